package org.lawspeaker.engine.laws;

import com.google.common.primitives.ImmutableIntArray;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;

/**
 * Where a playout takes its choices from, one number a ply. A seat's move is the legal move of that
 * index, counted round; for chance, the number seeds the draw. Any list of numbers is a playout, so
 * lists can be cut and shrunk at will.
 */
@FunctionalInterface
public interface Choices {
  /** Above every number that a playout needs. */
  int BOUND = 1 << 30;

  /** The next choice, at least 0; empty if the playout is to end here. */
  OptionalInt next();

  /** Choices without end. */
  static Choices random(RandomGenerator random) {
    return () -> OptionalInt.of(random.nextInt(BOUND));
  }

  /** These choices, each used once. */
  static Choices of(ImmutableIntArray choices) {
    return new Choices() {
      private int used;

      @Override
      public OptionalInt next() {
        return used < choices.length() ? OptionalInt.of(choices.get(used++)) : OptionalInt.empty();
      }
    };
  }
}
