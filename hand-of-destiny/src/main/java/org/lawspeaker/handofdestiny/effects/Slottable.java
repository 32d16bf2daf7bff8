package org.lawspeaker.handofdestiny.effects;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.state.Phase;
import org.lawspeaker.handofdestiny.table.Effect;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;

/** Tells that an effect of a Normal ability leaves monsters eligible for slotting. */
final class Slottable {
  private Slottable() {}

  static void tell(Table table, Source source, Effect effect) {
    if (source.kind() == Source.Kind.HERO
        && table.progress.phase() == Phase.COMBAT
        && !table.sheet.ability(source.index()).slot()) {
      effect.forSlotting().ifPresent(why -> tell(table, why, effect.says()));
    }
  }

  private static void tell(Table table, Citation why, String says) {
    table.tell(
        why,
        "allows-slotting",
        says + ": this does not bar a monster from being slotted",
        "effect",
        says);
  }
}
