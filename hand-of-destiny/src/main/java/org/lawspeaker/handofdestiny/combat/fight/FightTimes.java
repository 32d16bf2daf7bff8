package org.lawspeaker.handofdestiny.combat.fight;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.handofdestiny.combat.resolve.ResolveStep;
import org.lawspeaker.handofdestiny.state.Phase;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.Table;

/** When the actions of the fight step may not be taken, and why. */
public final class FightTimes {
  private static final Citation PHASES = Citation.of("HOD-GAME-05");
  private static final Citation BOSS_IS_NO_MONSTER = Citation.of("HOD-Q-82");
  private static final Citation ABILITIES_FIRST = Citation.of("HOD-ORDER-12");
  private static final Citation COMPLETELY = Citation.of("HOD-Q-34");
  private static final Citation FIGHT_STEP_ONLY = Citation.of("HOD-Q-41");
  private static final Citation NEXT_CARD_LATER = Citation.of("HOD-BATTACK-03");
  private static final Citation ONE_ATTACK = Citation.of("HOD-STRENGTH-05");

  private FightTimes() {}

  /** Why no monster can be attacked now: another attack is being put together, or the time. */
  public static void attack(Table table, Faults faults) {
    if (table.top() instanceof Assembling) {
      table.notNow(faults, ONE_ATTACK);
    } else {
      action(table, faults);
    }
  }

  /** Why no damage can be taken now. */
  public static void damage(Table table, Faults faults) {
    table.notNow(faults, isFighting(table) ? COMPLETELY : FIGHT_STEP_ONLY);
  }

  private static void action(Table table, Faults faults) {
    table.notNow(
        faults,
        switch (table.progress.phase()) {
          case SETUP, MERCHANT -> PHASES;
          case BOSS -> BOSS_IS_NO_MONSTER;
          case COMBAT -> isFighting(table) ? COMPLETELY : ABILITIES_FIRST;
        });
  }

  /** Why no strength card can be added and no attack struck now. */
  public static void card(Table table, Faults faults) {
    boolean beginsNone =
        table.top().isAtRest()
            && (table.progress.phase() == Phase.BOSS
                || (table.progress.phase() == Phase.COMBAT && isFighting(table)));
    if (beginsNone) {
      table.notNow(faults, ONE_ATTACK);
    } else if (table.progress.phase() == Phase.BOSS) {
      table.notNow(faults, NEXT_CARD_LATER);
    } else {
      action(table, faults);
    }
  }

  /** Whether the turn is in its fight step, and no monster ability is being resolved. */
  private static boolean isFighting(Table table) {
    for (Agenda<HandFrame> at = table.agenda(); !at.isEmpty(); at = at.pop()) {
      if (at.top() instanceof FightStep) {
        return true;
      }
      if (at.top() instanceof ResolveStep) {
        return false;
      }
    }
    return false;
  }
}
