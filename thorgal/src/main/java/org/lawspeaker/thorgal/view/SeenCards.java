package org.lawspeaker.thorgal.view;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Spread;
import org.lawspeaker.thorgal.action.Resolving;
import org.lawspeaker.thorgal.state.Attached;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.state.Opposer;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/** The cards of one seat whose place a viewer knows, wherever they are. */
final class SeenCards {
  private SeenCards() {}

  static Bag of(ThorgalView view, Seat owner, Suit suit) {
    StoreView store = view.sides().get(owner.index()).store(suit);
    Bag seen = Bag.of(store.destroyed()).withAll(store.hand().cards());
    for (Spread.Slot slot : store.faceDown().slots()) {
      seen = slot.card().isPresent() ? seen.with(slot.card().get()) : seen;
    }
    for (Attached each : view.journey().attached()) {
      boolean its = each.owner().equals(owner) && each.suit() == suit;
      seen = its ? seen.with(each.card()) : seen;
    }
    for (ThorgalFrame frame : view.agenda()) {
      if (frame instanceof Resolving card && card.owner().equals(owner) && card.suit() == suit) {
        seen = seen.with(card.card());
      }
    }
    return suit == Suit.DESTINY ? inPlay(view, owner, seen) : seen;
  }

  private static Bag inPlay(ThorgalView view, Seat owner, Bag before) {
    Bag seen = before;
    for (SideView side : view.sides()) {
      for (InPlay card : side.party()) {
        seen = card.owner().equals(owner) ? seen.with(card.card()) : seen;
      }
    }
    for (Opposer opposer : view.journey().opposers()) {
      InPlay card = opposer.companion();
      seen = card.owner().equals(owner) ? seen.with(card.card()) : seen;
    }
    return seen;
  }

  /** The lands of a seat that lie in the middle. */
  static Pile lands(ThorgalView view, Seat owner) {
    Pile lands = Pile.empty();
    for (Land land : view.lands()) {
      lands = land.owner().equals(owner) ? lands.withLast(land.card()) : lands;
    }
    return lands;
  }
}
