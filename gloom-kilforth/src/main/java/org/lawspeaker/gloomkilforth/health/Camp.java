package org.lawspeaker.gloomkilforth.health;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.Successes;
import org.lawspeaker.gloomkilforth.table.Table;

/** Making Camp (GOK-CAMP-02), of the own will or forced. */
public final class Camp {
  private static final Citation CAMP = Citation.of("GOK-CAMP-03");
  private static final Citation FIRST = Citation.of("GOK-CAMP-06");

  private Camp() {}

  /**
   * A hero makes Camp: its AP and recorded successes are gone (GOK-CONFRONT-09, GOK-Q-53), and the
   * first to do so today takes the First Hero marker (GOK-Q-31).
   */
  public static void make(Table table, Seat seat) {
    Hero hero = table.hero(seat);
    if (hero.camped()) {
      return;
    }
    Successes.camped(table, seat);
    table.set(
        seat,
        hero.withCamped(true)
            .withAp(0)
            .withMoves(ImmutableMap.of())
            .withProgress(ImmutableList.of()));
    if (table.isTelling()) {
      table.tell(CAMP, "camped", seat + " makes Camp", "seat", Table.number(seat));
    }
    if (!table.clock.taken()) {
      table.clock = table.clock.withTaken(true).withFirst(seat);
      if (table.isTelling()) {
        table.tell(
            FIRST, "first", seat + " takes the First Hero marker", "seat", Table.number(seat));
      }
    }
  }
}
