package org.lawspeaker.thorgal.notation;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.json.Problems;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.thorgal.state.Side;
import org.lawspeaker.thorgal.table.ThorgalState;
import org.lawspeaker.thorgal.view.SideView;
import org.lawspeaker.thorgal.view.StoreView;
import org.lawspeaker.thorgal.view.ThorgalView;

/** Makes the position of what the arbiter sees, who sees everything. */
final class Whole {
  private Whole() {}

  static Checked<ThorgalState> of(ThorgalView view) {
    Problems problems = new Problems();
    if (view.viewer() != Onlooker.ARBITER) {
      problems.add("/viewer", "only the arbiter sees a whole position");
    }
    for (int i = 0; i < view.sides().size(); i++) {
      SideView side = view.sides().get(i);
      check("/sides/" + i + "/destiny", side.destiny(), problems);
      check("/sides/" + i + "/bane", side.bane(), problems);
    }
    if (!problems.isEmpty()) {
      return Checked.bad(problems.list());
    }
    ImmutableList.Builder<Side> sides = ImmutableList.builder();
    for (SideView side : view.sides()) {
      sides.add(
          new Side(
              side.in(),
              side.faction(),
              side.destiny().whole(),
              side.bane().whole(),
              side.party(),
              side.reserve().orElse(Pile.empty()),
              side.hornChange()));
    }
    return Checked.ok(
        new ThorgalState(
            view.settings(),
            view.clock(),
            sides.build(),
            view.lands(),
            view.journey(),
            view.inForce(),
            Agenda.of(view.agenda())));
  }

  private static void check(String place, StoreView store, Problems problems) {
    if (store.hand().size() != store.handSize()) {
      problems.add(place + "/hand", "a whole position names every card of a hand");
    }
    int unseen = store.unplaced().map(Bag::size).orElse(0);
    if (unseen != store.faceDown().unseen()) {
      problems.add(
          place + "/unseen",
          unseen + " cards for " + store.faceDown().unseen() + " places that are unseen");
    }
  }
}
