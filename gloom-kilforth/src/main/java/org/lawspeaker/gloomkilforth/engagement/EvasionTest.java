package org.lawspeaker.gloomkilforth.engagement;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.Surprise;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Purpose;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Test;

/** A Sneak Test to evade a foe (GOK-EVADE-01, GOK-EVADE-07). */
public record EvasionTest(@CardNumber int foe) implements Purpose {
  private static final Citation EVADED = Citation.of("GOK-EVADE-02");
  private static final Citation FAILED = Citation.of("GOK-EVADE-05");

  @Override
  public Optional<Integer> against() {
    return Optional.of(foe);
  }

  @Override
  public Optional<Integer> needed(Table table, Seat seat, Attribute attribute) {
    return Optional.of(needed(table, seat, foe));
  }

  /** Fewer successes than the foe's Sneak fail it (GOK-EVADE-02, GOK-TERM-05). */
  @Override
  public boolean isPassed(Table table, Test test) {
    return test.successes() >= needed(table, test.seat(), foe);
  }

  @Override
  public void settle(Table table, Test test, boolean enough) {
    Seat seat = test.seat();
    if (!table.site(seat).encounters().contains(foe)) {
      return; // a Deed has taken the hero elsewhere, or the foe
    }
    if (enough) {
      evaded(table, seat, foe, EVADED);
    } else {
      table.comeOut(seat, FAILED);
      Battles.begin(table, seat, foe, surprise(table, seat, foe));
      table.fire(seat, Moment.HIDDEN_LOST);
    }
  }

  /**
   * Who has Surprise when an evasion has failed: the foe, but no Stranger that was made an enemy in
   * this turn, for neither side can have it then (GOK-STRANGER-08).
   */
  private static Surprise surprise(Table table, Seat seat, int foe) {
    boolean safe = table.turn.angered().contains(foe) || NeverSurprised.guards(table, seat, foe);
    return safe ? Surprise.NOBODY : Surprise.FOE;
  }

  /** The current Sneak of a foe (GOK-Q-63). */
  static int needed(Table table, Seat seat, int foe) {
    int changed = table.changes(seat).sum(FoeSneak.class, (source, each) -> each.amount());
    return Math.max(0, table.cards.encounter(foe).evade().orElse(0) + changed);
  }

  /** The hero stays Hidden, and the foe is not there for it (GOK-EVADE-03, GOK-EVADE-04). */
  static void evaded(Table table, Seat seat, int foe, Citation why) {
    Hero hero = table.hero(seat);
    table.set(seat, hero.withEvaded(hero.evaded().with(foe)));
    table.turn = table.turn.disbanded(); // GOK-TEAM-14
    table.tellCard(why, "evaded", seat, "evades", foe);
  }
}
