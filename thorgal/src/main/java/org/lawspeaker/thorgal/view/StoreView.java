package org.lawspeaker.thorgal.view;

import java.util.Optional;
import org.immutables.value.Value;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Spread;
import org.lawspeaker.thorgal.state.Hand;
import org.lawspeaker.thorgal.state.Knowers;
import org.lawspeaker.thorgal.state.Store;

/**
 * What a viewer knows of a player's cards of one suit (THO-Q-19, THO-Q-78).
 *
 * @param faceDown what the viewer knows of the order of deck, discard pile and pool
 * @param discard how many of the face-down cards are the discard pile
 * @param pool how many of them are the pool
 * @param handSize how many cards are in the hand
 * @param hand those of them that the viewer knows
 * @param destroyed Valhalla or Niflheim, which lies open
 * @param unplaced the cards that the viewer knows to be somewhere in hand, deck, pool or discard
 *     pile, face down in the party area, or being shuffled; empty if the list of the deck is a
 *     secret (THO-Q-97)
 */
@Value.Builder
public record StoreView(
    Spread faceDown,
    int discard,
    int pool,
    int handSize,
    Hand hand,
    Pile destroyed,
    Optional<Bag> unplaced)
    implements WithStoreView {
  /**
   * What this viewer knows.
   *
   * @param owner whose cards
   * @param secretList whether the list of the deck is a secret to the viewer
   * @param hidden cards outside of the store that the viewer cannot place
   */
  static StoreView of(Store store, Seat owner, Viewer viewer, boolean secretList, Pile hidden) {
    Spread spread = store.faceDown().spread(viewer);
    Bag unknown = store.faceDown().cards().withAll(hidden);
    for (Spread.Slot slot : spread.slots()) {
      if (slot.card().isPresent()) {
        unknown = unknown.without(slot.card().get());
      }
    }
    Hand known = Hand.EMPTY;
    for (int i = 0; i < store.hand().size(); i++) {
      if (knows(viewer, owner, store.hand().knowers(i))) {
        known = known.with(store.hand().card(i), store.hand().knowers(i));
      } else {
        unknown = unknown.with(store.hand().card(i));
      }
    }
    return new StoreView(
        spread,
        store.discard(),
        store.pool(),
        store.hand().size(),
        known,
        store.destroyed(),
        secretList ? Optional.empty() : Optional.of(unknown));
  }

  /** No bane player knows more of another than a rule or text shows (THO-Q-92). */
  private static boolean knows(Viewer viewer, Seat owner, int knowers) {
    if (viewer instanceof Seat seat) {
      return seat.equals(owner) || (knowers & Knowers.only(seat)) != 0;
    }
    return viewer == Onlooker.ARBITER || knowers == Knowers.EVERYBODY;
  }

  /** How many cards of this store the viewer cannot place. */
  int unknown() {
    return faceDown.unseen() + handSize - hand.size();
  }

  /** The store of a viewer from whom nothing is hidden. */
  public Store whole() {
    return with(hand, unplaced.orElse(Bag.empty()));
  }

  /** The store with this hand and these cards in slots that the viewer does not know. */
  Store with(Hand whole, Bag unseen) {
    return new Store(Deck.of(faceDown, unseen), discard, pool, whole, destroyed);
  }
}
