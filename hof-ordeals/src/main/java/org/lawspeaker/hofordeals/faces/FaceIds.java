package org.lawspeaker.hofordeals.faces;

import java.util.Locale;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.hofordeals.state.Rank;
import org.lawspeaker.hofordeals.table.Cards;

/** The ids of faces: cards as moves write them, backs and tokens with what they are. */
final class FaceIds {
  /** The weapon printed on every Player Board (HOF-SETUP-08). */
  static final String RUSTY_AXE = "board.rusty-axe";

  static final String KING = "token.king";

  /** An Encounter that lies face down. */
  static final String ENCOUNTER = "back.encounter";

  private FaceIds() {}

  static String of(Cards cards, int card) {
    return cards.index.name(card);
  }

  /** The back of the Royalty of a rank. */
  static String back(Rank rank) {
    return "back." + rank.name().toLowerCase(Locale.ROOT);
  }

  static String hero(Seat seat) {
    return "token.hero-" + seat.index();
  }
}
