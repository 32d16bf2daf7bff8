package org.lawspeaker.hofordeals.round;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Distribution;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.hofordeals.moves.GoFirst;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.state.Turn;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Table;

/** The starting player is drawn by lot, if the players name none (HOF-Q-09). */
public record FirstPlayer() implements HofStep {
  private static final Citation FIRST = Citation.of("HOF-SETUP-01");

  @Override
  public boolean owes(Table table) {
    return true;
  }

  @Override
  public Pending<HofMove> asks(Table table) {
    return new Pending.Chance<>(
        FIRST, Distribution.uniform(table.seats(), i -> new GoFirst(Seat.of(i))));
  }

  @Override
  public void make(Table table, HofMove move) {
    Seat seat = ((GoFirst) move).seat();
    table.pop();
    table.clock = table.clock.withFirst(seat);
    table.turn = Turn.of(seat, table.hero(seat).space());
    if (table.isTelling()) {
      table.tell(FIRST, "first", seat + " is the starting player", "seat", Table.number(seat));
    }
  }
}
