package org.lawspeaker.handofdestiny.effects;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Effects still to be carried out, in order, completely before anything else (HOD-ORDER-08).
 *
 * @param source where they come from
 * @param rest at least one
 */
public record Program(Source source, ImmutableList<Effect> rest) implements HandFrame {
  /** Puts these effects on the agenda. */
  public static void start(Table table, Source source, ImmutableList<Effect> effects) {
    if (!effects.isEmpty()) {
      table.push(new Program(source, effects));
    }
  }

  /** Whether at least one of these effects would change anything (HOD-Q-82). */
  public static boolean canAct(Table table, Source source, ImmutableList<Effect> effects) {
    for (int i = 0; i < effects.size(); i++) {
      if (effects.get(i).canAct(table, source)) {
        return true;
      }
    }
    return false;
  }

  /** Whether what one of these effects can do depends on the slotted strength cards. */
  public static boolean looksAtStrength(ImmutableList<Effect> effects) {
    for (Effect effect : effects) {
      if (effect.looksAtStrength()) {
        return true;
      }
    }
    return false;
  }

  /** Whether one of these effects attacks (HOD-BOSS-05). */
  public static boolean attacks(ImmutableList<Effect> effects) {
    for (Effect effect : effects) {
      if (effect.attacks()) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean owes(Table table) {
    return false;
  }

  @Override
  public void run(Table table) {
    table.pop();
    start(table, source, rest.subList(1, rest.size()));
    Effect next = rest.get(0);
    if (next.canAct(table, source)) {
      next.carryOut(table, source);
    }
  }
}
