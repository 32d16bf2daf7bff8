package org.lawspeaker.handofdestiny.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.boss.BossStep;
import org.lawspeaker.handofdestiny.boss.CriticalHits;
import org.lawspeaker.handofdestiny.combat.fight.Assembling;
import org.lawspeaker.handofdestiny.lasting.Lasting;
import org.lawspeaker.handofdestiny.pack.CriticalHit;
import org.lawspeaker.handofdestiny.state.Phase;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Begins a critical hit. Without a strength cost it is activated at once (HOD-CRIT-09); otherwise
 * the cards that pay follow one by one.
 *
 * @param index which, from 0
 */
public record Critical(int index) implements HandMove {
  private static final Citation CHOICE = Citation.of("HOD-CRIT-02");
  private static final Citation THREE = Citation.of("HOD-CRIT-01");
  private static final Citation ONCE = Citation.of("HOD-CRIT-03");
  private static final Citation DAMAGE_COST = Citation.of("HOD-CRIT-05");
  private static final Citation TOO_WEAK = Citation.of("HOD-Q-56");
  private static final Citation STRENGTH_COST = Citation.of("HOD-CRIT-06");
  private static final Citation NO_STRENGTH_COST = Citation.of("HOD-CRIT-09");
  private static final Citation NEVER_FREE = Citation.of("HOD-CRIT-12");
  private static final Citation BOSS_LATER = Citation.of("HOD-BOSS-09");

  @Override
  public void judge(Table table, Faults faults) {
    if (index < 0 || index >= table.bossLevel().criticalHits().size()) {
      faults.add(THREE, "no-such-critical-hit", "number", index + 1);
      return;
    }
    if (table.progress.phase() != Phase.BOSS && table.row.size() > 0) {
      faults.add(BOSS_LATER, "monsters-remain", "monsters", table.row.size());
      return;
    }
    if (table.agenda.isEmpty() || !(table.agenda.top() instanceof BossStep)) {
      faults.notNow(table, CHOICE);
      return;
    }
    CriticalHit hit = CriticalHits.of(table, index);
    if ((table.boss.criticals() & 1 << index) != 0) {
      faults.add(ONCE, "used-already", "number", index + 1);
    }
    if (table.hero.hp() < hit.damageCost()) {
      faults.add(TOO_WEAK, "too-few-hp", "hp", table.hero.hp());
    }
    if (hit.strengthCost().isPresent()
        && !new Assembling(Lasting.BOSS, index, 0).canSuffice(table)) {
      faults.add(STRENGTH_COST, "too-little-strength", "needed", hit.strengthCost().get());
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return CriticalHits.of(table, index).strengthCost().isPresent()
        ? ImmutableList.of(CHOICE, DAMAGE_COST, STRENGTH_COST)
        : ImmutableList.of(CHOICE, DAMAGE_COST, NO_STRENGTH_COST, NEVER_FREE);
  }

  @Override
  public void make(Table table) {
    if (CriticalHits.of(table, index).strengthCost().isEmpty()) {
      CriticalHits.activate(table, index);
    } else {
      table.push(new Assembling(Lasting.BOSS, index, 0));
    }
  }

  @Override
  public String text(Table table) {
    return "critical " + (index + 1);
  }
}
