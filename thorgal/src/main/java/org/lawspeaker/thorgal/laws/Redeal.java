package org.lawspeaker.thorgal.laws;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.laws.TwinDeal;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Cards;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalState;

/**
 * What a seat cannot know, dealt anew. A hand is known to its owner, and cards of it to those who
 * saw them go there; face-down cards to those who put them there knowingly (THO-Q-19, THO-Q-78);
 * what is chosen in secret to who chose it (THO-SETUP-05, THO-SETUP-12), until the common reveal
 * (THO-SETUP-13); what others do in Gods Fate to nobody, until all are finished (THO-Q-15); the
 * list of a deck that a player built, and its lands, to that player (THO-Q-97).
 */
public final class Redeal implements TwinDeal<ThorgalState> {
  private final Cards cards;

  public Redeal(Cards cards) {
    this.cards = cards;
  }

  @Override
  public Optional<ThorgalState> redeal(ThorgalState state, Seat seat, RandomGenerator random) {
    Table table = Table.of(cards, state);
    for (int i = 0; i < table.seats(); i++) {
      Seat owner = Seat.of(i);
      if (table.side(owner).in()) {
        cards(table, owner, Suit.DESTINY, seat, random);
        cards(table, owner, Suit.BANE, seat, random);
      }
    }
    new SecretChoices(table, seat, random).chooseAnew();
    new SecretFate(table, seat, random).drawAnew();
    return Optional.of(table.state());
  }

  private static void cards(Table table, Seat owner, Suit suit, Seat seat, RandomGenerator random) {
    if (!SecretFate.hides(table, owner, suit, seat)) {
      Store store = table.store(owner, suit);
      table.setStore(owner, suit, new Hidden(table, owner, suit, seat).dealAnew(store, random));
    }
  }
}
