package org.lawspeaker.handofdestiny.table;

/** When a monster's ability counts (HOD-ABILTYPE-01, -04, -07, -08). */
public enum AbilityType {
  /** Counts as long as the monster is visible. */
  NORMAL,
  /** Carried out once in a wave, as soon as the monster becomes visible. */
  INSTANT,
  /** Counts while the monster is in front position. */
  FRONT,
  /** Counts while the monster is in second position. */
  SECOND
}
