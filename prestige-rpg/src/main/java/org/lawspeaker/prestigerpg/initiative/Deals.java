package org.lawspeaker.prestigerpg.initiative;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.state.Sheet;
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

  /**
   * The living players, in seat order, get these numbers; all others none. Drawn at the end of a
   * round, they are for the next: those of this round still break its ties (PRE-Q-57).
   */
  static void take(Table table, Pile numbers) {
    boolean inRound = table.clock.round() > 0 && table.clock.totalled();
    int next = 0;
    for (int i = 0; i < table.seats(); i++) {
      Seat seat = Seat.of(i);
      boolean lives = table.lives(seat);
      int number = lives ? numbers.get(next++) : 0;
      Sheet sheet = table.sheet(seat);
      if (inRound && lives && sheet.pace().initiative() == 0) {
        sheet = sheet.withPace(sheet.pace().withInitiative(sheet.initiative()));
      }
      if (sheet.initiative() != number || !sheet.equals(table.sheet(seat))) {
        table.set(seat, sheet.withInitiative(number));
      }
    }
  }
}
