package org.lawspeaker.thorgal.setup;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Distribution;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.moves.GoFirst;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.round.RoundStart;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/** The first destiny player is drawn after the reveal (THO-SETUP-14, THO-Q-12). */
public record FirstDestinyPlayer() implements ThorgalFrame {
  private static final Citation DRAWN = Citation.of("THO-SETUP-14");
  private static final Citation OTHERS = Citation.of("THO-SETUP-15");

  @Override
  public boolean owes(Table table) {
    return true;
  }

  @Override
  public void judge(Table table, ThorgalMove move, Faults faults) {
    if (!(move instanceof GoFirst goes)) {
      faults.notAsked();
    } else if (goes.first().index() >= table.seats()) {
      faults.add(DRAWN, "no-such-seat");
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, ThorgalMove move) {
    return ImmutableList.of(DRAWN);
  }

  @Override
  public void make(Table table, ThorgalMove move) {
    begin(table, ((GoFirst) move).first());
  }

  @Override
  public Pending<ThorgalMove> asks(Table table) {
    return new Pending.Chance<>(
        DRAWN, Distribution.uniform(table.seats(), at -> new GoFirst(Seat.of(at))));
  }

  /** This seat begins; then each bane player adds lands, clockwise (THO-Q-83). */
  private void begin(Table table, Seat first) {
    table.pop();
    table.clock = table.clock.withDestiny(first);
    if (table.isTelling()) {
      table.tell(
          DRAWN,
          "first-destiny-player",
          first + " is the first destiny player",
          "seat",
          "" + first.index());
    }
    table.push(new RoundStart());
    ImmutableList<Seat> bane = table.banePlayers();
    for (Seat seat : bane.reverse()) {
      table.push(new FurtherLands(seat));
    }
    for (Seat seat : bane) {
      table.tell(OTHERS, "bane-player", seat + " plays bane cards");
    }
  }
}
