package org.lawspeaker.handofdestiny.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.combat.fight.Repeats;
import org.lawspeaker.handofdestiny.combat.sight.Visibility;
import org.lawspeaker.handofdestiny.effects.PickMonster;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Chooses the monster that an effect is for.
 *
 * @param face the monster
 */
public record Target(int face) implements HandMove {
  private static final Citation CHOICE = Citation.of("HOD-Q-83");
  private static final Citation VISIBLE = Citation.of("HOD-HERO-07");
  private static final Citation NO_TARGET = Citation.of("HOD-Q-82");
  private static final Citation REPEATS = Citation.of("HOD-Q-48");

  public Target {
    Faces.checked(face);
  }

  @Override
  public void judge(Table table, Faults faults) {
    if (table.agenda.isEmpty() || !(table.agenda.top() instanceof PickMonster step)) {
      faults.notNow(table, CHOICE);
    } else if (!step.offers(face)) {
      boolean visible = Visibility.isVisible(table, table.row.positionOf(face));
      faults.add(
          visible ? NO_TARGET : VISIBLE,
          visible ? "no-target" : "not-visible",
          "monster",
          table.nameOf(face));
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
    ((PickMonster) table.agenda.top()).choose(table, face);
  }

  @Override
  public String text(Table table) {
    return "target " + table.nameOf(face);
  }
}
