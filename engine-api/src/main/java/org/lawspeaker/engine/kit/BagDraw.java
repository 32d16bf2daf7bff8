package org.lawspeaker.engine.kit;

import java.util.function.IntFunction;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.lawspeaker.engine.Distribution;
import org.lawspeaker.engine.Fraction;
import org.lawspeaker.engine.Move;

/** The distribution of {@link Bag#draw}: one outcome for each kind of card, weighted by copies. */
record BagDraw<M extends Move>(Bag bag, IntFunction<M> move) implements Distribution<M> {
  BagDraw {
    if (bag.isEmpty()) {
      throw new IllegalArgumentException("a draw from an empty bag");
    }
  }

  @Override
  public M sample(RandomGenerator random) {
    return move.apply(bag.nth(random.nextInt(bag.size())));
  }

  @Override
  public Fraction probabilityOf(Move asked) {
    return Fraction.of(
        bag.stream().filter(card -> move.apply(card).equals(asked)).map(bag::count).sum(),
        bag.size());
  }

  @Override
  public Stream<M> outcomes() {
    return bag.stream().mapToObj(move);
  }

  @Override
  public int size() {
    return bag.kinds();
  }
}
