package org.lawspeaker.handofdestiny.table;

/** When a potion acts (HOD-POTION-01, HOD-Q-67). */
public enum PotionMoment {
  /** As soon as it is bought. */
  AT_ONCE,
  /** In the set-up of the next wave, after the starting strength cards are taken. */
  NEXT_SETUP
}
