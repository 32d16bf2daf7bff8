package org.lawspeaker.engine.kit;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableLongArray;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.lawspeaker.engine.Distribution;
import org.lawspeaker.engine.Fraction;
import org.lawspeaker.engine.Move;

/**
 * A table of outcomes with whole weights: each has the probability of its weight over the sum of
 * all.
 *
 * @param moves the outcomes, each once
 * @param weights the weight of each outcome, at least 1
 */
public record Weighted<M extends Move>(ImmutableList<M> moves, ImmutableLongArray weights)
    implements Distribution<M> {
  public Weighted {
    if (moves.isEmpty() || moves.size() != weights.length()) {
      throw new IllegalArgumentException(moves.size() + " moves, " + weights.length() + " weights");
    }
    if (ImmutableSet.copyOf(moves).size() < moves.size()) {
      throw new IllegalArgumentException("an outcome occurs twice: " + moves);
    }
    for (int i = 0; i < weights.length(); i++) {
      if (weights.get(i) < 1) {
        throw new IllegalArgumentException("a weight is at least 1: " + weights);
      }
    }
  }

  @Override
  public M sample(RandomGenerator random) {
    long left = random.nextLong(total());
    int at = 0;
    while (left >= weights.get(at)) {
      left -= weights.get(at);
      at++;
    }
    return moves.get(at);
  }

  @Override
  public Fraction probabilityOf(Move move) {
    int at = moves.indexOf(move);
    return at < 0 ? Fraction.ZERO : Fraction.of(weights.get(at), total());
  }

  @Override
  public Stream<M> outcomes() {
    return moves.stream();
  }

  @Override
  public int size() {
    return moves.size();
  }

  private long total() {
    long total = 0;
    for (int i = 0; i < weights.length(); i++) {
      total = Math.addExact(total, weights.get(i));
    }
    return total;
  }
}
