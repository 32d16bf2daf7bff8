package org.lawspeaker.thorgal.state;

import org.immutables.value.Value;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Pile;

/**
 * A player's cards of one suit. Deck, discard pile and pool are one run of face-down cards, in this
 * order from the top of the deck down: a card that nobody has seen may be in any of the three, and
 * a discard pile that is slid under the deck stays where it lies (THO-Q-20).
 *
 * @param faceDown deck, then discard pile, then pool, the top card of each first
 * @param discard how many of them are the discard pile, which is another than that of the destroyed
 *     cards (THO-PILE-01)
 * @param pool how many of them, the last, are the pool
 * @param hand the hand
 * @param destroyed Valhalla or Niflheim, the latest card first (THO-PILE-06)
 */
@Value.Builder
public record Store(Deck faceDown, int discard, int pool, Hand hand, Pile destroyed)
    implements WithStore {
  /** A store of nothing but a shuffled deck (THO-SETUP-24). */
  public static Store shuffled(Bag cards) {
    return new Store(Deck.shuffled(cards), 0, 0, Hand.EMPTY, Pile.empty());
  }

  /** Of these cards those that are destroyed. */
  public Store onlyDestroyed() {
    return shuffled(Bag.empty()).withDestroyed(destroyed);
  }

  /** How many cards the deck has. */
  public int deck() {
    return faceDown.size() - discard - pool;
  }

  /** The slot of the top card of the discard pile. */
  public int discardTop() {
    return deck();
  }

  /** The slot of the top card of the pool. */
  public int poolTop() {
    return deck() + discard;
  }

  /** Every card of the store, wherever it is. */
  public Bag all() {
    return faceDown.cards().withAll(hand.cards()).withAll(destroyed);
  }

  /**
   * So many cards of the deck are put, one by one and unseen, on what is in the pool (THO-FATE-11,
   * THO-FATE-16).
   */
  public Store filled(int cards) {
    Deck moved = faceDown;
    for (int i = 1; i <= cards; i++) {
      moved = moved.move(0, poolTop() - i);
    }
    return new Store(moved, discard, pool + cards, hand, destroyed);
  }

  /**
   * So many cards of the pool are put, one by one and unseen, on the discard pile (THO-PILE-07,
   * THO-Q-18).
   */
  public Store paid(int cards) {
    Deck moved = faceDown;
    for (int i = 0; i < cards; i++) {
      moved = moved.move(poolTop() + i, discardTop());
    }
    return new Store(moved, discard + cards, pool - cards, hand, destroyed);
  }

  /** The top card of the deck, which is or turns out to be this one, goes to the hand. */
  public Store drawn(int card, int knowers) {
    return new Store(faceDown.drawn(0, card), discard, pool, hand.with(card, knowers), destroyed);
  }

  /** The top card of the deck, which is or turns out to be this one, is destroyed. */
  public Store topDestroyed(int card) {
    return new Store(faceDown.drawn(0, card), discard, pool, hand, destroyed.withFirst(card));
  }

  /** A card of the hand leaves it, seen by all. */
  public Store withoutShown(int card) {
    return withHand(hand.withoutShown(card));
  }

  /** A card comes on top of the destroyed ones (THO-DMG-03). */
  public Store destroying(int card) {
    return withDestroyed(destroyed.withFirst(card));
  }

  /** A card is put on top of the deck. */
  public Store onDeck(int card, int knowers) {
    return withFaceDown(faceDown.putOnTop(card, Knowers.inDeck(knowers)));
  }

  /** A card is put under the deck. */
  public Store underDeck(int card, int knowers) {
    return withFaceDown(faceDown.insert(deck(), card, Knowers.inDeck(knowers)));
  }

  /** A card is put on top of the pool. */
  public Store onPool(int card, int knowers) {
    return new Store(
        faceDown.insert(poolTop(), card, Knowers.inDeck(knowers)),
        discard,
        pool + 1,
        hand,
        destroyed);
  }

  /** A card is put on top of the discard pile. */
  public Store onDiscard(int card, int knowers) {
    return new Store(
        faceDown.insert(discardTop(), card, Knowers.inDeck(knowers)),
        discard + 1,
        pool,
        hand,
        destroyed);
  }

  /**
   * A card of the hand goes where only its owner sees it, on the pool or on the deck, to be used in
   * the next round of the role (THO-CLEAN-07).
   */
  public Store put(int card, Seat owner, boolean onPool) {
    Store without = withHand(hand.withoutHidden(card, owner));
    int knowers = Knowers.only(owner);
    return onPool ? without.onPool(card, knowers) : without.onDeck(card, knowers);
  }

  /**
   * The discard pile is slid under the deck it came from (THO-PILE-03) as it is, unshuffled
   * (THO-CLEAN-04, THO-CLEAN-09, THO-Q-20).
   */
  public Store slid() {
    return discard == 0 ? this : new Store(faceDown, 0, pool, hand, destroyed);
  }

  /** As its owner knows it, who is the viewer. */
  public Store seenBy(Seat owner) {
    return withFaceDown(faceDown.seenBy(owner));
  }
}
