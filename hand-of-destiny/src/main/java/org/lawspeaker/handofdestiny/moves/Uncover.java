package org.lawspeaker.handofdestiny.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.merchant.Healing;
import org.lawspeaker.handofdestiny.state.HeroMarks;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Says which abilities healing uncovers, by the counts that stay exhausted.
 *
 * @param left of the left column, 0 to 3
 * @param right of the right column, 0 to 3
 */
public record Uncover(int left, int right) implements HandMove {
  private static final Citation HEALS = Citation.of("HOD-POTION-08");
  private static final Citation GRID = Citation.of("HOD-EXHAUST-05");

  @Override
  public void judge(Table table, Faults faults) {
    if (table.agenda.isEmpty()
        || !(table.agenda.top() instanceof Healing step)
        || !step.owes(table)) {
      faults.notNow(table, HEALS);
    } else if (!step.allows(table.hero, left, right)) {
      boolean againstGrid = left >= 0 && right >= 0 && !HeroMarks.allows(left, right);
      faults.add(
          againstGrid ? GRID : HEALS,
          againstGrid ? "three-against-none" : "not-the-healing",
          "heals",
          step.amount());
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(HEALS);
  }

  @Override
  public void make(Table table) {
    ((Healing) table.agenda.top()).choose(table, left, right);
  }

  @Override
  public String text(Table table) {
    return "heal " + left + " " + right;
  }
}
