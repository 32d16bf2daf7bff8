package org.lawspeaker.prestigerpg.windows;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.state.Hit;
import org.lawspeaker.prestigerpg.state.Strike;
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
      case BYSTANDER -> isSomethingLeft(table.strike) && !table.strike.names(seat);
    };
  }

  /**
   * Named by an attack of which something is left for this seat (PRE-Q-72); after its damage,
   * damaged by it (PRE-Q-35).
   */
  private static boolean isVictim(Table table, Seat seat, boolean struck) {
    int at = table.strike.at(seat);
    if (at < 0) {
      return false;
    }
    Hit hit = table.strike.hits().get(at);
    return (struck ? hit.dealt() : hit.damage()) > 0;
  }

  /** An attack that is prevented for all its victims is none for anybody else (PRE-Q-72). */
  private static boolean isSomethingLeft(Strike strike) {
    for (Hit hit : strike.hits()) {
      if (hit.damage() > 0) {
        return true;
      }
    }
    return false;
  }
}
