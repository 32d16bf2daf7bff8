package org.lawspeaker.prestigerpg.laws;

import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;

/** Shuffles by the generator of a law, so that a breach can be found again. */
final class Shuffling {
  private Shuffling() {}

  static void shuffle(List<Integer> cards, RandomGenerator random) {
    for (int i = cards.size() - 1; i > 0; i--) {
      Collections.swap(cards, i, random.nextInt(i + 1));
    }
  }
}
