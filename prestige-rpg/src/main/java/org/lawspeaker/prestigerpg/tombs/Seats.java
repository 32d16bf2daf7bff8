package org.lawspeaker.prestigerpg.tombs;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.lasting.InForce;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.Table;

/** Players switch seats (PRE-THANTIGIST-01). */
public final class Seats {
  private static final Citation SWITCH = Citation.of("PRE-THANTIGIST-02");

  private Seats() {}

  /**
   * Two persons become each other's characters: all that belongs to a character stays with it
   * (PRE-Q-93), also what is in force by it.
   */
  public static void exchange(Table table, Seat one, Seat other) {
    Sheet here = table.sheet(one);
    table.set(one, table.sheet(other));
    table.set(other, here);
    ImmutableList.Builder<InForce> inForce = ImmutableList.builder();
    for (InForce each : table.inForce) {
      Seat user = each.source().user();
      Seat now = user.equals(one) ? other : user.equals(other) ? one : user;
      inForce.add(
          new InForce(
              each.id(), each.source().withUser(now), each.gives(), each.until(), each.rounds()));
    }
    table.inForce = inForce.build();
    if (table.tells()) {
      table.tell(SWITCH, "switched", one + " and " + other + " switch seats");
    }
  }
}
