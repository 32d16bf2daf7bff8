package org.lawspeaker.prestigerpg.initiative;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.state.Target;
import org.lawspeaker.prestigerpg.table.InForce;
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
      inForce.add(each.withSource(exchanged(each.source(), one, other)));
    }
    table.inForce = inForce.build();
    table.foe = table.foe.withClaimers(exchanged(table.foe.claimers(), one, other));
    table.clock = table.clock.withDealers(exchanged(table.clock.dealers(), one, other));
    if (table.isTelling()) {
      table.tell(SWITCH, "switched", one + " and " + other + " switch seats");
    }
  }

  private static Source exchanged(Source source, Seat one, Seat other) {
    int user = exchanged(source.user().index(), one, other);
    Target target =
        source
            .target()
            .player()
            .map(seat -> source.target().of(Seat.of(exchanged(seat.index(), one, other))))
            .orElse(source.target());
    return source.withUser(Seat.of(user)).withTarget(target);
  }

  private static Pile exchanged(Pile seats, Seat one, Seat other) {
    Pile exchanged = Pile.empty();
    for (int i = 0; i < seats.size(); i++) {
      exchanged = exchanged.withLast(exchanged(seats.get(i), one, other));
    }
    return exchanged;
  }

  private static int exchanged(int seat, Seat one, Seat other) {
    return seat == one.index() ? other.index() : seat == other.index() ? one.index() : seat;
  }
}
