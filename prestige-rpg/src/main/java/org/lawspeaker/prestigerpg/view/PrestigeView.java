package org.lawspeaker.prestigerpg.view;

import com.google.common.collect.ImmutableList;
import org.immutables.value.Value;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.hand.EndDiscards;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Clock;
import org.lawspeaker.prestigerpg.state.Foe;
import org.lawspeaker.prestigerpg.state.Settings;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.Strike;
import org.lawspeaker.prestigerpg.table.InForce;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.PrestigeState;
import org.lawspeaker.prestigerpg.windows.PlayWindow;

/**
 * What one viewer knows of a position: of the hands, set cards and quests of others only how many
 * there are, of the deck only its size.
 *
 * @param viewer who looks
 * @param settings what was chosen before the game
 * @param clock where in the game it is
 * @param sheets what belongs to each seat, in seat order
 * @param piles the cards that belong to no seat
 * @param foe the encounter that is faced
 * @param stack the damage stack
 * @param strike the attack of a creature that is being resolved
 * @param inForce changes that last for a time
 * @param agenda what is still to be done, bottom first, without the secrets of others
 */
@Value.Builder
public record PrestigeView(
    Viewer viewer,
    Settings settings,
    Clock clock,
    ImmutableList<SheetView> sheets,
    PilesView piles,
    Foe foe,
    ImmutableList<Attack> stack,
    Strike strike,
    ImmutableList<InForce> inForce,
    ImmutableList<PrestigeFrame> agenda)
    implements WithPrestigeView {
  /** What a seat has chosen so far to discard (PRE-END-04), as far as the viewer knows. */
  public Pile discards(Seat seat) {
    for (PrestigeFrame step : agenda) {
      if (step instanceof EndDiscards discards) {
        return discards.chosen().getOrDefault(seat, Pile.empty());
      }
    }
    return Pile.empty();
  }

  /** What this viewer knows of this state. */
  public static PrestigeView of(PrestigeState state, Viewer viewer) {
    ImmutableList.Builder<SheetView> sheets = ImmutableList.builder();
    for (int i = 0; i < state.sheets().size(); i++) {
      Sheet sheet = state.sheets().get(i);
      boolean own = viewer == Onlooker.ARBITER || viewer.equals(Seat.of(i));
      sheets.add(own ? SheetView.whole(sheet) : SheetView.fromOutside(sheet));
    }
    ImmutableList.Builder<Attack> stack = ImmutableList.builder();
    state.stack().forEach(attack -> stack.add(attack.seenBy(viewer)));
    ImmutableList.Builder<PrestigeFrame> agenda = ImmutableList.builder();
    for (PrestigeFrame frame : state.agenda().toList()) {
      agenda.add(seen(state.settings(), frame, viewer));
    }
    return new PrestigeView(
        viewer,
        state.settings(),
        state.clock(),
        sheets.build(),
        PilesView.of(state.piles(), viewer == Onlooker.ARBITER),
        state.foe(),
        stack.build(),
        state.strike(),
        state.inForce(),
        agenda.build());
  }

  /** Where windows ask one seat after another, all hear the answers (PRE-Q-10). */
  private static PrestigeFrame seen(Settings settings, PrestigeFrame frame, Viewer viewer) {
    return settings.oneByOne() && frame instanceof PlayWindow window
        ? window.heardBy(viewer)
        : frame.seenBy(viewer);
  }
}
