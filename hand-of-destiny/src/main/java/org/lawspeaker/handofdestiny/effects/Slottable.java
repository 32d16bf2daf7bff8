package org.lawspeaker.handofdestiny.effects;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.state.Phase;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;

/** Tells that an effect of a Normal ability leaves monsters eligible for slotting. */
final class Slottable {
  /** It does something other than damage. */
  static final Citation OTHERWISE = Citation.of("HOD-NORMAL-03");

  private Slottable() {}

  static void tell(Table table, Source source, Effect effect) {
    if (source.kind() != Source.Kind.HERO
        || table.progress.phase() != Phase.COMBAT
        || table.sheet.ability(source.index()).slot()
        || effect instanceof Damage
        || effect instanceof Defeat
        || effect instanceof OneOf) {
      return; // of several effects, the one that is chosen tells
    }
    table.tell(
        effect.forSlotting(),
        "allows-slotting",
        effect.says() + ": this does not bar a monster from being slotted",
        "effect",
        effect.says());
  }
}
