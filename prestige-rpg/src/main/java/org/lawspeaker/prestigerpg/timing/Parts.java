package org.lawspeaker.prestigerpg.timing;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.pack.By;
import org.lawspeaker.prestigerpg.state.Hit;
import org.lawspeaker.prestigerpg.table.Table;

/** Which part a seat has in a window (PRE-Q-105). */
public final class Parts {
  private Parts() {}

  /**
   * Whether a seat is this in a window.
   *
   * @param active the player whose turn, attack or play it is; -1 for nobody
   */
  public static boolean isBy(Table table, By by, Seat seat, int active) {
    return switch (by) {
      case ANYONE -> true;
      case ACTIVE -> seat.index() == active;
      case OTHER -> seat.index() != active;
      case VICTIM -> isVictim(table, seat);
      case BYSTANDER -> table.strike.isUnderWay() && !table.strike.names(seat);
    };
  }

  /** Named by the attack; after its damage, damaged by it (PRE-Q-35). */
  private static boolean isVictim(Table table, Seat seat) {
    int at = table.strike.at(seat);
    if (at < 0) {
      return false;
    }
    for (Hit hit : table.strike.hits()) {
      if (hit.dealt() > 0) {
        return table.strike.hits().get(at).dealt() > 0;
      }
    }
    return true;
  }
}
