package org.lawspeaker.thorgal.piles;

import org.lawspeaker.thorgal.state.Store;

/** Where a card goes, of its owner. */
public enum PilePlace {
  HAND("to the hand"),
  DECK("on top of the deck"),
  UNDER_DECK("under the deck"),
  POOL("on the pool"),
  DISCARD("on the discard pile");

  private final String says;

  PilePlace(String says) {
    this.says = says;
  }

  public String says() {
    return says;
  }

  /** Of somebody: {@code on top of your deck}. */
  public String says(String whose) {
    return says.replaceFirst("the ", whose + " ");
  }

  /** How a card gets there: it is returned to a hand, and put elsewhere. */
  public String verb() {
    return this == HAND ? "return" : "put";
  }

  /** Puts a card there, known to these. */
  public Store put(Store store, int card, int knowers) {
    return switch (this) {
      case HAND -> store.withHand(store.hand().with(card, knowers));
      case DECK -> store.onDeck(card, knowers);
      case UNDER_DECK -> store.underDeck(card, knowers);
      case POOL -> store.onPool(card, knowers);
      case DISCARD -> store.onDiscard(card, knowers);
    };
  }
}
