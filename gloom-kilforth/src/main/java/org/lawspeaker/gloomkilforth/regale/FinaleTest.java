package org.lawspeaker.gloomkilforth.regale;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.Purpose;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Test;

/** A Test of the Finale; its successes add up through the Day (GOK-FINALE-04). */
public record FinaleTest() implements Purpose {
  private static final Citation ELSEWHERE = Citation.of("GOK-FINALE-07");
  private static final Citation RECORD = Citation.of("GOK-FINALE-04");

  @Override
  public Optional<Integer> needed(Table table, Seat seat, Attribute attribute) {
    return Optional.of(
        Math.max(0, Regaling.finale(table, seat).value() - table.hero(seat).finale()));
  }

  @Override
  public void settle(Table table, Test test, boolean enough) {
    Seat seat = test.seat();
    Hero hero = table.hero(seat);
    if (!Regaling.isAtFinale(table, seat)) { // a Deed has taken the hero elsewhere
      if (table.isTelling()) {
        String says = seat + " has left the place of the Finale, and its successes do not count";
        table.tell(ELSEWHERE, "not-recorded", says, "seat", Table.number(seat));
      }
      return;
    }
    int total = hero.finale() + test.successes();
    if (enough) { // GOK-FINALE-05
      Completing.finale(table, seat);
    } else {
      table.set(seat, hero.withFinale(total));
      if (table.isTelling()) {
        String count = String.valueOf(total);
        String says = seat + " has " + count + " against the Finale";
        table.tell(RECORD, "recorded", says, "seat", Table.number(seat), "successes", count);
      }
    }
  }
}
