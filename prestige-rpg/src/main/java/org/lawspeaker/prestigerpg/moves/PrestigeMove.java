package org.lawspeaker.prestigerpg.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * A move of the game. Each says what forbids it, what allows it, what it sets going, and how it is
 * written.
 */
public sealed interface PrestigeMove extends Move permits SeatMove, NatureMove {
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

  /** Adds that it is not the moment for this move. */
  static void notNow(Table table, Faults faults, Citation timing) {
    faults.notNow(timing, () -> Due.of(table));
  }

  /** Adds that this answers another question than the one asked, whose clause decides. */
  static void notAsked(Table table, Faults faults, Citation otherwise) {
    notNow(table, faults, Due.why(table).orElse(otherwise));
  }
}
