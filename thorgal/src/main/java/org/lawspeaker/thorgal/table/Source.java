package org.lawspeaker.thorgal.table;

import org.lawspeaker.engine.Seat;

/**
 * Where an effect comes from.
 *
 * @param user who uses it: "you" on the card (THO-Q-86)
 * @param kind what sort of card it is on
 * @param card which card
 * @param id its id in play, 0 if it is not in play
 */
public record Source(Seat user, Kind kind, int card, int id) {
  /** The kinds of cards, all of which have effects (THO-CARD-01). */
  public enum Kind {
    /** A companion, support or event. */
    DESTINY,
    BANE,
    LAND
  }
}
