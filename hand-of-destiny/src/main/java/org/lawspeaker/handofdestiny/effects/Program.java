package org.lawspeaker.handofdestiny.effects;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.handofdestiny.table.Effect;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.StepCheck;
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

  /** Carries an effect out, and tells if that leaves monsters eligible for slotting. */
  static void carryOut(Table table, Source source, Effect effect) {
    if (table.isTelling()) {
      Slottable.tell(table, source, effect);
    }
    effect.act(table, source);
  }

  @Override
  public void run(Table table) {
    table.pop();
    start(table, source, rest.subList(1, rest.size()));
    Effect next = rest.get(0);
    if (next.canAct(table, source)) {
      carryOut(table, source, next);
    }
  }

  @Override
  public void check(StepCheck check) {
    check.source(source);
    check.isLeft("/rest", !rest.isEmpty());
  }
}
