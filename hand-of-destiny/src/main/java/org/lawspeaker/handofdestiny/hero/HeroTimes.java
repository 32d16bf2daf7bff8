package org.lawspeaker.handofdestiny.hero;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.handofdestiny.effects.Choices;
import org.lawspeaker.handofdestiny.table.Table;

/** When abilities and the weapon may not be used, and why. */
public final class HeroTimes {
  private static final Citation WHEN_USED = Citation.of("HOD-Q-40");
  private static final Citation ABILITY_FIRST = Citation.of("HOD-ORDER-08");
  private static final Citation COMPLETELY = Citation.of("HOD-Q-34");
  private static final Citation ONE_AT_A_TIME = Citation.of("HOD-BATTACK-01");
  private static final Citation VOLUNTARILY = Citation.of("HOD-Q-44");
  private static final Citation SET_OFF = Citation.of("HOD-Q-78");

  private HeroTimes() {}

  /** Why no ability can be used now. */
  public static void ability(Table table, Faults faults) {
    table.notNow(
        faults,
        switch (table.progress.phase()) {
          case SETUP, MERCHANT -> WHEN_USED;
          case COMBAT -> Choices.isAsked(table) ? ABILITY_FIRST : COMPLETELY;
          case BOSS -> Choices.isAsked(table) ? ABILITY_FIRST : ONE_AT_A_TIME;
        });
  }

  /** Why the weapon cannot be used now: never in the middle of a resolution. */
  public static void weapon(Table table, Faults faults) {
    table.notNow(faults, WHEN_USED);
  }

  /** Why nothing can be exhausted now: no damage is taken, and only a use exhausts by choice. */
  public static void exhausting(Table table, Faults faults) {
    table.notNow(faults, VOLUNTARILY);
  }

  /** Why no ability can be put first now: not several are set off. */
  public static void order(Table table, Faults faults) {
    table.notNow(faults, SET_OFF);
  }
}
