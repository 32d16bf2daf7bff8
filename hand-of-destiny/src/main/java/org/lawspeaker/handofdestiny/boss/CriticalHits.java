package org.lawspeaker.handofdestiny.boss;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.combat.fight.Exhausting;
import org.lawspeaker.handofdestiny.pack.CriticalHit;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.Table;

/** Critical hits: a damage cost, a strength cost, and then the attack (HOD-CRIT-01 to -12). */
public final class CriticalHits {
  private static final Citation VALUES = Citation.of("HOD-CRIT-04");
  private static final Citation ATTACKS = Citation.of("HOD-CRIT-10");
  private static final Citation BOTH_FALL = Citation.of("HOD-DRAW-02");

  private CriticalHits() {}

  /** A critical hit of the level faced, counted from 0. */
  public static CriticalHit of(Table table, int index) {
    return table.bossLevel().criticalHits().get(index);
  }

  /**
   * Activates a critical hit whose strength cost is paid: it is used up, the hero takes its damage
   * cost, and only then the attack is made (HOD-Q-87).
   */
  public static void activate(Table table, int index) {
    CriticalHit hit = of(table, index);
    table.boss = table.boss.withCriticals(table.boss.criticals() | 1 << index);
    if (table.tells()) {
      table.tell(
          VALUES,
          "critical-hit",
          "critical hit " + (index + 1) + " is activated",
          "number",
          "" + (index + 1),
          "damage-cost",
          "" + hit.damageCost(),
          "strength-cost",
          hit.strengthCost().map(cost -> "" + cost).orElse("*"),
          "attack",
          "" + hit.attack());
    }
    table.push(new BossSettle());
    table.push(new CriticalBlow(index));
    table.push(new Exhausting(hit.damageCost()));
  }

  /**
   * The attack of a critical hit; it is not a strength attack (HOD-Q-57).
   *
   * @param index which critical hit, from 0
   */
  public record CriticalBlow(int index) implements HandFrame {
    @Override
    public boolean owes(Table table) {
      return false;
    }

    @Override
    public void run(Table table) {
      table.pop();
      int attack = of(table, index).attack();
      if (table.tells()) {
        table.tell(
            ATTACKS, "critical-attack", "the critical hit does " + attack, "attack", "" + attack);
      }
      BossPhase.struck(table, attack);
      if (table.hero.hp() == 0 && table.isFinalWave() && BossPhase.isBeaten(table)) {
        table.tell(BOTH_FALL, "both-fall", "the damage cost takes the hero's last HP");
      }
    }
  }
}
