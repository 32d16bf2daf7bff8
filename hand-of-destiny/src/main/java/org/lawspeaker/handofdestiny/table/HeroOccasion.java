package org.lawspeaker.handofdestiny.table;

/** What sets off a stock ability by itself (HOD-Q-78). */
public enum HeroOccasion {
  /** The hero has taken a monster's damage, at least 1, and the monster has gone (HOD-RAGE-02). */
  MONSTER_DAMAGE_TAKEN
}
