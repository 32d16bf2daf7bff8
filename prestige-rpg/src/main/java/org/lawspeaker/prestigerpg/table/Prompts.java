package org.lawspeaker.prestigerpg.table;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.prestigerpg.state.Settings;

/** What is asked after a flip, for every card of the draw deck and every seat: made once. */
public final class Prompts {
  /** Three to six play (PRE-Q-01). */
  private static final int SEATS = Settings.MOST_SEATS;

  private final Window[][] flipped;

  Prompts(Cards cards) {
    flipped = new Window[cards.deckKinds()][SEATS];
    for (int card = 0; card < flipped.length; card++) {
      for (int seat = 0; seat < SEATS; seat++) {
        String about = Seat.of(seat) + "'s " + cards.printed(card);
        flipped[card][seat] =
            Window.of(
                "flipped",
                "Play something on " + about + "?",
                Citation.of("PRE-Q-10"),
                Citation.of("PRE-PRIO-01"));
      }
    }
  }

  /** The window after the flip of this card of a seat. */
  public Window flipped(int card, Seat owner) {
    return flipped[card][owner.index()];
  }
}
