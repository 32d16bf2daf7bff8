package org.lawspeaker.engine.cards;

/** Where the facts of a card come from. */
public enum Provenance {
  /** Printed in the rulebook. */
  RULEBOOK,
  /** Published elsewhere by the game's makers or owners. */
  PUBLIC,
  /** Made for this library, to fill the decks. */
  HOUSE
}
