package org.lawspeaker.thorgal.laws;

import java.util.random.RandomGenerator;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Heap;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Cards;
import org.lawspeaker.thorgal.table.DestinyCard;
import org.lawspeaker.thorgal.table.DestinyType;

/**
 * Cards of a deck whose list is a secret: as many copies as one box holds (THO-Q-96), with a
 * companion that may start (THO-Q-97, THO-SETUP-06).
 */
final class SecretList {
  private static final int MOST_COST = 3;

  private SecretList() {}

  /** So many cards beside those that are known, in random order. */
  static Heap draw(Cards cards, Suit suit, Bag known, int number, RandomGenerator random) {
    Heap box = Heap.empty();
    for (int card = 0; card < cards.count(suit); card++) {
      for (int copy = known.count(card); copy < cards.copies(suit, card); copy++) {
        box.add(card);
      }
    }
    box.shuffle(random);
    if (suit == Suit.DESTINY) {
      box.next(card -> mayStart(cards.destiny(card).card)).ifPresent(box::add);
    }
    return box.keep(number).shuffle(random);
  }

  private static boolean mayStart(DestinyCard card) {
    return card.type() == DestinyType.COMPANION && card.cost() <= MOST_COST;
  }
}
