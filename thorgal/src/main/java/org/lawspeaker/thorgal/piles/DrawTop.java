package org.lawspeaker.thorgal.piles;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.moves.Turn;
import org.lawspeaker.thorgal.occasions.Happening;
import org.lawspeaker.thorgal.state.Knowers;
import org.lawspeaker.thorgal.state.Phase;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Occasion;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.TopCard;

/**
 * The top card of a face-down pile goes elsewhere.
 *
 * @param owner whose pile
 * @param suit destiny or bane
 * @param to where it goes
 */
public record DrawTop(Seat owner, Suit suit, To to) implements TopCard {
  /** Where a top card goes. */
  public enum To {
    /** From the deck to the hand, seen by its owner alone (THO-FATE-09). */
    HAND("THO-FATE-08"),
    /** From the deck to the destroyed cards for damage, seen by all. */
    DESTROYED("THO-DMG-11"),
    /** From the deck to the destroyed cards by a text, which is no damage. */
    LOST("THO-Q-100"),
    /** From the pool to the destroyed cards, by a text that lets damage be taken there. */
    POOL_DESTROYED("THO-GEN-03");

    private final Citation why;

    To(String why) {
      this.why = Citation.of(why);
    }
  }

  private static final Citation SECRET = Citation.of("THO-FATE-09");

  /** To the hand. */
  public static DrawTop inSecret(Seat owner, Suit suit) {
    return new DrawTop(owner, suit, To.HAND);
  }

  /** From the deck to the destroyed cards, for damage. */
  public static DrawTop destroyed(Seat owner, Suit suit) {
    return new DrawTop(owner, suit, To.DESTROYED);
  }

  /** From the deck to the destroyed cards, not for damage. */
  public static DrawTop lost(Seat owner, Suit suit) {
    return new DrawTop(owner, suit, To.LOST);
  }

  /** From the destiny pool to the destroyed cards. */
  public static DrawTop destroyedFromPool(Seat owner) {
    return new DrawTop(owner, Suit.DESTINY, To.POOL_DESTROYED);
  }

  private boolean isEmpty(Store store) {
    return to == To.POOL_DESTROYED ? store.pool() == 0 : store.deck() == 0;
  }

  private int slot(Store store) {
    return to == To.POOL_DESTROYED ? store.poolTop() : 0;
  }

  /** Nature decides a card that nobody has seen. */
  @Override
  public boolean owes(Table table) {
    Store store = table.store(owner, suit);
    return !isEmpty(store) && store.faceDown().isUnseen(slot(store));
  }

  @Override
  public Pending<ThorgalMove> asks(Table table) {
    Store store = table.store(owner, suit);
    return new Pending.Chance<>(
        to.why, store.faceDown().draw(slot(store), card -> new Turn(suit, card)));
  }

  /** The card is known already, or there is none (THO-Q-16). */
  @Override
  public void run(Table table) {
    Store store = table.store(owner, suit);
    if (isEmpty(store)) {
      table.pop();
    } else {
      turn(table, store.faceDown().cardAt(slot(store)));
    }
  }

  @Override
  public void turn(Table table, int card) {
    table.pop();
    Store store = table.store(owner, suit);
    if (to == To.HAND) {
      draw(table, store, card);
      return;
    }
    Store after =
        to == To.POOL_DESTROYED
            ? store
                .withFaceDown(store.faceDown().drawn(store.poolTop(), card))
                .withPool(store.pool() - 1)
                .destroying(card)
            : store.topDestroyed(card);
    table.setStore(owner, suit, after);
    if (table.isTelling()) {
      String name = table.cards.printed(suit, card);
      table.tell(to.why, "destroyed", owner + "'s " + name + " is destroyed", "card", name);
    }
    Happening.announceOutOfPlay(table, Occasion.DESTROYED, owner, suit, card);
  }

  /** Those who knew the card on the deck know it in the hand (THO-Q-19). */
  private void draw(Table table, Store store, int card) {
    long knew = store.faceDown().knownTo(0);
    int knowers = Knowers.fromDeck(knew) | Knowers.only(owner);
    table.setStore(owner, suit, store.drawn(card, knowers));
    if (table.isTelling()) {
      String name = table.cards.printed(suit, card);
      table.tellOnly(owner, SECRET, "drawn", owner + " draws " + name, "card", name);
    }
    if (table.clock.phase() != Phase.GODS_FATE) {
      Happening.announce(table, Occasion.DRAWN, owner);
    }
  }
}
