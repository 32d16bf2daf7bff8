package org.lawspeaker.engine.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.duel.BrokenDuel;
import org.lawspeaker.engine.duel.DuelMove;
import org.lawspeaker.engine.duel.DuelState;
import org.lawspeaker.engine.duel.DuelView;

/** A walk makes the choices it is told, looks one move ahead, and ends where the game fails. */
class WalkTest {
  private static final int RAISE = 0;
  private static final int STAND = 1;
  private static final Staking HONEST = new Staking(false, 18);

  /** The higher the stake, the better for the leader; a raise to three may fail. */
  private static class Staking extends BrokenDuel {
    private final boolean failing;
    private final int longest;

    Staking(boolean failing, int longest) {
      this.failing = failing;
      this.longest = longest;
    }

    @Override
    public GameInfo info() {
      return super.info().withLongest(longest);
    }

    @Override
    public double evaluate(DuelState state, Seat seat) {
      return seat.index() == state.leader() ? state.stake() : -state.stake();
    }

    @Override
    public DuelState apply(DuelState state, DuelMove move) {
      return applyUnchecked(state, move);
    }

    @Override
    public DuelState applyUnchecked(DuelState state, DuelMove move) {
      if (failing && move instanceof DuelMove.Raise && state.stake() == 2) {
        throw new IllegalStateException("no third coin");
      }
      return super.applyUnchecked(state, move);
    }
  }

  /** A walk whose six cards are dealt, after these choices. */
  private static Walk<DuelState, DuelMove, DuelView> dealt(Staking game, int... choices) {
    Walk<DuelState, DuelMove, DuelView> walk = new Walk<>(game, Setup.of(2));
    for (int i = 0; i < 6; i++) {
      walk.step(i);
    }
    for (int choice : choices) {
      walk.step(choice);
    }
    return walk;
  }

  @Test
  void prefersTheChoiceAfterWhichTheSeatToMoveStandsBest() {
    assertThat(dealt(HONEST).best(STAND, RAISE)).isEqualTo(RAISE);
    assertThat(dealt(HONEST).best(RAISE, STAND)).isEqualTo(RAISE);
    assertThat(dealt(HONEST).best(STAND, STAND + 2, STAND + 4)).isEqualTo(STAND);
    assertThat(dealt(HONEST).best(STAND)).isEqualTo(STAND);
  }

  @Test
  void takesTheFirstChoiceOfChanceAndWhereThereIsButOneMove() {
    assertThat(new Walk<>(HONEST, Setup.of(2)).best(7, 8)).isEqualTo(7);
    assertThat(dealt(HONEST, RAISE, RAISE).best(3, 2)).isEqualTo(3);
  }

  @Test
  void goesWhereTheGameFails() {
    Staking worse =
        new Staking(true, 18) {
          @Override
          public double evaluate(DuelState state, Seat seat) {
            return -super.evaluate(state, seat);
          }
        };
    Walk<DuelState, DuelMove, DuelView> walk = dealt(worse, RAISE);

    assertThat(walk.best(STAND, RAISE)).isEqualTo(RAISE);
    assertThat(dealt(worse).best(RAISE, STAND)).isEqualTo(STAND);
  }

  @Test
  void keepsTheChoicesAndTheMovesAsTheyAreWritten() {
    Walk<DuelState, DuelMove, DuelView> walk = dealt(HONEST, RAISE, STAND);

    assertThat(walk.made().asList()).containsExactly(0, 1, 2, 3, 4, 5, RAISE, STAND);
    assertThat(walk.texts()).hasSize(8).endsWith("seat 0 raises", "seat 0 stands");
    assertThat(walk.fall()).isEmpty();
    assertThat(walk.canGoOn()).isTrue();
  }

  @Test
  void endsWithTheMoveThatFails() {
    Walk<DuelState, DuelMove, DuelView> walk = dealt(new Staking(true, 18), RAISE, RAISE);

    assertThat(walk.canGoOn()).isFalse();
    assertThat(walk.texts()).hasSize(8).endsWith("seat 0 raises", "seat 0 raises");
    assertThat(walk.at().orElseThrow().ply()).isEqualTo(7);
    Finding fall = walk.fall().orElseThrow();
    assertThat(fall.says()).startsWith("a move on offer fails: Raise");
    assertThat(fall.expected()).isEqualTo("an answer");
    assertThat(fall.found()).startsWith("java.lang.IllegalStateException: no third coin");
  }

  @Test
  void placesOfAFailureAreThoseOfTheGameAndAtMostEight() {
    RuntimeException deep = new IllegalStateException("deep");
    StackTraceElement game = new StackTraceElement("org.game.Rules", "apply", "Rules.java", 1);
    StackTraceElement laws =
        new StackTraceElement("org.lawspeaker.engine.laws.Walk", "step", "Walk.java", 2);
    deep.setStackTrace(new StackTraceElement[] {game, game, laws, game});
    assertThat(Walk.thrown("fails", deep).orElseThrow().found().split("\n")).hasSize(3);
    StackTraceElement[] many = new StackTraceElement[20];
    Arrays.fill(many, game);
    deep.setStackTrace(many);
    assertThat(Walk.thrown("fails", deep).orElseThrow().found().split("\n")).hasSize(9);
  }

  @Test
  void stopsWhenTheGameIsLongerThanItSays() {
    Walk<DuelState, DuelMove, DuelView> walk = new Walk<>(new Staking(false, 3), Setup.of(2));
    for (int i = 0; i < 3; i++) {
      walk.step(i);
    }
    assertThat(walk.canGoOn()).isTrue();
    walk.step(3);
    assertThat(walk.canGoOn()).isFalse();
  }
}
