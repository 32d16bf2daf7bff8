package org.lawspeaker.handofdestiny.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.combat.fight.Repeats;
import org.lawspeaker.handofdestiny.effects.PickStrength;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Chooses the strength card that an effect is for.
 *
 * @param face the card, by the face it shows
 */
public record Pick(int face) implements HandMove {
  private static final Citation CHOICE = Citation.of("HOD-Q-83");
  private static final Citation SLOTTED = Citation.of("HOD-SLOT-03");
  private static final Citation REPEATS = Citation.of("HOD-Q-48");

  public Pick {
    Faces.checked(face);
  }

  @Override
  public void judge(Table table, Faults faults) {
    if (table.agenda.isEmpty() || !(table.agenda.top() instanceof PickStrength step)) {
      faults.notNow(table, CHOICE);
    } else if (!step.offers(face)) {
      boolean slotted = table.strength.contains(face);
      faults.add(
          slotted ? CHOICE : SLOTTED,
          slotted ? "not-a-candidate" : "not-a-strength-card",
          "card",
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
    ((PickStrength) table.agenda.top()).choose(table, face);
  }

  @Override
  public String text(Table table) {
    return "pick " + table.nameOf(face);
  }
}
