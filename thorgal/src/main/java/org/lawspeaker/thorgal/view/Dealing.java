package org.lawspeaker.thorgal.view;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.thorgal.setup.Starters;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Cards;

/** Cards that a viewer cannot place, in random order, dealt one by one. */
final class Dealing {
  private final List<Integer> left = new ArrayList<>();

  private Dealing(Pile cards, RandomGenerator random) {
    cards.forEach(left::add);
    for (int i = left.size() - 1; i > 0; i--) {
      Collections.swap(left, i, random.nextInt(i + 1));
    }
  }

  static Dealing of(Bag cards, RandomGenerator random) {
    return new Dealing(cards.toPile(), random);
  }

  /**
   * Cards for a deck whose list is a secret: any that one box holds beside those that were seen
   * (THO-Q-96), among them a companion that may start if none was seen (THO-Q-97).
   */
  static Dealing ofSecretList(
      Cards cards, Suit suit, Bag seen, int number, RandomGenerator random) {
    Bag box = Bag.empty();
    for (int card = 0; card < cards.count(suit); card++) {
      for (int copy = seen.count(card); copy < cards.copies(suit, card); copy++) {
        box = box.with(card);
      }
    }
    Dealing dealing = of(box, random);
    if (suit == Suit.DESTINY && number > 0 && !hasStarter(cards, seen)) {
      dealing.bringForward(cards);
    }
    while (dealing.left.size() > number) {
      dealing.left.remove(0);
    }
    return dealing;
  }

  private static boolean hasStarter(Cards cards, Bag seen) {
    for (int card = 0; card < cards.count(Suit.DESTINY); card++) {
      if (seen.count(card) > 0 && Starters.mayStart(cards, card)) {
        return true;
      }
    }
    return false;
  }

  private void bringForward(Cards cards) {
    for (int i = 0; i < left.size(); i++) {
      if (Starters.mayStart(cards, left.get(i))) {
        left.add(left.remove(i));
        return;
      }
    }
  }

  int next() {
    return left.remove(left.size() - 1);
  }

  /** Takes these cards out of those still to be dealt. */
  void remove(Pile cards) {
    cards.forEach(card -> left.remove(Integer.valueOf(card)));
  }

  /** All that is still to be dealt. */
  Bag rest() {
    Bag rest = Bag.empty();
    for (int card : left) {
      rest = rest.with(card);
    }
    return rest;
  }
}
