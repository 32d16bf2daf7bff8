package org.lawspeaker.engine;

import java.util.function.IntFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What Nature may do and how likely each of it is. Probabilities are exact and sum to one.
 *
 * <pre>{@code
 * EmberCourt game = new EmberCourtProvider().game();
 * Court court = game.start(Setup.of(2)).orThrow();
 * if (game.pending(court) instanceof Pending.Chance<EmberMove> chance) {
 *   System.out.println(chance.outcomes().size()); // 8
 *   System.out.println(chance.outcomes().probabilityOf(new EmberMove.Draw(8))); // 1/8
 *   System.out.println(chance.outcomes().probabilityOf(new EmberMove.Draw(9))); // 0
 * }
 * }</pre>
 *
 * @param <M> the game's moves
 */
public interface Distribution<M extends Move> {
  /** One outcome, drawn with its probability. Never makes the whole list. */
  M sample(RandomGenerator random);

  /** The probability of this move; zero for any move that cannot happen here. */
  Fraction probabilityOf(Move move);

  /** Every outcome of positive probability, each once, made one at a time. */
  Stream<M> outcomes();

  /** How many outcomes there are, at least 1. */
  int size();

  /**
   * Equally likely outcomes, made by index when they are asked for.
   *
   * @param size how many, at least 1
   * @param at the outcome of an index below {@code size}; equal outcomes only for equal indexes
   */
  static <M extends Move> Distribution<M> uniform(int size, IntFunction<M> at) {
    return new Uniform<>(size, at);
  }

  /** The distribution of {@link #uniform}. */
  record Uniform<M extends Move>(int size, IntFunction<M> at) implements Distribution<M> {
    public Uniform {
      if (size < 1) {
        throw new IllegalArgumentException("chance with no outcome");
      }
    }

    @Override
    public M sample(RandomGenerator random) {
      return at.apply(random.nextInt(size));
    }

    @Override
    public Fraction probabilityOf(Move move) {
      return outcomes().anyMatch(move::equals) ? Fraction.of(1, size) : Fraction.ZERO;
    }

    @Override
    public Stream<M> outcomes() {
      return IntStream.range(0, size).mapToObj(at);
    }
  }
}
