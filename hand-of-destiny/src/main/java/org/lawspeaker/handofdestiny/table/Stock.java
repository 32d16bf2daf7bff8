package org.lawspeaker.handofdestiny.table;

/** Whether a hero ability is a stock ability (HOD-HEROABIL-05, HOD-STOCK-04). */
public enum Stock {
  /** Not a stock ability: it is paid for. */
  NONE,
  /** Free, any number of times, or lasting. */
  FREE,
  /** Free, once in a wave. */
  ONCE
}
