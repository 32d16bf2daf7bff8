package org.lawspeaker.prestigerpg.combat;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.Table;

/** What counts as damage done by a player this round (PRE-Q-58). */
public final class Dealing {
  private Dealing() {}

  /** A player has done so much damage. */
  public static void add(Table table, Seat seat, int damage) {
    Sheet sheet = table.sheet(seat);
    table.set(seat, sheet.withPace(sheet.pace().withDealt(sheet.pace().dealt() + damage)));
    if (damage > 0 && !table.clock.dealers().contains(seat.index())) {
      table.clock = table.clock.withDealers(table.clock.dealers().withLast(seat.index()));
    }
  }
}
