package org.lawspeaker.prestigerpg.state;

/** Where something that is done comes from. */
public enum Origin {
  /** A card from a hand. */
  CARD,
  /** An Item or Relic. */
  ITEM,
  /** The ability of a character. */
  ABILITY,
  /** An attack that was played. */
  ATTACK,
  /** The Encounter card. */
  ENCOUNTER,
  /** The active Event. */
  EVENT,
  /** The Adventure Module. */
  MODULE
}
