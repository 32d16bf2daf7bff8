package org.lawspeaker.engine;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Outcome.Result;
import org.lawspeaker.engine.duel.BrokenDuel;
import org.lawspeaker.engine.duel.DuelMove;
import org.lawspeaker.engine.duel.DuelState;
import org.lawspeaker.engine.duel.Line;
import org.lawspeaker.engine.duel.SealedDuel;

/** What a game that has no opinion of its own thinks of a position. */
class GameTest {
  private static BrokenDuel over(Result... results) {
    return new BrokenDuel() {
      @Override
      public Pending<DuelMove> pending(DuelState state) {
        return new Pending.Over<>(
            Outcome.of(ImmutableList.copyOf(results), "over", SealedDuel.STAKE));
      }
    };
  }

  @Test
  void anEndedGameIsWorthItsResult() {
    BrokenDuel decided = over(Result.LOST, Result.WON);

    assertThat(decided.evaluate(Line.state(), Seat.of(0))).isZero();
    assertThat(decided.evaluate(Line.state(), Seat.of(1))).isEqualTo(1);
    assertThat(over(Result.DREW, Result.DREW).evaluate(Line.state(), Seat.of(1))).isEqualTo(0.5);
  }

  @Test
  void aGameThatGoesOnIsUndecided() {
    assertThat(new BrokenDuel().evaluate(Line.state(), Seat.of(0))).isEqualTo(0.5);
  }
}
