package org.lawspeaker.prestigerpg.end;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.lasting.HandSize;
import org.lawspeaker.prestigerpg.lasting.Standing;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * The maximum hand size (PRE-END-06): of cards in hand only, so neither set cards nor Riders on
 * stand-by nor Items count (PRE-Q-19); when it falls, hands are cut at once (PRE-Q-55).
 */
public final class HandLimit {
  private static final int NORMAL = 7;

  private HandLimit() {}

  /** The maximum of a seat now: set by one thing, changed by others. */
  public static int of(Table table, Seat seat) {
    if (!Standing.any(table, HandSize.class)) {
      return NORMAL;
    }
    int[] found = {0, 0, 1}; // set to, changed by, at least
    Standing.ask(
        table,
        HandSize.class,
        (source, size) -> {
          found[0] = Math.max(found[0], size.handSize(table, source, seat));
          int change = size.handChange(table, source, seat);
          found[1] += change;
          if (change < 0) {
            found[2] = Math.max(found[2], size.least());
          }
        });
    return Math.max(found[2], (found[0] == 0 ? NORMAL : found[0]) + found[1]);
  }

  /** Everybody above the maximum discards at once, at any moment (PRE-END-08). */
  public static void enforce(Table table) {
    ImmutableList<Seat> order = table.inOrder();
    for (int i = order.size() - 1; i >= 0; i--) {
      table.push(new CutHand(order.get(i)));
    }
  }
}
