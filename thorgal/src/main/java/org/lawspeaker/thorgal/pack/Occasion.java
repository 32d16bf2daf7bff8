package org.lawspeaker.thorgal.pack;

/** Something that sets an effect off. */
public enum Occasion {
  /** A card is played as an action (THO-Q-105). */
  PLAYED,
  /** A card enters play, played or put there (THO-Q-105). */
  ENTERS,
  ACTIVATED,
  PHASE_STARTS,
  PHASE_ENDS,
  STEP_STARTS,
  STEP_ENDS,
  ROUND_STARTS,
  ROUND_ENDS,
  DESTINATION_CHOSEN,
  JOURNEY_SUCCEEDS,
  JOURNEY_FAILS,
  /** A companion goes to oppose a journey. */
  OPPOSES,
  /** A companion comes back from opposing. */
  RETURNS,
  /** A player has received damage. */
  DAMAGE_RECEIVED,
  /** A card is destroyed. */
  DESTROYED,
  /** A card is discarded by an effect. */
  DISCARDED,
  /** A card is drawn. */
  DRAWN,
  /** A symbol of a side bar has been resolved. */
  SYMBOL_RESOLVED,
  UPKEEP_CHECKED,
  UPKEEP_MET,
  UPKEEP_FAILED
}
