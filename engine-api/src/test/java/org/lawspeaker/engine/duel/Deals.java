package org.lawspeaker.engine.duel;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.lawspeaker.engine.Distribution;
import org.lawspeaker.engine.Fraction;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;

/** A card from the bag for a seat; of two equal cards it does not matter which. */
record Deals(Seat to, ImmutableList<Integer> bag) implements Distribution<DuelMove> {
  @Override
  public DuelMove sample(RandomGenerator random) {
    return new DuelMove.Deal(to, bag.get(random.nextInt(bag.size())));
  }

  @Override
  public Fraction probabilityOf(Move move) {
    return move instanceof DuelMove.Deal deal && deal.to().equals(to)
        ? Fraction.of(ImmutableMultiset.copyOf(bag).count(deal.number()), bag.size())
        : Fraction.ZERO;
  }

  @Override
  public Stream<DuelMove> outcomes() {
    return bag.stream().distinct().map(number -> new DuelMove.Deal(to, number));
  }

  @Override
  public int size() {
    return ImmutableMultiset.copyOf(bag).elementSet().size();
  }
}
