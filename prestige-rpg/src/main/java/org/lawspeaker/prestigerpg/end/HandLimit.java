package org.lawspeaker.prestigerpg.end;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.lasting.HandSize;
import org.lawspeaker.prestigerpg.lasting.Standing;
import org.lawspeaker.prestigerpg.state.Source;
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
    Found found = new Found(table, seat);
    Standing.ask(table, HandSize.class, found);
    return found.limit();
  }

  /** What has been found in force so far for a seat. */
  private static final class Found implements Standing.Asked<HandSize> {
    private final Table table;
    private final Seat seat;
    private int setTo;
    private int change;
    private int least = 1;

    Found(Table table, Seat seat) {
      this.table = table;
      this.seat = seat;
    }

    @Override
    public void ask(Source source, HandSize size) {
      setTo = Math.max(setTo, size.handSize(table, source, seat));
      int changed = size.handChange(table, source, seat);
      change += changed;
      if (changed < 0) {
        least = Math.max(least, size.least());
      }
    }

    int limit() {
      return Math.max(least, (setTo == 0 ? NORMAL : setTo) + change);
    }
  }

  /** Everybody above the maximum discards at once, at any moment (PRE-END-08). */
  public static void enforce(Table table) {
    ImmutableList<Seat> order = table.inOrder();
    for (int i = order.size() - 1; i >= 0; i--) {
      table.push(new CutHand(order.get(i)));
    }
  }
}
