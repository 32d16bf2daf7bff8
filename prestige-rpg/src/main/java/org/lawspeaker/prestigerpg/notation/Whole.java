package org.lawspeaker.prestigerpg.notation;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.json.Problems;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.PrestigeState;
import org.lawspeaker.prestigerpg.view.PrestigeView;

/** Makes the position of what the arbiter sees, who sees everything. */
final class Whole {
  private Whole() {}

  static Checked<PrestigeState> of(PrestigeView view) {
    Problems problems = new Problems();
    if (view.viewer() != Onlooker.ARBITER) {
      problems.add("/viewer", "only the arbiter sees a whole position");
    }
    ImmutableList.Builder<Sheet> sheets = ImmutableList.builder();
    for (int i = 0; i < view.sheets().size(); i++) {
      sheets.add(view.sheets().get(i).sheet());
      if (!view.sheets().get(i).isWhole()) {
        problems.add("/sheets/" + i, "a whole position names every card");
      }
    }
    if (!view.piles().isWhole()) {
      problems.add("/piles", "a whole position names every card");
    }
    return problems.checked(
        new PrestigeState(
            view.settings(),
            view.clock(),
            sheets.build(),
            view.piles().open(),
            view.foe(),
            view.stack(),
            view.strike(),
            view.inForce(),
            Agenda.of(view.agenda())));
  }
}
