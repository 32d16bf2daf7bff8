package org.lawspeaker.engine.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.duel.BrokenDuel;
import org.lawspeaker.engine.duel.DuelMove;
import org.lawspeaker.engine.duel.DuelState;
import org.lawspeaker.engine.duel.DuelView;
import org.lawspeaker.engine.duel.Line;

class GreedyPlayerTest {
  private static final Seat FIRST = Seat.of(0);
  private static final Seat SECOND = Seat.of(1);

  /** The first seat likes high stakes, the second low ones. */
  private static final BrokenDuel DUEL =
      new BrokenDuel() {
        @Override
        public double evaluate(DuelState state, Seat seat) {
          double stake = state.stake() / 10.0;
          return seat.equals(FIRST) ? stake : 1 - stake;
        }
      };

  private static final DuelMove RAISE = new DuelMove.Raise(FIRST);
  private static final DuelMove STAND = new DuelMove.Stand(FIRST);

  private static DuelMove chosen(Seat judge, int seed, DuelMove... legal) {
    Question<DuelMove, DuelView> question =
        new QuestionBuilder<DuelMove, DuelView>()
            .from(Question.of(DUEL, Line.state(), FIRST).orElseThrow())
            .seat(judge)
            .view(DUEL.view(Line.state(), judge))
            .legal(ImmutableList.copyOf(legal))
            .build();
    return new GreedyPlayer<>(DUEL, new SplittableRandom(seed)).choose(question);
  }

  @Test
  void takesTheMoveAfterWhichItsSeatStandsBest() {
    for (int seed = 0; seed < 20; seed++) {
      assertThat(chosen(FIRST, seed, RAISE, STAND)).isEqualTo(RAISE);
      assertThat(chosen(FIRST, seed, STAND, RAISE)).isEqualTo(RAISE);
      assertThat(chosen(SECOND, seed, RAISE, STAND)).isEqualTo(STAND);
    }
  }

  @Test
  void takesAnyOfEqualMoves() {
    Set<DuelMove> chosen = new HashSet<>();
    DuelMove[] cards = {new DuelMove.Seal(FIRST, 1), new DuelMove.Seal(FIRST, 2)};
    Question<DuelMove, DuelView> question =
        new QuestionBuilder<DuelMove, DuelView>()
            .from(Question.of(DUEL, Line.state("seat 0 stands"), FIRST).orElseThrow())
            .legal(ImmutableList.copyOf(cards))
            .build();
    for (int seed = 0; seed < 20; seed++) {
      chosen.add(new GreedyPlayer<>(DUEL, new SplittableRandom(seed)).choose(question));
    }
    assertThat(chosen).containsExactlyInAnyOrder(cards);
  }
}
