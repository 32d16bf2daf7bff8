package org.lawspeaker.handofdestiny.moves;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.boss.BossStep;
import org.lawspeaker.handofdestiny.combat.fight.Assembling;
import org.lawspeaker.handofdestiny.combat.fight.FightStep;
import org.lawspeaker.handofdestiny.combat.sight.Numbers;
import org.lawspeaker.handofdestiny.lasting.Lasting;
import org.lawspeaker.handofdestiny.pack.HeroClass;
import org.lawspeaker.handofdestiny.state.Phase;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Begins a strength attack; its cards follow one by one.
 *
 * @param at the enemy: 0 front, 1 second, 2 third, or {@link Lasting#BOSS}
 */
public record Attack(int at) implements HandMove {
  public static final Attack FRONT = new Attack(0);
  public static final Attack SECOND = new Attack(1);
  public static final Attack THIRD = new Attack(2);
  public static final Attack BOSS = new Attack(Lasting.BOSS);

  private static final Citation FIGHT = Citation.of("HOD-FIGHT-01");
  private static final Citation ONE_ENEMY = Citation.of("HOD-STRENGTH-05");
  private static final Citation MELEE = Citation.of("HOD-HERO-04");
  private static final Citation RANGED = Citation.of("HOD-HERO-05");
  private static final Citation BOSS_LATER = Citation.of("HOD-BOSS-09");
  private static final Citation BOSS_LIKE_MONSTER = Citation.of("HOD-BOSS-04");
  private static final Citation NO_TARGET = Citation.of("HOD-Q-82");
  private static final Citation SHORTFALL = Citation.of("HOD-Q-35");

  public Attack {
    checkArgument(at == Lasting.BOSS || (at >= 0 && at <= 2), "no enemy is at %s", at);
  }

  @Override
  public void judge(Table table, Faults faults) {
    if (at == Lasting.BOSS) {
      judgeOnBoss(table, faults);
    } else {
      judgeOnMonster(table, faults);
    }
    if (table.strength.isEmpty()) {
      faults.add(ONE_ENEMY, "no-strength-cards");
    }
  }

  private static void judgeOnBoss(Table table, Faults faults) {
    if (table.progress.phase() != Phase.BOSS && table.row.size() > 0) {
      faults.add(BOSS_LATER, "monsters-remain", "monsters", table.row.size());
    } else if (table.agenda.isEmpty() || !(table.agenda.top() instanceof BossStep)) {
      faults.notNow(table, BOSS_LIKE_MONSTER);
    }
  }

  private void judgeOnMonster(Table table, Faults faults) {
    if (table.agenda.isEmpty() || !(table.agenda.top() instanceof FightStep)) {
      faults.notNow(table, FIGHT);
    }
    HeroClass heroClass = table.heroCard().heroClass();
    if (at > 0 && heroClass == HeroClass.MELEE) {
      faults.add(MELEE, "out-of-range", "target", text(table));
    } else if (at > 1) {
      faults.add(RANGED, "out-of-range", "target", text(table));
    }
    if (!table.row.isSeen(at)) {
      faults.add(NO_TARGET, "no-target", "target", text(table));
    } else if (faults.none() && !new Assembling(at, Assembling.DIRECT, 0).canSuffice(table)) {
      faults.add(SHORTFALL, "falls-short", "needed", Numbers.remaining(table, at));
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    Citation reach =
        at == Lasting.BOSS
            ? BOSS_LIKE_MONSTER
            : table.heroCard().heroClass() == HeroClass.MELEE ? MELEE : RANGED;
    return ImmutableList.of(reach, ONE_ENEMY);
  }

  @Override
  public void make(Table table) {
    table.push(new Assembling(at, Assembling.DIRECT, 0));
  }

  @Override
  public String text(Table table) {
    return switch (at) {
      case Lasting.BOSS -> "attack boss";
      case 0 -> "attack front";
      case 1 -> "attack second";
      default -> "attack third";
    };
  }
}
