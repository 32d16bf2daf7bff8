package org.lawspeaker.engine.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.duel.BrokenDuel;
import org.lawspeaker.engine.duel.DuelMove;
import org.lawspeaker.engine.duel.DuelState;
import org.lawspeaker.engine.duel.DuelView;
import org.lawspeaker.engine.duel.Line;
import org.lawspeaker.engine.duel.SealedDuel;

class BlindPlayerTest {
  private static final Seat FIRST = Seat.of(0);
  private static final Seat SECOND = Seat.of(1);

  /** A duel that nobody may look at. */
  private static final class Dark extends BrokenDuel {
    @Override
    public DuelView view(DuelState state, Viewer viewer) {
      throw new AssertionError("nobody looks");
    }
  }

  private static Roster<DuelState, DuelMove, DuelView> roster(
      BlindPlayer<DuelMove, DuelView> first) {
    return Roster.<DuelState, DuelMove, DuelView>empty()
        .with(FIRST, first)
        .with(SECOND, new RandomPlayer<>(new SplittableRandom(2)))
        .withNature(new SplittableRandom(3));
  }

  @Test
  void playsAMatchInWhichNoViewIsMade() {
    Referee<DuelState, DuelMove, DuelView> referee =
        Referee.open(new Dark(), Line.TWO, roster(legal -> legal.get(0))).orThrow();

    assertThat(referee.run().isOver()).isTrue();
  }

  @Test
  void choosesTheSameWhenItIsAskedAQuestion() {
    BlindPlayer<DuelMove, DuelView> last = legal -> legal.get(legal.size() - 1);
    DuelState state = Line.state();
    Player<DuelMove, DuelView> player = last;

    assertThat(player.choose(Question.of(new SealedDuel(), state, FIRST).orElseThrow()))
        .isEqualTo(last.choose(new SealedDuel().legalMoves(state, FIRST)));
  }

  @Test
  void isHeldToWhatItWasOffered() {
    DuelMove other = new DuelMove.Seal(FIRST, 1);
    Referee<DuelState, DuelMove, DuelView> referee =
        Referee.open(new SealedDuel(), Line.TWO, roster((ImmutableList<DuelMove> legal) -> other))
            .orThrow();

    assertThatThrownBy(referee::run).hasMessage("seat 0 was not offered " + other);
  }
}
