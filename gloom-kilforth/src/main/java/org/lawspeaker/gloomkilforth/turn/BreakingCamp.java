package org.lawspeaker.gloomkilforth.turn;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Table;

/** A Day begins: each hero takes AP equal to its HP (GOK-CAMP-01, GOK-SETUP-26). */
public final class BreakingCamp {
  private static final Citation CAMP = Citation.of("GOK-CAMP-01");

  private BreakingCamp() {}

  /** All limits of a Day begin anew (GOK-Q-107). */
  public static void of(Table table) {
    if (table.isTelling()) {
      String day = String.valueOf(table.clock.day());
      table.tell(CAMP, "day", "Day " + day + " begins", "day", day);
    }
    table.clock = table.clock.withTaken(false).withActions(0);
    for (Seat seat : table.clockwise(table.clock.first())) {
      Hero hero = table.hero(seat);
      if (!hero.eliminated()) {
        int more = table.changes(seat).sum(MoreAp.class, (source, each) -> each.amount());
        table.set(
            seat,
            hero.withAp(Math.max(0, hero.hp() + more))
                .withCamped(false)
                .withFateUsed(false)
                .withRegaled(false)
                .withUsed(ImmutableList.of()));
      }
    }
    for (Seat seat : table.clockwise(table.clock.first()).reverse()) {
      table.fire(seat, Moment.DAY_STARTS);
    }
  }
}
