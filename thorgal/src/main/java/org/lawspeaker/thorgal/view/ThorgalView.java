package org.lawspeaker.thorgal.view;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.immutables.value.Value;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.thorgal.fate.GodsFate;
import org.lawspeaker.thorgal.piles.Shuffling;
import org.lawspeaker.thorgal.setup.FirstLands;
import org.lawspeaker.thorgal.state.Clock;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.state.Settings;
import org.lawspeaker.thorgal.state.Side;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.InForce;
import org.lawspeaker.thorgal.table.ThorgalFrame;
import org.lawspeaker.thorgal.table.ThorgalState;

/**
 * What one viewer knows of a position; of the hidden cards of others nothing (THO-Q-92).
 *
 * @param viewer who looks
 * @param settings what was chosen before the game
 * @param clock where in the game it is
 * @param sides what belongs to each seat
 * @param lands the lands in the middle
 * @param journey the journey of the round
 * @param inForce effects that last for a time
 * @param agenda what is still to be done, bottom first, without the secrets of others
 */
@Value.Builder
public record ThorgalView(
    Viewer viewer,
    Settings settings,
    Clock clock,
    ImmutableList<SideView> sides,
    ImmutableList<Land> lands,
    Journey journey,
    ImmutableList<InForce> inForce,
    ImmutableList<ThorgalFrame> agenda)
    implements WithThorgalView {
  /** What this viewer knows of this state. */
  public static ThorgalView of(ThorgalState state, Viewer viewer) {
    ImmutableList<ThorgalFrame> frames = state.agenda().toList();
    ImmutableList.Builder<ThorgalFrame> agenda = ImmutableList.builder();
    for (ThorgalFrame frame : frames) {
      agenda.add(frame.seenBy(viewer));
    }
    ImmutableList.Builder<SideView> sides = ImmutableList.builder();
    for (int i = 0; i < state.sides().size(); i++) {
      sides.add(side(state, Seat.of(i), viewer, frames));
    }
    return new ThorgalView(
        viewer,
        state.settings(),
        state.clock(),
        sides.build(),
        state.lands(),
        state.journey(),
        state.inForce(),
        agenda.build());
  }

  private static SideView side(
      ThorgalState state, Seat seat, Viewer viewer, ImmutableList<ThorgalFrame> frames) {
    Side side = state.sides().get(seat.index());
    boolean own = viewer.equals(seat) || viewer == Onlooker.ARBITER;
    boolean secret = side.faction().isEmpty() && !own;
    return new SideView(
        side.in(),
        side.faction(),
        store(state, seat, Suit.DESTINY, viewer, frames),
        store(state, seat, Suit.BANE, viewer, frames),
        side.party(),
        side.reserve().size(),
        secret && !side.reserve().isEmpty() ? Optional.empty() : Optional.of(side.reserve()),
        side.hornChange());
  }

  /**
   * During Gods Fate others see a seat as it was when the drawing began (THO-Q-15); cards that lie
   * face down or are being shuffled count among those that cannot be placed.
   */
  private static StoreView store(
      ThorgalState state, Seat seat, Suit suit, Viewer viewer, ImmutableList<ThorgalFrame> frames) {
    Side side = state.sides().get(seat.index());
    Store store = side.store(suit);
    boolean own = viewer.equals(seat) || viewer == Onlooker.ARBITER;
    boolean acting = suit == (state.clock().destiny().equals(seat) ? Suit.DESTINY : Suit.BANE);
    Pile hidden = Pile.empty();
    for (ThorgalFrame frame : frames) {
      if (frame instanceof GodsFate fate && !own && acting) {
        store = fate.beforeOf(seat).orElse(store);
      } else if (frame instanceof FirstLands lands && !own && suit == Suit.DESTINY) {
        hidden = hidden.append(lands.companions().get(seat.index()));
      } else if (frame instanceof Shuffling shuffling
          && viewer != Onlooker.ARBITER
          && shuffling.owner().equals(seat)
          && shuffling.suit() == suit) {
        hidden = hidden.append(shuffling.cards());
      }
    }
    boolean secret = side.faction().isEmpty() && !own;
    return StoreView.of(store, seat, viewer, secret, hidden);
  }
}
