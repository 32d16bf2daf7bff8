package org.lawspeaker.thorgal.faces;

import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Cards;

/** The ids of faces: cards as moves write them, lands with their kind, a face for each side. */
final class FaceIds {
  private FaceIds() {}

  static String of(Cards cards, Suit suit, int card) {
    return cards.name(suit, card);
  }

  static String back(Suit suit) {
    return "back." + suit.says();
  }

  static String front(Cards cards, int land) {
    return "land." + cards.landName(land);
  }

  static String conquered(Cards cards, int land) {
    return front(cards, land) + ".conquered";
  }

  /** The side that is up. */
  static String of(Cards cards, Land land) {
    return land.isConquered() ? conquered(cards, land.card()) : front(cards, land.card());
  }
}
