package org.lawspeaker.handofdestiny.combat.fight;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.effects.Departure;
import org.lawspeaker.handofdestiny.pack.HeroCard;
import org.lawspeaker.handofdestiny.table.Table;

/** Paying for an ability: with a strength card, or by exhausting (HOD-ACTIVATE-01). */
public final class Activation {
  private static final Citation WITH_STRENGTH = Citation.of("HOD-ACTIVATE-02");
  private static final Citation BY_EXHAUSTING = Citation.of("HOD-ACTIVATE-04");
  private static final Citation BELOW = Citation.of("HOD-EXHAUST-04");
  private static final Citation BESIDE = Citation.of("HOD-EXHAUST-07");

  private Activation() {}

  /** Pays with a slotted card; the ability stays unexhausted (HOD-ACTIVATE-09). */
  public static void withStrength(Table table, int ability, int face) {
    Departure.spend(table, face, WITH_STRENGTH, "strength-paid");
    table.hero = table.hero.withPaid(table.hero.paid() | 1 << ability);
  }

  /**
   * Pays by exhausting, with the smallest number of further abilities needed: those below, and for
   * a top ability the bottom one of the other column if none there is exhausted (HOD-EXHAUST-04,
   * -07, HOD-Q-44).
   */
  public static void byExhausting(Table table, int ability) {
    int row = ability % HeroCard.ROWS + 1;
    int other = row == HeroCard.ROWS ? 1 : 0;
    if (exhaustsBelow(table, ability)) {
      table.tell(BELOW, "exhausts-below", "the abilities below it are exhausted as well");
    }
    if (exhaustsBeside(table, ability)) {
      table.tell(BESIDE, "exhausts-beside", "the other column's bottom ability is exhausted too");
    }
    if (ability < HeroCard.ROWS) {
      Exhausting.exhaust(table, row, Math.max(table.hero.right(), other), BY_EXHAUSTING);
    } else {
      Exhausting.exhaust(table, Math.max(table.hero.left(), other), row, BY_EXHAUSTING);
    }
  }

  /** Whether exhausting this ability exhausts some below it (HOD-EXHAUST-03). */
  public static boolean exhaustsBelow(Table table, int ability) {
    int column = ability < HeroCard.ROWS ? table.hero.left() : table.hero.right();
    return ability % HeroCard.ROWS > column;
  }

  /** Whether exhausting this ability exhausts the bottom one of the other column. */
  public static boolean exhaustsBeside(Table table, int ability) {
    int other = ability < HeroCard.ROWS ? table.hero.right() : table.hero.left();
    return isTop(ability) && other == 0;
  }

  /** Whether this ability is in the third row. */
  public static boolean isTop(int ability) {
    return ability % HeroCard.ROWS == HeroCard.ROWS - 1;
  }
}
