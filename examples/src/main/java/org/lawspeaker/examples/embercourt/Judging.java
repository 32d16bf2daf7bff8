package org.lawspeaker.examples.embercourt;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Pile;

/** The night is judged. Never waits. */
record Judging() implements CourtStep {
  @Override
  public void run(CourtTable table) {
    ImmutableList<Seat> burnt = burnt(table);
    Optional<Seat> highest = highest(table);
    burnt.forEach(seat -> burn(table, seat));
    if (burnt.isEmpty()) {
      table.tell(Clauses.LEVEL, "level", "All totals are equal; nobody loses a coal");
    }
    for (Pile cards : table.laid) {
      table.ashes = table.ashes.withAll(cards);
    }
    table.laid = Court.empty(table.laid.size());
    table.tell(Clauses.TABLE, "cleared", "The cards on the table go to the ashes");
    if (highest.isPresent()) {
      table.order = table.order.withCurrent(highest.get());
      table.tell(Clauses.LEAD, "leads", table.leader(), "has the highest total and leads");
    } else {
      table.order = table.order.next();
      table.tell(Clauses.SHARED, "leads", table.leader(), "leads, for the highest total is shared");
    }
    table.night++;
    next(table, highest.isPresent());
  }

  private static void burn(CourtTable table, Seat seat) {
    int left = table.coals.get(seat.index()) - 1;
    table.coals = Lists.with(table.coals, seat.index(), left);
    table.tell(Clauses.LOWEST, "burnt", seat, "has the lowest total and loses a coal");
    if (left == 0) {
      table.ashes = table.ashes.withAll(table.hand(seat));
      table.setHand(seat, Pile.empty());
      table.order = table.order.eliminate(seat);
      table.tell(Clauses.OUT, "out", seat, "is out of the game");
    }
  }

  private static void next(CourtTable table, boolean glimpses) {
    if (Ends.isOver(table.order, table.night)) {
      table.setAgenda(Agenda.empty());
      table.tellEnd();
      return;
    }
    table.replaceTop(new Refill());
    if (glimpses) {
      table.push(new Glimpsing());
    }
  }

  /** EMB-BURN-01 and EMB-BURN-02. */
  private static ImmutableList<Seat> burnt(CourtTable table) {
    ImmutableList<Seat> seats = table.order.remaining();
    int lowest = seats.stream().mapToInt(table::total).min().orElse(0);
    ImmutableList<Seat> last = Lists.where(seats, seat -> table.total(seat) == lowest);
    return last.size() == seats.size() ? ImmutableList.of() : last;
  }

  /** EMB-LEAD-01: the one seat with the highest total, if it is one. */
  private static Optional<Seat> highest(CourtTable table) {
    ImmutableList<Seat> seats = table.order.remaining();
    int most = seats.stream().mapToInt(table::total).max().orElse(0);
    ImmutableList<Seat> first = Lists.where(seats, seat -> table.total(seat) == most);
    return first.size() == 1 ? Optional.of(first.get(0)) : Optional.empty();
  }
}
