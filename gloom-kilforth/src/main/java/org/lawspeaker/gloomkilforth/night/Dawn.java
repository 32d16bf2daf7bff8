package org.lawspeaker.gloomkilforth.night;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Successes;
import org.lawspeaker.gloomkilforth.table.Table;

/** The last step of the Night (GOK-DAWN-01). */
final class Dawn {
  private static final Citation RECOVERS = Citation.of("GOK-DAWN-04");
  private static final Citation HIDDEN = Citation.of("GOK-DAWN-03");
  private static final Citation DAWN = Citation.of("GOK-DAWN-01");
  private static final int BACK = 2;

  private Dawn() {}

  /**
   * Successes are gone (GOK-DAWN-02, GOK-CONFRONT-11, GOK-FINALE-06), nobody is Hidden, the
   * defeated recover, and all is unveiled (GOK-DAWN-05).
   */
  static void breaks(Table table) {
    table.tell(DAWN, "dawn", "it is Dawn");
    ImmutableList.Builder<Seat> found = ImmutableList.builder();
    for (Seat seat : table.clockwise(table.clock.first())) {
      Hero hero = table.hero(seat);
      if (hero.eliminated()) {
        continue;
      }
      Successes.dawned(table, seat);
      table.set(
          seat,
          hero.withProgress(ImmutableList.of())
              .withFinale(0)
              .withEvaded(Bag.empty())
              .withVeiled(Bag.empty()));
      if (hero.hidden()) {
        table.comeOut(seat, HIDDEN); // GOK-HIDE-09
        found.add(seat);
      }
      if (hero.defeated()) {
        recover(table, seat);
      }
    }
    table.fire(found.build(), Moment.HIDDEN_LOST);
    table.fireEach(Moment.DAWN);
  }

  private static void recover(Table table, Seat seat) {
    Hero hero = table.hero(seat);
    int hp = Math.min(hero.maxHealth(), hero.hp() + BACK);
    table.set(seat, hero.withDefeated(false).withHp(hp));
    if (table.isTelling()) {
      table.tell(RECOVERS, "recovered", seat + " recovers", "seat", Table.number(seat));
    }
  }
}
