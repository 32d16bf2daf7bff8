package org.lawspeaker.prestigerpg.effects;

import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.number;

import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.state.Origin;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.state.Target;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Table;

/** Effects carried out on their own, used by Ben, on a table where nothing else is to be done. */
final class Acting {
  static final Source BENS =
      new Source(BEN, Origin.CARD, number("trip"), -1, 0, Target.nothing(), -1);

  private Acting() {}

  static Table table(Scene scene) {
    Table table = Table.telling(scene.cards(), scene.state());
    table.setAgenda(Agenda.empty());
    return table;
  }

  static Table dummy() {
    return table(Scene.of(3).faces("dummy").totals());
  }

  /** The table after this, up to the next choice. */
  static Table after(Effect effect, Source source, Table table) {
    effect.act(table, source);
    return table.settle();
  }
}
