package org.lawspeaker.thorgal.laws;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.kit.Bag;
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
  static List<Integer> draw(Cards cards, Suit suit, Bag known, int number, RandomGenerator random) {
    List<Integer> box = new ArrayList<>();
    for (int card = 0; card < cards.count(suit); card++) {
      for (int copy = known.count(card); copy < cards.copies(suit, card); copy++) {
        box.add(card);
      }
    }
    shuffle(box, random);
    if (suit == Suit.DESTINY) {
      starterFirst(cards, box);
    }
    List<Integer> drawn = new ArrayList<>(box.subList(0, number));
    shuffle(drawn, random);
    return drawn;
  }

  private static void starterFirst(Cards cards, List<Integer> box) {
    for (int i = 0; i < box.size(); i++) {
      DestinyCard card = cards.destiny(box.get(i)).card;
      if (card.type() == DestinyType.COMPANION && card.cost() <= MOST_COST) {
        Collections.swap(box, 0, i);
        return;
      }
    }
  }

  static void shuffle(List<Integer> cards, RandomGenerator random) {
    for (int i = cards.size() - 1; i > 0; i--) {
      Collections.swap(cards, i, random.nextInt(i + 1));
    }
  }
}
