package org.lawspeaker.thorgal.view;

import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Heap;
import org.lawspeaker.thorgal.state.Hand;
import org.lawspeaker.thorgal.state.Knowers;
import org.lawspeaker.thorgal.state.Store;

/** A player's cards of one suit, dealt again and again; those that nothing hides are made once. */
final class StoreDeal {
  private final Seat owner;
  private final StoreView known;
  private final Bag unplaced;
  private final int hidden;

  /** With the first of the cards that cannot be placed, which stand for any. */
  private final Store first;

  StoreDeal(Seat owner, StoreView known) {
    this.owner = owner;
    this.known = known;
    this.unplaced = known.unplaced().orElseThrow();
    this.hidden = known.handSize() - known.hand().size();
    Heap heap = Heap.of(unplaced);
    heap.deal(hidden);
    this.first = known.with(known.hand(), heap.rest());
  }

  /** A whole store that agrees with what is known; a slot that only others know gets a card. */
  Store deal(RandomGenerator random) {
    if (hidden == 0) {
      return first.withFaceDown(first.faceDown().fill(random));
    }
    Heap heap = Heap.of(unplaced);
    Hand hand = known.hand();
    for (int i = 0; i < hidden; i++) {
      hand = hand.with(heap.draw(random), Knowers.only(owner));
    }
    Deck deck = first.faceDown().over(heap.rest()).fill(random);
    return new Store(deck, known.discard(), known.pool(), hand, known.destroyed());
  }
}
