package org.lawspeaker.handofdestiny.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.combat.fight.Repeats;
import org.lawspeaker.handofdestiny.effects.PickOption;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Chooses one of several effects.
 *
 * @param number which, from 1
 */
public record Option(int number) implements HandMove {
  private static final Citation CHOICE = Citation.of("HOD-Q-83");
  private static final Citation NO_EFFECT = Citation.of("HOD-Q-82");
  private static final Citation REPEATS = Citation.of("HOD-Q-48");

  @Override
  public void judge(Table table, Faults faults) {
    if (table.agenda.isEmpty() || !(table.agenda.top() instanceof PickOption step)) {
      faults.notNow(table, CHOICE);
    } else if (!step.offers(number)) {
      faults.add(NO_EFFECT, "no-effect", "option", number);
    } else if (Repeats.onlyRepeats(table, this)) {
      faults.add(REPEATS, "repeats-a-situation");
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(CHOICE);
  }

  @Override
  public void make(Table table) {
    ((PickOption) table.agenda.top()).choose(table, number);
  }

  @Override
  public String text(Table table) {
    return "option " + number;
  }
}
