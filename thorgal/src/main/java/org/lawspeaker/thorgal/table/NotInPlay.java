package org.lawspeaker.thorgal.table;

import java.util.Optional;
import org.lawspeaker.thorgal.state.Suit;

/**
 * Cards of the pack that are not in play, as moves may name them, which judging refuses: each kind
 * of card has a number of its own, above all that cards in play are given.
 */
final class NotInPlay {
  private static final int FIRST = 1 << 24;

  private NotInPlay() {}

  /** The number of the card or land of this name. */
  static Optional<Integer> find(Cards cards, String name) {
    int bane = cards.count(Suit.DESTINY);
    int lands = bane + cards.count(Suit.BANE);
    return cards
        .find(Suit.DESTINY, name)
        .or(() -> cards.find(Suit.BANE, name).map(card -> bane + card))
        .or(() -> cards.findLand(name).map(land -> lands + land))
        .map(card -> FIRST + card);
  }

  /** The name of the card or land of this number; empty if it is none of them. */
  static Optional<String> name(Cards cards, int number) {
    int bane = cards.count(Suit.DESTINY);
    int lands = bane + cards.count(Suit.BANE);
    int card = number - FIRST;
    if (card < 0 || card >= lands + cards.lands()) {
      return Optional.empty();
    }
    return Optional.of(
        card < bane
            ? cards.name(Suit.DESTINY, card)
            : card < lands ? cards.name(Suit.BANE, card - bane) : cards.landName(card - lands));
  }
}
