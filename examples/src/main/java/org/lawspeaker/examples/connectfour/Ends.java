package org.lawspeaker.examples.connectfour;

import static org.lawspeaker.engine.Outcome.Result.DREW;
import static org.lawspeaker.engine.Outcome.Result.LOST;
import static org.lawspeaker.engine.Outcome.Result.WON;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;

/** What has to happen next, made once for each case. */
final class Ends {
  private static final Pending<Drop> FIRST_DROPS = drops(0);
  private static final Pending<Drop> SECOND_DROPS = drops(1);
  private static final Pending<Drop> DRAWN =
      over(ImmutableList.of(DREW, DREW), "the grid is full", Clauses.FULL);
  private static final Pending<Drop> FIRST_WON =
      over(ImmutableList.of(WON, LOST), "seat 0 has four in line", Clauses.FOUR);
  private static final Pending<Drop> SECOND_WON =
      over(ImmutableList.of(LOST, WON), "seat 1 has four in line", Clauses.FOUR);

  private Ends() {}

  static Pending<Drop> pending(Position position) {
    if (position.isWon()) {
      return position.winner().index() == 0 ? FIRST_WON : SECOND_WON;
    }
    if (position.isFull()) {
      return DRAWN;
    }
    return position.turn() == 0 ? FIRST_DROPS : SECOND_DROPS;
  }

  private static Pending<Drop> drops(int seat) {
    return new Pending.Choose<>(
        Seat.of(seat), Window.of("drop", "Into which column?", Clauses.TURNS, Clauses.DROP));
  }

  private static Pending<Drop> over(
      ImmutableList<Outcome.Result> results, String reason, Citation by) {
    return new Pending.Over<>(Outcome.of(results, reason, by));
  }
}
