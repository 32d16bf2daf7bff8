package org.lawspeaker.handofdestiny.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Actor;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * A move of the game. Each says what forbids it, what allows it, what it sets going, and how it is
 * written.
 */
public sealed interface HandMove extends Move
    permits Reveal,
        Attack,
        Add,
        Strike,
        Critical,
        AbilityUse,
        UseWeapon,
        TakeDamage,
        Exhaust,
        Target,
        Pick,
        Option,
        Order,
        Pass,
        Stop,
        Buy,
        Uncover,
        Leave,
        Drink {
  /** Adds everything that forbids this move now. */
  void judge(Table table, Faults faults);

  /** The clauses that allow this move; asked only if nothing forbids it. */
  ImmutableList<Citation> allowedBy(Table table);

  /** Carries the move out up to what it puts on the agenda; the caller vouches for legality. */
  void make(Table table);

  /** How the move is written. */
  String text(Table table);

  @Override
  default Actor by() {
    return Seat.of(0);
  }

  /** The verdict on this move. */
  default Verdict verdict(Table table) {
    Faults faults = Faults.named();
    judge(table, faults);
    return faults.none() ? new Verdict.Legal(allowedBy(table)) : new Verdict.Illegal(faults.all());
  }
}
