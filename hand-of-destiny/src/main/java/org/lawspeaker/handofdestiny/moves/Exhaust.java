package org.lawspeaker.handofdestiny.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.combat.fight.Exhausting;
import org.lawspeaker.handofdestiny.pack.HeroCard;
import org.lawspeaker.handofdestiny.state.HeroMarks;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Says which abilities damage exhausts, by the counts that are exhausted afterwards.
 *
 * @param left of the left column, 0 to 3
 * @param right of the right column, 0 to 3
 */
public record Exhaust(int left, int right) implements HandMove {
  private static final Citation TAKES = Citation.of("HOD-TAKE-03");
  private static final Citation THREE_ROWS = Citation.of("HOD-EXHAUST-01");
  private static final Citation GRID = Citation.of("HOD-EXHAUST-05");

  @Override
  public void judge(Table table, Faults faults) {
    if (table.agenda.isEmpty()
        || !(table.agenda.top() instanceof Exhausting step)
        || !step.owes(table)) {
      faults.notNow(table, TAKES);
    } else if (left > HeroCard.ROWS || right > HeroCard.ROWS) {
      faults.add(THREE_ROWS, "no-such-abilities", "rows", HeroCard.ROWS);
    } else if (!step.allows(table.hero, left, right)) {
      boolean fits =
          left >= table.hero.left()
              && right >= table.hero.right()
              && left + right == table.hero.left() + table.hero.right() + step.amount();
      faults.add(
          fits && !HeroMarks.allows(left, right) ? GRID : TAKES,
          fits ? "three-against-none" : "not-the-damage",
          "damage",
          step.amount());
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(TAKES);
  }

  @Override
  public void make(Table table) {
    ((Exhausting) table.agenda.top()).choose(table, left, right);
  }

  @Override
  public String text(Table table) {
    return "exhaust " + left + " " + right;
  }
}
