package org.lawspeaker.gloomkilforth.engagement;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.Surprise;
import org.lawspeaker.gloomkilforth.table.Purpose;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Trial;

/** A Sneak Test to evade a foe (GOK-EVADE-01). */
public record EvasionTest(@CardNumber int foe) implements Purpose {
  private static final Citation EVADED = Citation.of("GOK-EVADE-02");
  private static final Citation FAILED = Citation.of("GOK-EVADE-05");

  @Override
  public Optional<Integer> against() {
    return Optional.of(foe);
  }

  @Override
  public void settle(Table table, Trial trial) {
    Seat seat = trial.seat();
    if (trial.successes() >= table.cards.encounter(foe).evade().orElse(0)) {
      evaded(table, seat, foe, EVADED);
    } else {
      table.comeOut(seat, FAILED);
      Battles.begin(table, seat, foe, Surprise.FOE);
    }
  }

  /** The hero stays Hidden, and the foe is not there for it (GOK-EVADE-03, GOK-EVADE-04). */
  static void evaded(Table table, Seat seat, int foe, Citation why) {
    Hero hero = table.hero(seat);
    table.set(seat, hero.withEvaded(hero.evaded().with(foe)));
    table.tellCard(why, "evaded", seat, "evades", foe);
  }
}
