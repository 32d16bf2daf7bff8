package org.lawspeaker.prestigerpg.windows;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.table.By;
import org.lawspeaker.prestigerpg.table.Moment;
import org.lawspeaker.prestigerpg.table.Table;

/** Which part a seat has in a window (PRE-Q-105). */
public final class Parts {
  private Parts() {}

  /** Whether a seat is this in a window. */
  public static boolean isBy(Table table, By by, Seat seat, PlayWindow window) {
    return switch (by) {
      case ANYONE -> true;
      case ACTIVE -> window.about().isOf(seat);
      case OTHER -> !window.about().isOf(seat);
      case VICTIM -> isVictim(table, seat, window.moment() == Moment.STRUCK);
      case BYSTANDER -> table.strike.isUnderWay() && !table.strike.names(seat);
    };
  }

  /** Named by the attack; after its damage, damaged by it (PRE-Q-35). */
  private static boolean isVictim(Table table, Seat seat, boolean struck) {
    int at = table.strike.at(seat);
    return at >= 0 && (!struck || table.strike.hits().get(at).dealt() > 0);
  }
}
