package org.lawspeaker.handofdestiny.table;

/** Which hero abilities a step lets the player use (HOD-ORDER-06, -07, HOD-Q-40). */
public enum Uses {
  NONE,
  /** Those that prevent the monster ability that is due. */
  PREVENTING,
  /** Those that would change anything. */
  EFFECTIVE
}
