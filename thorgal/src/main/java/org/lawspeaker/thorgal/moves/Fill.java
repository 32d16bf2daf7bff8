package org.lawspeaker.thorgal.moves;

import org.lawspeaker.engine.Seat;

/**
 * Stops drawing and puts cards from the deck on the pool, unseen, each for a fate point.
 *
 * @param seat who
 * @param cards how many, perhaps none (THO-Q-17)
 */
public record Fill(Seat seat, int cards) implements SeatMove {
  private static final int MOST_KEPT = 12;
  private static final Fill[][] EACH = new Fill[MOST_SEATS][MOST_KEPT];

  static {
    for (int seat = 0; seat < MOST_SEATS; seat++) {
      for (int cards = 0; cards < MOST_KEPT; cards++) {
        EACH[seat][cards] = new Fill(Seat.of(seat), cards);
      }
    }
  }

  /** The move of a seat at the table, mostly without making a new object. */
  public static Fill of(Seat seat, int cards) {
    return cards < MOST_KEPT ? EACH[seat.index()][cards] : new Fill(seat, cards);
  }
}
