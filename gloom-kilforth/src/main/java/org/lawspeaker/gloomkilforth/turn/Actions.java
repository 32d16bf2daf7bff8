package org.lawspeaker.gloomkilforth.turn;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Objects;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.gloomkilforth.confront.ConfrontWith;
import org.lawspeaker.gloomkilforth.confront.Provoking;
import org.lawspeaker.gloomkilforth.journey.ClearingObstacles;
import org.lawspeaker.gloomkilforth.journey.ClearingPlots;
import org.lawspeaker.gloomkilforth.journey.Hiding;
import org.lawspeaker.gloomkilforth.journey.Moving;
import org.lawspeaker.gloomkilforth.journey.Resting;
import org.lawspeaker.gloomkilforth.journey.Searching;
import org.lawspeaker.gloomkilforth.market.Discovering;
import org.lawspeaker.gloomkilforth.market.Marketing;
import org.lawspeaker.gloomkilforth.moves.SeatMove;
import org.lawspeaker.gloomkilforth.regale.Regaling;
import org.lawspeaker.gloomkilforth.table.Action;
import org.lawspeaker.gloomkilforth.table.Table;

/** All Actions (GOK-ACTION-02). */
final class Actions {
  static final ImmutableList<Action<?>> ALL =
      ImmutableList.of(
          new Moving(),
          new ClearingObstacles(),
          new ClearingPlots(),
          new Searching(),
          new Hiding(),
          new ConfrontWith(),
          new Provoking(),
          new Resting(),
          new Discovering(),
          new Marketing(),
          new Regaling(),
          new ActingWith());

  private static final ImmutableMap<Class<?>, Action<?>> BY_MOVE =
      ALL.stream().collect(ImmutableMap.toImmutableMap(Action::kind, each -> each));

  private Actions() {}

  private static <M extends SeatMove> void judge(
      Action<M> action, Table table, Seat seat, SeatMove move, Faults faults) {
    action.judge(table, seat, action.kind().cast(move), faults);
  }

  /** Whether nothing forbids an Action that is paid for. */
  static boolean isPossible(Table table, Seat seat, SeatMove move) {
    Faults faults = Faults.unnamed();
    judge(Objects.requireNonNull(BY_MOVE.get(move.getClass())), table, seat, move, faults);
    return faults.none();
  }

  static void perform(Table table, Seat seat, SeatMove move) {
    perform(Objects.requireNonNull(BY_MOVE.get(move.getClass())), table, seat, move);
  }

  private static <M extends SeatMove> void perform(
      Action<M> action, Table table, Seat seat, SeatMove move) {
    action.perform(table, seat, action.kind().cast(move));
  }
}
