package org.lawspeaker.engine.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.duel.BrokenDuel;
import org.lawspeaker.engine.duel.BrokenNotation;
import org.lawspeaker.engine.duel.DuelMove;
import org.lawspeaker.engine.duel.DuelState;
import org.lawspeaker.engine.duel.DuelView;

/** Short games are always replayed, long ones as often as the law says. */
class ReplayEqualsPlayTest {
  private static final int DRAWS = 400;

  /** A duel in which nothing that Nature does changes anything, and no move can be read again. */
  private static final class Standstill extends BrokenDuel {
    @Override
    public DuelState apply(DuelState state, DuelMove move) {
      return state;
    }

    @Override
    public Notation<DuelState, DuelMove, DuelView> notation() {
      return new BrokenNotation() {
        @Override
        public Checked<DuelMove> readMove(DuelState state, String text) {
          return Checked.bad("", "unreadable");
        }
      };
    }
  }

  /** Of so many draws, how many find that a game of so many plies does not replay. */
  private static long found(int plies) {
    Standstill game = new Standstill();
    Setup setup = Setup.of(2);
    Situation<DuelState, DuelMove, DuelView> at =
        Situation.start(game, setup, game.start(setup).orThrow());
    DuelMove move = at.some(1, new SplittableRandom(1)).get(0);
    for (int i = 0; i < plies; i++) {
      at = at.after(move);
    }
    Situation<DuelState, DuelMove, DuelView> end = at;
    return IntStream.range(0, DRAWS).filter(seed -> isFound(end, Seeds.mix(7, seed))).count();
  }

  private static boolean isFound(Situation<DuelState, DuelMove, DuelView> end, long seed) {
    return new ReplayEqualsPlay<DuelState, DuelMove, DuelView>()
        .check(end, new SplittableRandom(seed))
        .isPresent();
  }

  @Test
  void everyShortGameIsReplayed() {
    assertThat(found(ReplayEqualsPlay.SHORT)).isEqualTo(DRAWS);
  }

  @Test
  void oneInFourLongGamesIsReplayed() {
    assertThat(found(ReplayEqualsPlay.SHORT + 1)).isBetween(DRAWS / 4 - 40L, DRAWS / 4 + 40L);
  }
}
