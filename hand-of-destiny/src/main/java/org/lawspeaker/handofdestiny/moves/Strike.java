package org.lawspeaker.handofdestiny.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.combat.fight.Assembling;
import org.lawspeaker.handofdestiny.combat.fight.StrengthAttack;
import org.lawspeaker.handofdestiny.table.Table;

/** Makes the strength attack that was put together. */
public record Strike() implements HandMove {
  private static final Citation ATTACK = Citation.of("HOD-STRENGTH-05");
  private static final Citation TOTAL = Citation.of("HOD-STRENGTH-06");
  private static final Citation CRITICAL = Citation.of("HOD-CRIT-06");
  private static final Citation ONE_ATTACK = Citation.of("HOD-BATTACK-07");
  private static final Citation NOT_DIRECT = Citation.of("HOD-CRIT-07");
  private static final Citation SHORTFALL = Citation.of("HOD-Q-35");

  @Override
  public void judge(Table table, Faults faults) {
    if (table.agenda.isEmpty() || !(table.agenda.top() instanceof Assembling attack)) {
      faults.notNow(table, ATTACK);
      return;
    }
    if (attack.cards() == 0) {
      faults.add(ATTACK, "no-strength-cards");
    }
    if (!attack.suffices(table)) {
      boolean direct = attack.critical() == Assembling.DIRECT;
      faults.add(
          direct ? SHORTFALL : CRITICAL,
          "falls-short",
          "value",
          StrengthAttack.value(table, attack.at(), attack.cards()));
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    Assembling attack = (Assembling) table.agenda.top();
    return attack.critical() == Assembling.DIRECT
        ? ImmutableList.of(TOTAL)
        : ImmutableList.of(CRITICAL, ONE_ATTACK, NOT_DIRECT);
  }

  @Override
  public void make(Table table) {
    ((Assembling) table.agenda.top()).strike(table);
  }

  @Override
  public String text(Table table) {
    return "strike";
  }
}
