package org.lawspeaker.handofdestiny.boss;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.handofdestiny.combat.fight.StrengthAttack;
import org.lawspeaker.handofdestiny.hero.Exhausting;
import org.lawspeaker.handofdestiny.state.HeroMarks;
import org.lawspeaker.handofdestiny.state.Place;
import org.lawspeaker.handofdestiny.table.CriticalHit;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.StepCheck;
import org.lawspeaker.handofdestiny.table.Table;

/** Critical hits: a damage cost, a strength cost, and then the attack (HOD-CRIT-01 to -12). */
public final class CriticalHits {
  private static final Citation THREE = Citation.of("HOD-CRIT-01");
  private static final Citation CHOICE = Citation.of("HOD-CRIT-02");
  private static final Citation ONCE = Citation.of("HOD-CRIT-03");
  private static final Citation DAMAGE_COST = Citation.of("HOD-CRIT-05");
  private static final Citation STRENGTH_COST = Citation.of("HOD-CRIT-06");
  private static final Citation NO_STRENGTH_COST = Citation.of("HOD-CRIT-09");
  private static final Citation NEVER_FREE = Citation.of("HOD-CRIT-12");
  private static final Citation TOO_WEAK = Citation.of("HOD-Q-56");
  private static final Citation VALUES = Citation.of("HOD-CRIT-04");
  private static final Citation ATTACKS = Citation.of("HOD-CRIT-10");
  private static final Citation BOTH_FALL = Citation.of("HOD-DRAW-02");

  private CriticalHits() {}

  /** Adds what forbids beginning this critical hit, counted from 0. */
  static void judge(Table table, int index, Faults faults) {
    if (index < 0 || index >= table.bossLevel().criticalHits().size()) {
      faults.add(THREE, "no-such-critical-hit", "number", index + 1);
      return;
    }
    CriticalHit hit = of(table, index);
    if ((table.boss.criticals() & 1 << index) != 0) {
      faults.add(ONCE, "used-already", "number", index + 1);
    }
    if (table.hero.hp() < hit.damageCost()) {
      faults.add(TOO_WEAK, "too-few-hp", "hp", table.hero.hp());
    }
    if (hit.strengthCost().isPresent() && !CriticalPayment.canSuffice(table, index, 0)) {
      faults.add(STRENGTH_COST, "too-little-strength", "needed", hit.strengthCost().get());
    }
  }

  static ImmutableList<Citation> allows(Table table, int index) {
    return of(table, index).strengthCost().isPresent()
        ? ImmutableList.of(CHOICE, STRENGTH_COST, DAMAGE_COST)
        : ImmutableList.of(NO_STRENGTH_COST, NEVER_FREE, DAMAGE_COST, CHOICE);
  }

  /** Begins a critical hit: its strength cost is paid first, if it has one (HOD-CRIT-09). */
  static void begin(Table table, int index) {
    if (of(table, index).strengthCost().isEmpty()) {
      activate(table, index, 0);
    } else {
      table.push(new CriticalPayment(index, 0));
    }
  }

  /** A critical hit of the level faced, counted from 0. */
  public static CriticalHit of(Table table, int index) {
    return table.bossLevel().criticalHits().get(index);
  }

  /**
   * What this critical hit must do to defeat the boss: its damage cost is paid, and these cards,
   * its strength cost, are gone (HOD-CRIT-10, HOD-Q-87).
   */
  public static int remaining(Table table, int index, long cards) {
    HeroMarks before = table.hero;
    int cost = of(table, index).damageCost();
    int left = Math.min(HeroMarks.ROWS, before.left() + cost);
    int right = Math.min(HeroMarks.ROWS, before.right() + cost - (left - before.left()));
    table.hero = before.withLeft(left).withRight(right); // how many count, not of which column
    int struck = StrengthAttack.remaining(table, Place.BOSS, cards);
    int after = StrengthAttack.remainingAfter(table, Place.BOSS, cards);
    table.hero = before;
    return Math.min(struck, after); // it falls by either (HOD-Q-80)
  }

  /**
   * Activates a critical hit whose strength cost is paid: it is used up, the hero takes its damage
   * cost, and only then the attack is made (HOD-Q-87).
   *
   * @param stay the cards of its strength cost that leave only when it is resolved, as bits by face
   */
  static void activate(Table table, int index, long stay) {
    CriticalHit hit = of(table, index);
    table.boss = table.boss.withCriticals(table.boss.criticals() | 1 << index);
    if (table.isTelling()) {
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
    table.push(new CriticalBlow(index, stay));
    table.push(new Exhausting(hit.damageCost()));
  }

  /**
   * The attack of a critical hit; it is not a strength attack (HOD-Q-57).
   *
   * @param index which critical hit, from 0
   * @param stay the cards that count as slotted until it has landed (HOD-Q-87), as bits by face
   */
  public record CriticalBlow(int index, @Default("0") long stay) implements HandFrame {
    @Override
    public void check(StepCheck check) {
      check.critical("/index", index);
      check.slotted("/stay", stay);
    }

    @Override
    public void run(Table table) {
      table.pop();
      int attack = of(table, index).attack();
      if (table.isTelling()) {
        table.tell(
            ATTACKS, "critical-attack", "the critical hit does " + attack, "attack", "" + attack);
      }
      BossPhase.struck(table, attack);
      if (stay != 0) {
        StrengthAttack.pay(table, stay);
      }
      if (table.hero.hp() == 0 && table.isFinalWave() && BossPhase.isBeaten(table)) {
        table.tell(BOTH_FALL, "both-fall", "the damage cost takes the hero's last HP");
      }
    }
  }
}
