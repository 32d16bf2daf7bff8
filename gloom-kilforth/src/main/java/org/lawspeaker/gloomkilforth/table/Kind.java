package org.lawspeaker.gloomkilforth.table;

/** The kinds of cards and tokens. */
public enum Kind {
  LOCATION,
  RACE,
  CLASS,
  SKILL,
  CHAPTER,
  FINALE,
  TOTEM,
  ENCOUNTER,
  REWARD,
  NIGHT,
  ANCIENT,
  ABILITIES,
  PLOT,
  LOOT
}
