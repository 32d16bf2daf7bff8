package org.lawspeaker.prestigerpg.notation;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.prestigerpg.lasting.Change;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Table;

/** What is in force because of what a position shows: a tipped Potion, an attack that has hit. */
final class ArrangedChanges {
  private ArrangedChanges() {}

  /** The changes among some effects begin; everything else they do has been done. */
  static void begin(Table table, Source source, ImmutableList<Effect> effects) {
    for (Effect effect : effects) {
      if (effect instanceof Change change) {
        change.act(table, source);
      }
    }
    table.setAgenda(Agenda.empty());
  }
}
