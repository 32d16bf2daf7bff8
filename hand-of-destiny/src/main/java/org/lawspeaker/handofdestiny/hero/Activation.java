package org.lawspeaker.handofdestiny.hero;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.handofdestiny.effects.Departure;
import org.lawspeaker.handofdestiny.moves.AbilityUse;
import org.lawspeaker.handofdestiny.moves.Use;
import org.lawspeaker.handofdestiny.moves.UseExhausting;
import org.lawspeaker.handofdestiny.moves.UseWithStrength;
import org.lawspeaker.handofdestiny.state.HeroMarks;
import org.lawspeaker.handofdestiny.table.Effect;
import org.lawspeaker.handofdestiny.table.HeroAbility;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Stock;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Paying for an ability: not at all for a stock ability, else with a strength card or by exhausting
 * (HOD-STOCK-01, HOD-ACTIVATE-01).
 */
final class Activation {
  private static final Citation FREE = Citation.of("HOD-STOCK-01");
  private static final Citation IN_TEXT = Citation.of("HOD-HEROABIL-05");
  private static final Citation ANY_NUMBER = Citation.of("HOD-STOCK-02");
  private static final Citation ONCE = Citation.of("HOD-STOCK-04");
  private static final Citation PAID = Citation.of("HOD-ACTIVATE-01");
  private static final Citation WITH_STRENGTH = Citation.of("HOD-ACTIVATE-02");
  private static final Citation ONCE_A_WAVE = Citation.of("HOD-ACTIVATE-03");
  private static final Citation COSTS_NO_HP = Citation.of("HOD-ACTIVATE-09");
  private static final Citation BY_EXHAUSTING = Citation.of("HOD-ACTIVATE-04");
  private static final Citation ONCE_MORE = Citation.of("HOD-ACTIVATE-07");
  private static final Citation TWICE = Citation.of("HOD-ACTIVATE-08");
  private static final Citation BELOW = Citation.of("HOD-EXHAUST-04");
  private static final Citation BESIDE_ALREADY = Citation.of("HOD-EXHAUST-06");
  private static final Citation BESIDE = Citation.of("HOD-EXHAUST-07");
  private static final Citation ANY_ROW = Citation.of("HOD-EXHAUST-08");

  private Activation() {}

  /** Adds what forbids this way of paying. */
  static void judge(Table table, AbilityUse use, Faults faults) {
    HeroAbility used = table.sheet.ability(use.ability());
    if (use instanceof Use) {
      judgeFree(table, use.ability(), used, faults);
      return;
    }
    if (used.stock() != Stock.NONE) {
      faults.add(FREE, "costs-nothing", "ability", used.name());
    }
    if (use instanceof UseWithStrength paid) {
      if (!table.strength.contains(paid.card())) {
        faults.add(WITH_STRENGTH, "not-a-strength-card", "card", table.nameOf(paid.card()));
      }
      if ((table.hero.paid() & 1 << paid.ability()) != 0) {
        faults.add(ONCE_A_WAVE, "activated-already", "ability", used.name());
      }
    }
  }

  private static void judgeFree(Table table, int ability, HeroAbility used, Faults faults) {
    if (used.stock() == Stock.NONE) {
      faults.add(PAID, "not-free", "ability", used.name());
    }
    if (used.stock() == Stock.ONCE && (table.hero.once() & 1 << ability) != 0) {
      faults.add(ONCE, "used-already", "ability", used.name());
    }
  }

  /**
   * Whether the ability would change anything once it is paid for: by then a slotted card that pays
   * has left its slot, and what is exhausted to pay is exhausted (HOD-Q-82).
   */
  static boolean leavesEffect(Table table, AbilityUse use) {
    Source source = Source.hero(use.ability());
    ImmutableList<Effect> effects = table.sheet.ability(use.ability()).effects();
    if (use instanceof UseExhausting && table.sheet.looksAtPayment(use.ability())) {
      HeroMarks before = table.hero;
      table.hero = exhausted(before, use.ability());
      boolean canAct = Effect.anyCanAct(table, source, effects);
      table.hero = before;
      return canAct;
    }
    if (!(use instanceof UseWithStrength paid) || !table.strength.contains(paid.card())) {
      return Effect.anyCanAct(table, source, effects);
    }
    Pile slotted = table.strength;
    table.strength = slotted.withoutCard(paid.card());
    boolean canAct = Effect.anyCanAct(table, source, effects);
    table.strength = slotted;
    return canAct;
  }

  /** Adds the clauses by which this way of paying is open, the exceptions first. */
  static void allow(Table table, AbilityUse use, ImmutableList.Builder<Citation> clauses) {
    int ability = use.ability();
    if (use instanceof UseExhausting) {
      allowExhausting(table, ability, clauses);
      return;
    }
    if (exhaustsBelow(table, ability)) {
      clauses.add(ANY_ROW);
    }
    if (use instanceof Use) {
      boolean once = table.sheet.ability(ability).stock() == Stock.ONCE;
      clauses.add(once ? ONCE : ANY_NUMBER, FREE, IN_TEXT);
    } else {
      clauses.add(WITH_STRENGTH, COSTS_NO_HP);
    }
  }

  private static void allowExhausting(
      Table table, int ability, ImmutableList.Builder<Citation> clauses) {
    if ((table.hero.paid() & 1 << ability) != 0) {
      clauses.add(ONCE_MORE, TWICE);
    }
    if (isTop(ability)) {
      clauses.add(exhaustsBeside(table, ability) ? BESIDE : BESIDE_ALREADY);
    }
    if (exhaustsBelow(table, ability)) {
      clauses.add(BELOW);
    }
    clauses.add(BY_EXHAUSTING);
  }

  /** Pays for this use. */
  static void pay(Table table, AbilityUse use) {
    if (use instanceof UseWithStrength paid) {
      withStrength(table, paid.ability(), paid.card());
    } else if (use instanceof UseExhausting) {
      byExhausting(table, use.ability());
    } else if (table.sheet.ability(use.ability()).stock() == Stock.ONCE) {
      table.hero = table.hero.withOnce(table.hero.once() | 1 << use.ability());
    }
  }

  /** Pays with a slotted card; the ability stays unexhausted (HOD-ACTIVATE-09). */
  private static void withStrength(Table table, int ability, int face) {
    Departure.spend(table, face, WITH_STRENGTH, "strength-paid");
    table.hero = table.hero.withPaid(table.hero.paid() | 1 << ability);
  }

  /**
   * Pays by exhausting, with the smallest number of further abilities needed: those below, and for
   * a top ability the bottom one of the other column if none there is exhausted (HOD-EXHAUST-04,
   * -07, HOD-Q-44).
   */
  private static void byExhausting(Table table, int ability) {
    if (exhaustsBelow(table, ability)) {
      table.tell(BELOW, "exhausts-below", "the abilities below it are exhausted as well");
    }
    if (exhaustsBeside(table, ability)) {
      table.tell(BESIDE, "exhausts-beside", "the other column's bottom ability is exhausted too");
    }
    HeroMarks after = exhausted(table.hero, ability);
    Exhausting.exhaust(table, after.left(), after.right(), BY_EXHAUSTING);
  }

  /** The hero after exhausting this ability, and no more than that takes. */
  static HeroMarks exhausted(HeroMarks hero, int ability) {
    int row = ability % HeroMarks.ROWS + 1;
    int other = row == HeroMarks.ROWS ? 1 : 0;
    return ability < HeroMarks.ROWS
        ? hero.withLeft(row).withRight(Math.max(hero.right(), other))
        : hero.withLeft(Math.max(hero.left(), other)).withRight(row);
  }

  /** Whether exhausting this ability exhausts some below it (HOD-EXHAUST-03). */
  private static boolean exhaustsBelow(Table table, int ability) {
    int column = ability < HeroMarks.ROWS ? table.hero.left() : table.hero.right();
    return ability % HeroMarks.ROWS > column;
  }

  /** Whether exhausting this ability exhausts the bottom one of the other column. */
  private static boolean exhaustsBeside(Table table, int ability) {
    int other = ability < HeroMarks.ROWS ? table.hero.right() : table.hero.left();
    return isTop(ability) && other == 0;
  }

  /** Whether this ability is in the third row. */
  private static boolean isTop(int ability) {
    return ability % HeroMarks.ROWS == HeroMarks.ROWS - 1;
  }
}
