package org.lawspeaker.gloomkilforth.dice;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Purpose;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Trial;

/** How a Test begins (GOK-TEST-01). */
public final class Tests {
  private Tests() {}

  /**
   * A hero tests an attribute: its value, 1 for each other hero of its team there (GOK-TEAM-06),
   * but not in battle, and so many more dice.
   */
  public static void begin(Table table, Seat seat, Attribute attribute, int more, Purpose purpose) {
    int team = // GOK-TEAM-06, GOK-Q-80
        table.battles.isEmpty() && purpose.takesTeam(table) ? team(table, seat).size() : 0;
    push(table, seat, false, attribute, table.value(seat, attribute) + team + more, purpose);
  }

  /** A foe tests against a hero (GOK-TEST-02). */
  public static void byFoe(Table table, Seat seat, int dice, Purpose purpose) {
    push(table, seat, true, Attribute.FIGHT, dice, purpose);
  }

  private static void push(
      Table table, Seat seat, boolean foe, Attribute attribute, int dice, Purpose purpose) {
    Trial trial =
        new Trial(seat, foe, attribute, Math.max(0, dice), 0, 0, ImmutableList.of(), purpose);
    table.trials = Lists.plus(table.trials, trial);
    table.push(new Rolling(seat));
  }

  /** Tests of which nothing is on the agenda any more are gone. */
  public static void forget(Table table) {
    int running = 0;
    for (GloomStep step : table.agenda().toList()) {
      running += step instanceof Rolling || step instanceof TestOver ? 1 : 0;
    }
    table.trials = table.trials.subList(0, Math.min(running, table.trials.size()));
  }

  /**
   * The other heroes of the active hero's team that are with it, none Hidden (GOK-Q-116,
   * GOK-TEAM-04).
   */
  public static ImmutableList<Seat> team(Table table, Seat seat) {
    if (!table.isActive(seat) || table.turn.team().isEmpty() || table.hero(seat).hidden()) {
      return ImmutableList.of();
    }
    int at = table.hero(seat).at();
    return Lists.where(
        table.turn.team(),
        each -> {
          Hero hero = table.hero(each);
          return hero.at() == at && hero.isThere() && !hero.hidden();
        });
  }
}
