package org.lawspeaker.gloomkilforth;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.table.GloomState;

/** Players without a plan play on to the end. */
class RandomPlayTest {
  private static GloomState played(Setup setup, long seed) {
    GloomOfKilforth game = Scene.GAME;
    SplittableRandom random = new SplittableRandom(seed);
    GloomState state = game.start(setup).orThrow();
    for (int ply = 0; ply < 50_000 && !game.pending(state).isOver(); ply++) {
      Pending<GloomMove> pending = game.pending(state);
      ImmutableList<GloomMove> legal = game.legalMoves(state);
      GloomMove move =
          pending instanceof Pending.Chance<GloomMove> chance
              ? chance.outcomes().sample(random)
              : legal.get(random.nextInt(legal.size()));
      state = game.applyUnchecked(state, move);
    }
    return state;
  }

  @Test
  void gamesOfOneToFourHeroesEnd() {
    for (int seats = 1; seats <= 4; seats++) {
      GloomState end = played(Setup.of(seats), seats);
      assertThat(Scene.GAME.pending(end).isOver()).as(seats + " seats").isTrue();
    }
  }

  @Test
  void aCompetitiveGameEndsWithAWinner() {
    GloomState end = played(Setup.of(3).with("format", "competitive"), 5);

    assertThat(((Pending.Over<GloomMove>) Scene.GAME.pending(end)).outcome().winners())
        .isNotEmpty();
  }
}
