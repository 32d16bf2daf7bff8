package org.lawspeaker.thorgal.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Actor;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.ending.Endings;
import org.lawspeaker.thorgal.table.Table;

/**
 * A move of the game. Each says what forbids it, what allows it, what it sets going, and how it is
 * written.
 */
public sealed interface ThorgalMove extends Move permits SeatMove, NatureMove {
  /** Adds everything that forbids this move now. */
  void judge(Table table, Faults faults);

  /** The clauses that allow this move; asked only if nothing forbids it. */
  ImmutableList<Citation> allowedBy(Table table);

  /** Carries the move out up to what it puts on the agenda; the caller vouches for legality. */
  void make(Table table);

  /** How the move is written, without who makes it. */
  String text(Table table);

  /** The verdict on this move. */
  default Verdict verdict(Table table) {
    Faults faults = Faults.named();
    judge(table, faults);
    return faults.none() ? new Verdict.Legal(allowedBy(table)) : new Verdict.Illegal(faults.all());
  }

  /** The seat that makes it; the first for Nature, which has none. */
  default Seat seatOrFirst() {
    Actor by = by();
    return by instanceof Seat seat ? seat : Seat.of(0);
  }

  /** Adds that it is not the moment for this move, and what the moment is for. */
  static void notNow(Table table, Faults faults, Citation timing) {
    faults.notNow(
        timing,
        () ->
            table.clock.ending().isOver()
                ? new Pending.Over<ThorgalMove>(Endings.outcome(table))
                : table.agenda.top().asks(table));
  }
}
