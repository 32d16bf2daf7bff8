package org.lawspeaker.prestigerpg.hand;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Changes;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.Given;
import org.lawspeaker.prestigerpg.table.Lasting;
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
    return of(table, seat, table.changes(HandSize.class));
  }

  private static int of(Table table, Seat seat, Changes<Given, Lasting> sizes) {
    if (sizes.size() == 0) {
      return NORMAL;
    }
    Found found = new Found(table, seat);
    sizes.each(HandSize.class, found);
    return found.limit();
  }

  /** What has been found in force so far for a seat. */
  private static final class Found implements Changes.Each<Given, HandSize> {
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
    public void each(Given from, HandSize size) {
      setTo = Math.max(setTo, size.handSize(table, from.source(), seat));
      int changed = size.handChange(table, from.source(), seat);
      change += changed;
      if (changed < 0) {
        least = Math.max(least, size.least());
      }
    }

    int limit() {
      return Math.max(least, (setTo == 0 ? NORMAL : setTo) + change);
    }
  }

  /**
   * How many cards a seat may hold: the maximum hand size, or more at a feast. What sets a maximum
   * does not raise it (PRE-GLUTTONY-04), what adds to it does (PRE-GLUTTONY-08), what takes from it
   * does not lower it (PRE-GLUTTONY-05). The feast is over when the creature dies (PRE-Q-85).
   */
  public static int ceiling(Table table, Seat seat) {
    return ceiling(table, seat, feast(table), table.changes(HandSize.class));
  }

  private static int ceiling(
      Table table, Seat seat, Optional<Feast> feast, Changes<Given, Lasting> sizes) {
    return feast.isEmpty()
        ? of(table, seat, sizes)
        : feast.get().limit() + more(table, seat, true, sizes);
  }

  private static Optional<Feast> feast(Table table) {
    return table.foe.over() ? Optional.empty() : table.changes(Feast.class).first(Feast.class);
  }

  /** By how much maximum hand sizes are raised for a seat, or lowered. */
  public static int more(Table table, Seat seat, boolean up) {
    return more(table, seat, up, table.changes(HandSize.class));
  }

  private static int more(Table table, Seat seat, boolean up, Changes<Given, Lasting> sizes) {
    return sizes.sum(
        HandSize.class,
        (from, size) -> {
          int change = size.handChange(table, from.source(), seat);
          return change > 0 == up ? change : 0;
        });
  }

  /**
   * As {@link #enforce}, as the last that a step does: mostly no hand is too big, and nothing need
   * be put on the agenda to find that out.
   */
  public static void enforceNow(Table table) {
    if (isAnyTooBig(table)) {
      enforce(table);
    }
  }

  private static boolean isAnyTooBig(Table table) {
    Changes<Given, Lasting> sizes = table.changes(HandSize.class);
    Optional<Feast> feast = feast(table);
    for (int i = 0; i < table.seats(); i++) {
      Sheet sheet = table.sheets.get(i);
      if (sheet.isAlive() && sheet.hand().size() > ceiling(table, Seat.of(i), feast, sizes)) {
        return true;
      }
    }
    return false;
  }

  /** Everybody above the maximum discards at once, at any moment (PRE-END-08). */
  public static void enforce(Table table) {
    ImmutableList<Seat> order = table.inOrder();
    for (int i = order.size() - 1; i >= 0; i--) {
      table.push(new CutHand(order.get(i)));
    }
  }
}
