package org.lawspeaker.prestigerpg.initiative;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.state.Status;
import org.lawspeaker.prestigerpg.table.Table;

/** Who draws Initiative, and what it does to the sheets. */
public final class Deals {
  private Deals() {}

  /**
   * The living players, in seat order; the dead draw no Initiative, even if they fight
   * (PRE-LICH-05).
   */
  public static ImmutableList<Seat> living(Table table) {
    return table.withStatus(Status.ALIVE);
  }

  /** The living players, in seat order, get these numbers; all others none. */
  static void take(Table table, Pile numbers) {
    int next = 0;
    for (int i = 0; i < table.seats(); i++) {
      Seat seat = Seat.of(i);
      boolean lives = table.lives(seat);
      int number = lives ? numbers.get(next++) : 0;
      if (table.sheet(seat).initiative() != number) {
        table.set(seat, table.sheet(seat).withInitiative(number));
      }
    }
  }
}
