package org.lawspeaker.handofdestiny.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.combat.fight.Assembling;
import org.lawspeaker.handofdestiny.lasting.Lasting;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Adds a slotted card to the strength attack being put together.
 *
 * @param face the card, by the face it shows
 */
public record Add(int face) implements HandMove {
  private static final Citation COMBINED = Citation.of("HOD-STRENGTH-02");
  private static final Citation SLOTTED = Citation.of("HOD-SLOT-03");
  private static final Citation ATTACK = Citation.of("HOD-STRENGTH-05");
  private static final Citation ONE_BY_ONE = Citation.of("HOD-BATTACK-02");
  private static final Citation SHORTFALL = Citation.of("HOD-Q-35");
  private static final Citation FOR_CRITICAL = Citation.of("HOD-CRIT-06");
  private static final Citation COMBINED_FOR_CRITICAL = Citation.of("HOD-BATTACK-06");
  private static final Citation FOR_ONE_CRITICAL = Citation.of("HOD-CRIT-08");
  private static final Add[] EACH = new Add[Faces.COUNT];

  static {
    for (int face = 0; face < Faces.COUNT; face++) {
      EACH[face] = new Add(face);
    }
  }

  public Add {
    Faces.checked(face);
  }

  /** The move with this card, without making a new object. */
  public static Add of(int face) {
    return EACH[face];
  }

  @Override
  public void judge(Table table, Faults faults) {
    if (!table.strength.contains(face)) {
      faults.add(SLOTTED, "not-a-strength-card", "card", table.nameOf(face));
    }
    if (table.agenda.isEmpty() || !(table.agenda.top() instanceof Assembling attack)) {
      faults.notNow(table, ATTACK);
      return;
    }
    boolean direct = attack.critical() == Assembling.DIRECT;
    if (attack.has(face)) {
      faults.add(ATTACK, "already-added", "card", table.nameOf(face));
    } else if (direct && attack.at() == Lasting.BOSS && attack.cards() != 0) {
      faults.add(ONE_BY_ONE, "one-card-an-attack", "card", table.nameOf(face));
    } else if (faults.none() && !attack.with(face).canSuffice(table)) {
      faults.add(direct ? SHORTFALL : FOR_CRITICAL, "leads-nowhere", "card", table.nameOf(face));
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    Assembling attack = (Assembling) table.agenda.top();
    return attack.critical() == Assembling.DIRECT
        ? ImmutableList.of(COMBINED)
        : ImmutableList.of(FOR_CRITICAL, COMBINED_FOR_CRITICAL, FOR_ONE_CRITICAL);
  }

  @Override
  public void make(Table table) {
    table.replaceTop(((Assembling) table.agenda.top()).with(face));
  }

  @Override
  public String text(Table table) {
    return "add " + table.nameOf(face);
  }
}
