package org.lawspeaker.handofdestiny.effects;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.handofdestiny.table.Table;

/** The choices that effects leave open (HOD-Q-83). */
public final class Choices {
  private static final Citation LEFT_OPEN = Citation.of("HOD-Q-83");

  private Choices() {}

  /** Whether an effect under way asks for one. */
  public static boolean isAsked(Table table) {
    return table.top() instanceof EffectChoice;
  }

  /** Why such a choice cannot be made now: no effect leaves it open. */
  public static void unasked(Table table, Faults faults) {
    table.notNow(faults, LEFT_OPEN);
  }
}
