package org.lawspeaker.thorgal.piles;

import org.immutables.value.Value;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.moves.Turn;
import org.lawspeaker.thorgal.state.Knowers;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.TopCard;

/**
 * Top cards of a deck become known, one after the other, and stay where they are (THO-Q-78).
 *
 * @param owner whose deck
 * @param suit destiny or bane
 * @param slot the next one
 * @param cards how many in all, as far as the deck goes
 * @param knowers who sees them
 */
@Value.Builder
public record TopSeen(Seat owner, Suit suit, int slot, int cards, int knowers)
    implements TopCard, WithTopSeen {
  private static final Citation SEEN = Citation.of("THO-Q-78");

  private boolean isDone(Store store) {
    return slot >= Math.min(cards, store.deck());
  }

  @Override
  public boolean owes(Table table) {
    Store store = table.store(owner, suit);
    return !isDone(store) && store.faceDown().isUnseen(slot);
  }

  @Override
  public Pending<ThorgalMove> asks(Table table) {
    return new Pending.Chance<>(
        SEEN, table.store(owner, suit).faceDown().draw(slot, card -> new Turn(suit, card)));
  }

  @Override
  public void turn(Table table, int card) {
    Store store = table.store(owner, suit);
    Deck deck = store.faceDown().reveal(slot, card, Knowers.inDeck(knowers));
    seen(table, store, deck, card);
  }

  @Override
  public void run(Table table) {
    Store store = table.store(owner, suit);
    if (isDone(store)) {
      table.pop();
      return;
    }
    Deck deck = store.faceDown().learn(slot, Knowers.inDeck(knowers));
    seen(table, store, deck, deck.cardAt(slot));
  }

  private void seen(Table table, Store store, Deck deck, int card) {
    table.setStore(owner, suit, store.withFaceDown(deck));
    table.replaceTop(withSlot(slot + 1));
    if (table.isTelling()) {
      String name = table.cards.printed(suit, card);
      String says = "card " + (slot + 1) + " of the " + suit.says() + " deck of " + owner + " is ";
      if (knowers == Knowers.EVERYBODY) {
        table.tell(SEEN, "revealed", says + name, "card", name);
      } else {
        table.tellOnly(owner, SEEN, "looked-at", says + name, "card", name);
      }
    }
  }
}
