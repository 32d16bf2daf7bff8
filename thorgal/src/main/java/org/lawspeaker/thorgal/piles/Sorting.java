package org.lawspeaker.thorgal.piles;

import org.immutables.value.Value;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.thorgal.moves.Decline;
import org.lawspeaker.thorgal.moves.PickOption;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.state.Knowers;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Choosing;
import org.lawspeaker.thorgal.table.Table;

/**
 * Cards of the top of the deck, just looked at, may go under it, one at a time.
 *
 * @param seat whose deck, who looks and chooses
 * @param suit destiny or bane
 * @param cards how many of the top cards are still to choose from
 * @param under how many may still go under the deck
 * @param moved how many went there
 */
@Value.Builder
public record Sorting(Seat seat, Suit suit, int cards, int under, int moved)
    implements Choosing<PickOption>, WithSorting {
  private static final Citation TEXT = Citation.of("THO-Q-78");

  private int offered(Table table) {
    return Math.min(cards, table.store(seat, suit).deck() - moved);
  }

  @Override
  public boolean owes(Table table) {
    return under > 0 && offered(table) > 0;
  }

  @Override
  public Class<PickOption> kind() {
    return PickOption.class;
  }

  @Override
  public Pending<ThorgalMove> asks(Table table) {
    return new Pending.Choose<>(
        seat, Window.of("sort", "Which of the cards looked at goes under the deck?", TEXT));
  }

  @Override
  public void propose(Table table, Proposals<ThorgalMove> moves) {
    for (int option = 0; option < offered(table); option++) {
      moves.add(new PickOption(seat, option));
    }
    moves.add(Decline.of(seat));
  }

  @Override
  public Citation why() {
    return TEXT;
  }

  @Override
  public boolean mayDecline(Table table) {
    return true;
  }

  @Override
  public boolean offers(Table table, PickOption pick) {
    return pick.option() >= 0 && pick.option() < offered(table);
  }

  /** The card of this slot from the top goes under the deck; which it was only the seat knows. */
  @Override
  public void choose(Table table, PickOption pick) {
    Store store = table.store(seat, suit);
    Deck deck = hidden(store.faceDown(), offered(table)).move(pick.option(), store.deck() - 1);
    table.setStore(seat, suit, store.withFaceDown(deck));
    table.replaceTop(withCards(cards - 1).withUnder(under - 1).withMoved(moved + 1));
    if (table.isTelling()) {
      table.tell(TEXT, "sorted", seat + " puts a card looked at under the deck");
    }
  }

  /** Others who knew some of several cards can no longer tell where they lie (THO-Q-19). */
  private Deck hidden(Deck deck, int several) {
    Deck hidden = deck;
    for (int slot = 0; several > 1 && slot < several; slot++) {
      Deck.Taken taken = hidden.take(slot);
      hidden = taken.rest().insert(slot, taken.card(), Knowers.inDeck(Knowers.only(seat)));
    }
    return hidden;
  }

  @Override
  public void run(Table table) {
    table.pop();
  }
}
