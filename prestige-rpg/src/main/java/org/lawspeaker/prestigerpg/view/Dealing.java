package org.lawspeaker.prestigerpg.view;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.prestigerpg.table.Cards;

/** The cards that a viewer does not see, in random order, dealt one by one. */
final class Dealing {
  /** Cards that may be in hands. */
  private final List<Integer> left = new ArrayList<>();

  /** Cards that are in the deck if nowhere else: Items lie open as soon as they are drawn. */
  private final List<Integer> inDeck = new ArrayList<>();

  Dealing(Cards cards, List<Integer> unseen, RandomGenerator random) {
    for (int card : unseen) {
      (cards.isItem(card) ? inDeck : left).add(card);
    }
    for (int i = left.size() - 1; i > 0; i--) {
      Collections.swap(left, i, random.nextInt(i + 1));
    }
  }

  int next() {
    return left.remove(left.size() - 1);
  }

  /** The next card of which this holds; empty if there is none. */
  Optional<Integer> next(IntPredicate fits) {
    for (int i = left.size() - 1; i >= 0; i--) {
      if (fits.test(left.get(i))) {
        return Optional.of(left.remove(i));
      }
    }
    return Optional.empty();
  }

  /** All that is still to be dealt. */
  Bag rest() {
    Bag rest = Bag.empty();
    for (int card : left) {
      rest = rest.with(card);
    }
    for (int card : inDeck) {
      rest = rest.with(card);
    }
    return rest;
  }
}
