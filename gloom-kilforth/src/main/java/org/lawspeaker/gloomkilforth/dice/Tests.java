package org.lawspeaker.gloomkilforth.dice;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.gloomkilforth.occasions.DeedWindow;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.state.Battle;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Purpose;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Test;

/** How a Test begins (GOK-TEST-01). */
public final class Tests {
  private Tests() {}

  /**
   * A hero tests an attribute, with so many more dice for Surprise. There is a window for Deeds
   * before the dice (GOK-Q-03), but whoever chose such a Test outside a battle was just asked.
   */
  public static void begin(Table table, Seat seat, Attribute attribute, int more, Purpose purpose) {
    push(table, seat, false, attribute, 0, purpose);
    table.push(new CountingDice(seat, more));
    if (table.battle() != null || purpose.askedBy().isPresent()) {
      DeedWindow.open(table, seat);
    }
    table.fire(seat, Moment.TEST_STARTS);
  }

  /** A foe tests against a hero (GOK-TEST-02). */
  public static void byFoe(Table table, Seat seat, int dice, Purpose purpose) {
    push(table, seat, true, Attribute.FIGHT, Math.max(0, dice), purpose);
  }

  private static void push(
      Table table, Seat seat, boolean foe, Attribute attribute, int dice, Purpose purpose) {
    Test test = new Test(seat, foe, attribute, dice, 0, 0, purpose);
    table.tests = Lists.plus(table.tests, test);
    table.push(new TestOver(seat, false));
    table.push(new Rolled(seat, false));
    table.push(new Rolling(seat));
  }

  /** Who else may call on Fate in the Test under way (GOK-TEAM-05). */
  public static ImmutableList<Seat> callers(Table table) {
    return !table.tests.isEmpty() && !table.test().foe() && table.test().purpose().takesTeam(table)
        ? helpers(table, table.test().seat())
        : ImmutableList.of();
  }

  /** Those of the team that have not evaded what the Test under way is against (GOK-Q-04). */
  static ImmutableList<Seat> helpers(Table table, Seat seat) {
    Optional<Integer> against = table.test().purpose().against();
    return against.isPresent() ? team(table, seat, against.get()) : team(table, seat);
  }

  /** Those of the team that have not evaded an encounter (GOK-Q-04). */
  public static ImmutableList<Seat> team(Table table, Seat seat, int card) {
    return Lists.where(team(table, seat), each -> table.isThere(each, card));
  }

  /**
   * The other heroes of the active hero's team that are with it, none of them Hidden (GOK-Q-116,
   * GOK-TEAM-04). In a battle they are those who fight it, to its end, whoever becomes Hidden
   * meanwhile (GOK-TEAM-14).
   */
  public static ImmutableList<Seat> team(Table table, Seat seat) {
    Battle battle = table.battle();
    ImmutableList<Seat> fighting =
        battle != null && battle.heroes().contains(seat) ? battle.heroes() : ImmutableList.of();
    if (!table.isActive(seat) || table.turn.team().isEmpty()) {
      return ImmutableList.of();
    }
    Hero active = table.hero(seat);
    return Lists.where(
        table.turn.team(),
        each -> {
          Hero hero = table.hero(each);
          boolean helps =
              fighting.isEmpty() ? !hero.hidden() && !active.hidden() : fighting.contains(each);
          return helps && hero.at() == active.at() && hero.isThere();
        });
  }
}
