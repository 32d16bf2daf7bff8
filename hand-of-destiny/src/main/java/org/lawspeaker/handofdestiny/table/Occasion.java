package org.lawspeaker.handofdestiny.table;

/** What makes an ability of a monster or boss due. */
public enum Occasion {
  /** It comes into view or into its position; for a boss, its phase begins. */
  APPEARS,
  /** A strength attack was made against it; for a boss, a critical hit as well. */
  ATTACKED
}
