package org.lawspeaker.hofordeals.piles;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Supply;
import org.lawspeaker.hofordeals.table.Table;

/** A face-down deck whose top card a player may look at (HOF-DECK-12). */
@Doc("A deck whose top card is looked at.")
public enum DeckTop {
  OWN("your deck") {
    @Override
    public Deck deck(Table table, Seat seat) {
      return table.hero(seat).deck();
    }

    @Override
    boolean renew(Table table, Seat seat) {
      return Stores.renewPlayers(table, seat);
    }

    @Override
    void put(Table table, Seat seat, Deck deck) {
      table.set(seat, table.hero(seat).withDeck(deck));
    }

    @Override
    void discard(Table table, Seat seat, int card) {
      Hero hero = table.hero(seat);
      table.set(seat, hero.withDiscard(hero.discard().with(card)));
    }
  },
  DEALER("the Dealer's deck") {
    @Override
    public Deck deck(Table table, Seat seat) {
      return table.decks.dealer().deck();
    }

    @Override
    boolean renew(Table table, Seat seat) {
      return Stores.renewDealer(table);
    }

    @Override
    void put(Table table, Seat seat, Deck deck) {
      Supply dealer = table.decks.dealer();
      table.decks = table.decks.withDealer(dealer.withDeck(deck));
    }

    @Override
    void discard(Table table, Seat seat, int card) {
      RefillRow.discard(table, card);
    }
  },
  MINIONS("the Minion deck") {
    @Override
    public Deck deck(Table table, Seat seat) {
      return table.decks.minions().deck();
    }

    @Override
    boolean renew(Table table, Seat seat) {
      return Stores.renewMinions(table);
    }

    @Override
    void put(Table table, Seat seat, Deck deck) {
      Supply minions = table.decks.minions();
      table.decks = table.decks.withMinions(minions.withDeck(deck));
    }

    @Override
    void discard(Table table, Seat seat, int card) {
      table.decks = table.decks.withMinions(table.decks.minions().discarding(card));
    }
  };

  private final String says;

  DeckTop(String says) {
    this.says = says;
  }

  /** In words of who looks: {@code your deck}. */
  public String says() {
    return says;
  }

  /** In words of others: {@code the own deck}. */
  String told() {
    return this == OWN ? "the own deck" : says;
  }

  /** The deck as it is now. */
  public abstract Deck deck(Table table, Seat seat);

  /** Makes the deck anew if it is empty; whether there is a card now. */
  abstract boolean renew(Table table, Seat seat);

  /** Puts another deck in its place. */
  abstract void put(Table table, Seat seat, Deck deck);

  /** Puts a card into the discard pile of this deck (HOF-DECK-08). */
  abstract void discard(Table table, Seat seat, int card);
}
