package org.lawspeaker.engine.laws;

import com.google.common.collect.ImmutableList;
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
  private static final ImmutableList<DuelMove> COINS =
      ImmutableList.of(new DuelMove.Coin(FIRST), new DuelMove.Coin(Seat.of(1)));

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

  @Test
  void chanceIsExactCatchesAnOutcomeThatIsListedTwice() {
    Caught.by("chance-is-exact", new CrookedCoin(Fraction.of(1, 4), 4, twice(COINS), COINS))
        .saying("an outcome is listed more than once");
  }

  private static ImmutableList<DuelMove> twice(ImmutableList<DuelMove> moves) {
    return ImmutableList.<DuelMove>builder().addAll(moves).addAll(moves).build();
  }

  @Test
  void chanceIsExactCatchesAMoveThatIsNotNatures() {
    ImmutableList<DuelMove> stands =
        ImmutableList.of(new DuelMove.Stand(FIRST), new DuelMove.Stand(Seat.of(1)));

    Caught.by("chance-is-exact", new CrookedCoin(Fraction.of(1, 2), 2, stands, stands))
        .saying("chance makes somebody's move");
  }

  @Test
  void chanceIsExactCatchesADrawThatIsNoOutcome() {
    Caught.by(
            "chance-is-exact",
            new CrookedCoin(Fraction.ONE, 1, ImmutableList.of(COINS.get(0)), COINS))
        .saying("what is drawn is not among the outcomes")
        .finding("Coin[winner=seat 1]");
  }

  @Test
  void chanceIsExactCatchesAProbabilityOfWhatIsNoOutcome() {
    Caught.by(
            "chance-is-exact",
            new CrookedCoin(
                Fraction.ONE, 1, ImmutableList.of(COINS.get(0)), ImmutableList.of(COINS.get(0))) {
              @Override
              Fraction probabilityOf(Move move) {
                return Fraction.ONE;
              }
            })
        .saying("what is not among the outcomes has a probability");
  }

  /** A coin whose distribution lies about its probability, its size or its outcomes. */
  private static class CrookedCoin extends BrokenDuel {
    private final Fraction probability;
    private final int size;
    private final ImmutableList<DuelMove> listed;
    private final ImmutableList<DuelMove> drawn;

    CrookedCoin(Fraction probability, int size) {
      this(probability, size, COINS, COINS);
    }

    CrookedCoin(
        Fraction probability,
        int size,
        ImmutableList<DuelMove> listed,
        ImmutableList<DuelMove> drawn) {
      this.probability = probability;
      this.size = size;
      this.listed = listed;
      this.drawn = drawn;
    }

    Fraction probabilityOf(Move move) {
      return listed.contains(move) ? probability : Fraction.ZERO;
    }

    @Override
    public Pending<DuelMove> pending(DuelState state) {
      return state.phase() == DuelState.Phase.COIN
          ? new Pending.Chance<>(SealedDuel.TIES, coin())
          : super.pending(state);
    }

    private Distribution<DuelMove> coin() {
      return new Distribution<>() {
        @Override
        public DuelMove sample(RandomGenerator random) {
          return drawn.get(random.nextInt(drawn.size()));
        }

        @Override
        public Fraction probabilityOf(Move move) {
          return CrookedCoin.this.probabilityOf(move);
        }

        @Override
        public Stream<DuelMove> outcomes() {
          return listed.stream();
        }

        @Override
        public int size() {
          return size;
        }
      };
    }
  }
}
