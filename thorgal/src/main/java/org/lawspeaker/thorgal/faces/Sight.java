package org.lawspeaker.thorgal.faces;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.state.Side;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Cards;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;
import org.lawspeaker.thorgal.table.ThorgalState;
import org.lawspeaker.thorgal.view.Guess;
import org.lawspeaker.thorgal.view.SideView;
import org.lawspeaker.thorgal.view.StoreView;
import org.lawspeaker.thorgal.view.ThorgalView;

/**
 * A view with what can be worked out from it. Where the rules need a whole table they read one that
 * agrees with the view; only what lies open, and so is the same on all of them, is asked of it.
 */
final class Sight {
  final Cards cards;
  final ThorgalView view;
  final Names names;
  private @Nullable ThorgalState state;
  private @Nullable Table table;

  Sight(Cards cards, ThorgalView view) {
    this.cards = cards;
    this.view = view;
    this.names = new Names(cards, view);
  }

  /** A table on which nothing changes. */
  Table table() {
    if (table == null) {
      table = Table.reading(cards, state());
    }
    return table;
  }

  private ThorgalState state() {
    if (state == null) {
      state =
          view.viewer() == Onlooker.ARBITER
              ? whole()
              : Guess.of(cards, view, new SplittableRandom(1));
    }
    return state;
  }

  /** Nothing is hidden from the arbiter but what nobody knows. */
  private ThorgalState whole() {
    ImmutableList.Builder<Side> sides = ImmutableList.builder();
    for (SideView side : view.sides()) {
      sides.add(
          new Side(
              side.in(),
              side.faction(),
              side.destiny().whole(),
              side.bane().whole(),
              side.party(),
              side.reserve().orElseThrow(),
              side.hornChange()));
    }
    return new ThorgalState(
        view.settings(),
        view.clock(),
        sides.build(),
        view.lands(),
        view.journey(),
        view.inForce(),
        Agenda.of(view.agenda()));
  }

  /** A table of its own, on which things may be tried. */
  Table trying() {
    return Table.of(cards, state());
  }

  /** What is left of the table when this move has been made. */
  Table after(ThorgalMove move) {
    return trying().play(move);
  }

  /** The step that asks. */
  ThorgalFrame top() {
    return view.agenda().get(view.agenda().size() - 1);
  }

  /** The uppermost step of this kind, if there is one. */
  <F extends ThorgalFrame> Optional<F> step(Class<F> kind) {
    for (ThorgalFrame frame : view.agenda().reverse()) {
      if (kind.isInstance(frame)) {
        return Optional.of(kind.cast(frame));
      }
    }
    return Optional.empty();
  }

  StoreView store(Seat seat, Suit suit) {
    return view.sides().get(seat.index()).store(suit);
  }

  /** Whether everything that belongs to this seat is known. */
  boolean knowsAllOf(Seat seat) {
    return view.viewer().equals(seat) || view.viewer() == Onlooker.ARBITER;
  }
}
