package org.lawspeaker.engine.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Transition;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.Violation;
import org.lawspeaker.engine.duel.BrokenDuel;
import org.lawspeaker.engine.duel.DuelMove;
import org.lawspeaker.engine.duel.DuelState;
import org.lawspeaker.engine.duel.DuelView;
import org.lawspeaker.engine.duel.Line;
import org.lawspeaker.engine.duel.SealedDuel;

class TakeBackTest {
  private final SealedDuel duel = new SealedDuel();

  private static TakeBack last(Game<DuelState, DuelMove, DuelView> game, String... texts) {
    ImmutableList<DuelMove> moves = Line.moves(texts);
    DuelState before = game.start(Line.TWO).orThrow();
    for (DuelMove move : moves.subList(0, moves.size() - 1)) {
      before = game.apply(before, move);
    }
    DuelMove move = moves.get(moves.size() - 1);
    return TakeBack.of(game, 2, new Played<>(before, move, game.explain(before, move), false));
  }

  private static BrokenDuel telling(Event event) {
    return new BrokenDuel() {
      @Override
      public Transition<DuelState> explain(DuelState state, DuelMove move) {
        return new Transition<>(super.explain(state, move).next(), ImmutableList.of(event));
      }
    };
  }

  @Test
  void isFreeForAnOpenChoiceOfASeatThatStillOwes() {
    assertThat(last(duel, "seat 0 raises")).isEqualTo(TakeBack.FREE);
  }

  @Test
  void isFreeWhileTheSeatOwesAlthoughAnotherOwesToo() {
    assertThat(last(duel, "seat 0 stands")).isEqualTo(TakeBack.FREE);
  }

  @Test
  void isRefusedForASealedChoice() {
    assertThat(last(duel, "seat 0 stands", "seat 0 seals 1")).isEqualTo(TakeBack.TURN_PASSED);
  }

  @Test
  void isRefusedForChance() {
    assertThat(last(duel)).isEqualTo(TakeBack.CHANCE_MOVED);
  }

  @Test
  void isRefusedAfterAnEventThatOnlySomeWereTold() {
    Event secret =
        Event.secret(
            SealedDuel.STAKE, "peek", "You peek.", ImmutableMap.of(), ImmutableSet.of(Seat.of(0)));
    assertThat(last(telling(secret), "seat 0 raises")).isEqualTo(TakeBack.SECRET_LEARNED);
  }

  @Test
  void isFreeAfterAnEventThatTellsNothingHidden() {
    Event open = Event.open(SealedDuel.STAKE, "raised", "Raised.", ImmutableMap.of());
    assertThat(last(telling(open), "seat 0 raises")).isEqualTo(TakeBack.FREE);
  }

  @Test
  void isRefusedAfterAnOpenEventThatDependsOnAHiddenHand() {
    BrokenDuel telling =
        new BrokenDuel() {
          @Override
          public Transition<DuelState> explain(DuelState state, DuelMove move) {
            Event event =
                Event.open(SealedDuel.STAKE, "raised", "" + state.hands(), ImmutableMap.of());
            return new Transition<>(super.explain(state, move).next(), ImmutableList.of(event));
          }
        };
    assertThat(last(telling, "seat 0 raises")).isEqualTo(TakeBack.SECRET_LEARNED);
  }

  @Test
  void isRefusedIfTheMoveShowsWhatTheSeatHolds() {
    BrokenDuel boasting =
        new BrokenDuel() {
          @Override
          public Verdict judge(DuelState state, DuelMove move) {
            return move instanceof DuelMove.Raise && !state.hands().get(0).contains(3)
                ? Verdict.illegal(Violation.of(SealedDuel.STAKE, "weak"))
                : super.judge(state, move);
          }
        };
    assertThat(last(boasting, "seat 0 raises")).isEqualTo(TakeBack.SECRET_LEARNED);
  }

  @Test
  void isRefusedIfAViewerSeesMoreOfAHiddenHand() {
    BrokenDuel showing =
        new BrokenDuel() {
          @Override
          public Transition<DuelState> explain(DuelState state, DuelMove move) {
            DuelState next = super.explain(state, move).next();
            int shown = state.hands().get(1).get(2);
            return new Transition<>(next.withStake(10 + shown), ImmutableList.of());
          }
        };
    assertThat(last(showing, "seat 0 raises")).isEqualTo(TakeBack.SECRET_LEARNED);
  }

  @Test
  void isRefusedIfOneSeatAloneSeesMoreOfAHiddenHand() {
    BrokenDuel whispering =
        new BrokenDuel() {
          @Override
          public Transition<DuelState> explain(DuelState state, DuelMove move) {
            DuelState next = super.explain(state, move).next();
            int shown = state.hands().get(1).get(2);
            return new Transition<>(next.withStake(10 + shown), ImmutableList.of());
          }

          @Override
          public DuelView view(DuelState state, Viewer viewer) {
            return super.view(viewer.equals(Seat.of(0)) ? state : state.withStake(1), viewer);
          }
        };
    assertThat(last(whispering, "seat 0 raises")).isEqualTo(TakeBack.SECRET_LEARNED);
  }

  @Test
  void isFreeIfNobodySawAnythingHappen() {
    BrokenDuel silent =
        new BrokenDuel() {
          @Override
          public Verdict judge(DuelState state, DuelMove move) {
            return move instanceof DuelMove.Raise && !state.hands().get(0).contains(3)
                ? Verdict.illegal(Violation.of(SealedDuel.STAKE, "weak"))
                : super.judge(state, move);
          }

          @Override
          public Transition<DuelState> explain(DuelState state, DuelMove move) {
            return new Transition<>(state, ImmutableList.of());
          }
        };
    assertThat(last(silent, "seat 0 raises")).isEqualTo(TakeBack.FREE);
  }
}
