package org.lawspeaker.engine.laws;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.duel.BrokenDuel;
import org.lawspeaker.engine.duel.DuelMove;
import org.lawspeaker.engine.duel.DuelState;
import org.lawspeaker.engine.duel.SealedDuel;

/** Bugs in how games go on and end, planted one at a time: each is caught by its law. */
class PlantedEndingsTest {
  private static final Seat FIRST = Seat.of(0);

  @Test
  void playGoesOnCatchesADeadEnd() {
    BrokenDuel broken =
        new BrokenDuel() {
          @Override
          public ImmutableList<DuelMove> legalMoves(DuelState state) {
            return state.stake() == 3 ? ImmutableList.of() : super.legalMoves(state);
          }
        };
    Caught.by("play-goes-on", broken).saying("seat 0 owes a move and has none").after(8);
  }

  @Test
  void playGoesOnCatchesMovesAfterTheEnd() {
    BrokenDuel broken =
        new BrokenDuel() {
          @Override
          public ImmutableList<DuelMove> legalMoves(DuelState state) {
            return state.phase() == DuelState.Phase.OVER
                ? ImmutableList.of(new DuelMove.Stand(FIRST))
                : super.legalMoves(state);
          }
        };
    Caught.by("play-goes-on", broken).saying("while nobody owes a move");
  }

  @Test
  void playGoesOnCatchesAListedMoveThatFails() {
    BrokenDuel broken =
        new BrokenDuel() {
          @Override
          public DuelState apply(DuelState state, DuelMove move) {
            if (move instanceof DuelMove.Raise && state.stake() == 2) {
              throw new IllegalStateException("no such counter");
            }
            return super.apply(state, move);
          }
        };
    Caught.by("play-goes-on", broken)
        .saying("a move on offer fails: Raise[by=seat 0]")
        .after(8)
        .endingWith("seat 0 raises");
  }

  @Test
  void gamesEndCatchesAGameLongerThanStated() {
    BrokenDuel broken =
        new BrokenDuel() {
          @Override
          public GameInfo info() {
            return super.info().withLongest(9);
          }
        };
    Caught.by("games-end", broken).saying("longer than stated").expecting("9 plies").after(9);
  }

  @Test
  void gamesEndCatchesAnOutcomeThatForgetsASeat() {
    BrokenDuel broken =
        new BrokenDuel() {
          @Override
          public Pending<DuelMove> pending(DuelState state) {
            return super.pending(state).isOver()
                ? new Pending.Over<>(
                    Outcome.of(ImmutableList.of(Outcome.Result.WON), "Won.", SealedDuel.END))
                : super.pending(state);
          }
        };
    Caught.by("games-end", broken).saying("one result for each seat").expecting("2").finding("1");
  }
}
