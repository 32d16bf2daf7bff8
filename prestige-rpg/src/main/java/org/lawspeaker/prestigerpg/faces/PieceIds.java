package org.lawspeaker.prestigerpg.faces;

import org.lawspeaker.engine.Seat;

/** How pieces are called, in scenes and in choices. */
final class PieceIds {
  private PieceIds() {}

  /** A copy, from 1, of a card that a hand holds. */
  static String hand(Seen at, Seat seat, int card, int copy) {
    return copy("hand-" + seat.index() + "-" + at.ids().card(card), copy);
  }

  /** As equal pieces of one place are told apart. */
  static String copy(String name, int copy) {
    return copy == 1 ? name : name + "#" + copy;
  }

  /** A card that lies face down before a player, from 0. */
  static String set(Seat seat, int index) {
    return "set-" + seat.index() + "-" + (index + 1);
  }

  static String rider(int id) {
    return "rider-" + id;
  }

  static String item(int id) {
    return "item-" + id;
  }

  static String attack(int id) {
    return "attack-" + id;
  }

  /** A token of the encounter, from 0. */
  static String token(int token) {
    return "token-" + (token + 1);
  }

  static String encounter(Seen at) {
    return "encounter-" + at.ids().encounter(at.view().foe().card());
  }

  /** Who plays at a seat: it moves with the character. */
  static String character(Seen at, Seat seat) {
    return "character-" + at.ids().character(at.character(seat).orElseThrow());
  }

  /** What lies with a step under way, by the place of the step on the agenda. */
  static String underWay(int step) {
    return "under-way-" + step;
  }

  /** What lies with the step that asks. */
  static String underWay(Seen at) {
    return underWay(at.view().agenda().size() - 1);
  }
}
