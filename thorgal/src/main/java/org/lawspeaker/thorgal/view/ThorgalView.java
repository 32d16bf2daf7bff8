package org.lawspeaker.thorgal.view;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.thorgal.fate.GodsFate;
import org.lawspeaker.thorgal.lasting.InForce;
import org.lawspeaker.thorgal.setup.FirstLands;
import org.lawspeaker.thorgal.state.Clock;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.state.Settings;
import org.lawspeaker.thorgal.state.Side;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.state.ThorgalState;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * What one viewer knows of a position.
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
public record ThorgalView(
    Viewer viewer,
    Settings settings,
    Clock clock,
    ImmutableList<SideView> sides,
    ImmutableList<Land> lands,
    Journey journey,
    ImmutableList<InForce> inForce,
    ImmutableList<ThorgalFrame> agenda) {
  /** What this viewer knows of this state. */
  public static ThorgalView of(ThorgalState state, Viewer viewer) {
    ImmutableList<ThorgalFrame> frames = state.agenda().toList();
    ImmutableList.Builder<ThorgalFrame> agenda = ImmutableList.builder();
    Optional<GodsFate> fate = Optional.empty();
    Optional<FirstLands> hidden = Optional.empty();
    for (ThorgalFrame frame : frames) {
      agenda.add(frame.seenBy(viewer));
      if (frame instanceof GodsFate found) {
        fate = Optional.of(found);
      } else if (frame instanceof FirstLands found) {
        hidden = Optional.of(found);
      }
    }
    ImmutableList.Builder<SideView> sides = ImmutableList.builder();
    for (int i = 0; i < state.sides().size(); i++) {
      Seat seat = Seat.of(i);
      boolean own = viewer.equals(seat) || viewer == Onlooker.ARBITER;
      Pile companions =
          own
              ? Pile.empty()
              : hidden.map(lands -> lands.companions().get(seat.index())).orElse(Pile.empty());
      Optional<Store> before = own ? Optional.empty() : fate.flatMap(found -> found.beforeOf(seat));
      Suit acting = state.clock().destiny().equals(seat) ? Suit.DESTINY : Suit.BANE;
      sides.add(side(state.sides().get(i), seat, viewer, own, companions, before, acting));
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

  /** During Gods Fate others see a seat as it was when the phase began (THO-Q-15). */
  private static SideView side(
      Side side,
      Seat seat,
      Viewer viewer,
      boolean own,
      Pile companions,
      Optional<Store> before,
      Suit acting) {
    boolean secret = side.faction() == Side.OWN && !own;
    Store destiny = acting == Suit.DESTINY ? before.orElse(side.destiny()) : side.destiny();
    Store bane = acting == Suit.BANE ? before.orElse(side.bane()) : side.bane();
    return new SideView(
        side.in(),
        side.faction(),
        StoreView.of(destiny, seat, viewer, secret, companions),
        StoreView.of(bane, seat, viewer, secret, Pile.empty()),
        side.party(),
        side.reserve().size(),
        secret ? Optional.empty() : Optional.of(side.reserve()),
        side.hornChange());
  }
}
