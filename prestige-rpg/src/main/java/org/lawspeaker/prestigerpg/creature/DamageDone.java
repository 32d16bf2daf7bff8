package org.lawspeaker.prestigerpg.creature;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.Table;

/** What counts as damage done by a player this round (PRE-Q-58). */
public final class DamageDone {
  private DamageDone() {}

  /** A player has done so much damage, and is the last to have done any. */
  public static void add(Table table, Seat seat, int damage) {
    add(table, seat, damage, table.sheet(seat).pace().hit());
  }

  /** As {@link #add}, by an attack that hits (PRE-Q-22). */
  public static void hit(Table table, Seat seat, int damage) {
    add(table, seat, damage, true);
  }

  private static void add(Table table, Seat seat, int damage, boolean hit) {
    Sheet sheet = table.sheet(seat);
    table.set(seat, sheet.withPace(sheet.pace().dealing(damage, hit)));
    Pile dealers = table.clock.dealers();
    if (damage > 0 && (dealers.isEmpty() || dealers.last() != seat.index())) {
      table.clock = table.clock.withDealers(dealers.withLast(seat.index()));
    }
  }
}
