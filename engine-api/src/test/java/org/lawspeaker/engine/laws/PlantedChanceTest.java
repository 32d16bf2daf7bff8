package org.lawspeaker.engine.laws;

import com.google.common.collect.ImmutableSet;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Distribution;
import org.lawspeaker.engine.Fraction;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.duel.BrokenDuel;
import org.lawspeaker.engine.duel.DuelMove;
import org.lawspeaker.engine.duel.DuelState;
import org.lawspeaker.engine.duel.SealedDuel;

/** Distributions that are not what they say. */
class PlantedChanceTest {
  private static final Seat FIRST = Seat.of(0);

  @Test
  void chanceIsExactCatchesProbabilitiesThatDoNotSumToOne() {
    Caught.by("chance-is-exact", new CrookedCoin(Fraction.of(1, 3), 2))
        .saying("the probabilities do not sum to one")
        .expecting("1")
        .finding("2/3");
  }

  @Test
  void chanceIsExactCatchesAWrongSize() {
    Caught.by("chance-is-exact", new CrookedCoin(Fraction.of(1, 2), 3))
        .saying("the size is not the number of outcomes");
  }

  @Test
  void chanceIsExactCatchesAnOutcomeThatCannotHappen() {
    Caught.by("chance-is-exact", new CrookedCoin(Fraction.ZERO, 2)).saying("cannot happen");
  }

  /** A coin whose distribution lies about its probability or its size. */
  private static final class CrookedCoin extends BrokenDuel {
    private final Fraction probability;
    private final int size;

    CrookedCoin(Fraction probability, int size) {
      this.probability = probability;
      this.size = size;
    }

    @Override
    public Pending<DuelMove> pending(DuelState state) {
      return state.phase() == DuelState.Phase.COIN
          ? new Pending.Chance<>(SealedDuel.TIES, coin())
          : super.pending(state);
    }

    private Distribution<DuelMove> coin() {
      ImmutableSet<DuelMove> sides =
          ImmutableSet.of(new DuelMove.Coin(FIRST), new DuelMove.Coin(Seat.of(1)));
      return new Distribution<>() {
        @Override
        public DuelMove sample(RandomGenerator random) {
          return sides.asList().get(random.nextInt(2));
        }

        @Override
        public Fraction probabilityOf(Move move) {
          return sides.contains(move) ? probability : Fraction.ZERO;
        }

        @Override
        public Stream<DuelMove> outcomes() {
          return sides.stream();
        }

        @Override
        public int size() {
          return size;
        }
      };
    }
  }
}
