package org.lawspeaker.thorgal.fate;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.moves.Draw;
import org.lawspeaker.thorgal.moves.Fill;
import org.lawspeaker.thorgal.moves.SeatMove;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.table.Table;

/** Why a player who is not asked just now may not take cards in Gods Fate. */
final class FateReasons {
  private static final Citation POINTS = Citation.of("THO-FATE-04");
  private static final Citation LOST = Citation.of("THO-FATE-06");
  private static final Citation POOL_BEGUN = Citation.of("THO-FATE-13");
  private static final Citation ONE_AFTER_THE_OTHER = Citation.of("THO-Q-15");

  private FateReasons() {}

  static void judge(Table table, GodsFate fate, SeatMove move, Faults faults) {
    int place = fate.seats().indexOf(move.seat());
    if (place < 0 || place == fate.turn() || !(move instanceof Draw || move instanceof Fill)) {
      return;
    }
    if (place > fate.turn()) {
      table.notNow(faults, ONE_AFTER_THE_OTHER);
    } else {
      judgeFinished(table, fate, place, move, faults);
    }
  }

  /**
   * One who has finished has added to the pool, unless a text lets cards be drawn after that, has
   * no points left, or has given them up.
   */
  private static void judgeFinished(
      Table table, GodsFate fate, int place, SeatMove move, Faults faults) {
    Seat seat = move.seat();
    Store before = fate.before().get(place);
    Store now = table.store(seat, table.suitOf(seat));
    boolean tooLate =
        move instanceof Draw && now.pool() > before.pool() && !GodsFate.drawsAfterPool(table, seat);
    if (tooLate) {
      faults.add(POOL_BEGUN, "pool-begun");
    }
    if (before.deck() - now.deck() == fate.given().get(place)) {
      faults.add(POINTS, "no-fate-points");
    } else if (!tooLate) {
      faults.add(LOST, "points-lost");
    }
  }
}
