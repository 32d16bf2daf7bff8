package org.lawspeaker.gloomkilforth.faces;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.table.Cards;

/** The ids of faces: cards as moves write them, their other sides, tokens and backs. */
final class FaceIds {
  /** What stands on the map for an Ancient that has come. */
  static final String ANCIENT = "token.ancient";

  private FaceIds() {}

  static String of(Cards cards, int card) {
    return cards.index.name(card);
  }

  /** The side of a location that is up. */
  static String side(Cards cards, int location, boolean isGloom) {
    return of(cards, location) + (isGloom ? ".gloom" : "");
  }

  static String hero(Seat seat) {
    return "token.hero-" + seat.index();
  }

  /** The back of a reward card. */
  static String back(RewardType type) {
    return "back." + type.keyword();
  }
}
