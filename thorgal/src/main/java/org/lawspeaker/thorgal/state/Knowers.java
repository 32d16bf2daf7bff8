package org.lawspeaker.thorgal.state;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Deck;

/**
 * Who knows the identity of a card, as five bits: one for each seat, and one for the public. In a
 * {@link Deck} the same is a mask of 64 bits.
 */
public final class Knowers {
  /** How many bits there are. */
  public static final int BITS = 5;

  public static final int NOBODY = 0;

  /** Every seat and every onlooker. */
  public static final int EVERYBODY = (1 << BITS) - 1;

  private Knowers() {}

  public static int only(Seat seat) {
    return 1 << seat.index();
  }

  /** As a deck writes it. */
  public static long inDeck(int knowers) {
    return knowers == EVERYBODY ? Deck.EVERYBODY : knowers;
  }

  /** From what a deck says. */
  public static int fromDeck(long mask) {
    return (int) mask & EVERYBODY;
  }
}
