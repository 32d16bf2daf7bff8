package org.lawspeaker.thorgal.piles;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.thorgal.moves.Decline;
import org.lawspeaker.thorgal.moves.PickOption;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.state.Knowers;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Choosing;
import org.lawspeaker.thorgal.table.PlayTest;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/**
 * Of the cards searched, the user takes one that fits to the hand, shown to all, or none.
 *
 * @param source where the effect comes from
 * @param search the effect
 */
public record Finding(Source source, Search search) implements Choosing<PickOption> {
  private static final Citation TEXT = Citation.of("THO-Q-78");

  @Override
  public Seat seat() {
    return source.user();
  }

  private Suit suit(Table table) {
    return table.suitOf(seat());
  }

  private int searched(Table table) {
    return Math.min(search.cards(), table.store(seat(), suit(table)).deck());
  }

  @Override
  public boolean owes(Table table) {
    return searched(table) > 0;
  }

  @Override
  public Class<PickOption> kind() {
    return PickOption.class;
  }

  @Override
  public Pending<ThorgalMove> asks(Table table) {
    return new Pending.Choose<>(
        seat(), Window.of("search", "Which card do you take: " + search.says() + "?", TEXT));
  }

  @Override
  public void propose(Table table, Proposals<ThorgalMove> moves) {
    for (int option = 0; option < searched(table); option++) {
      moves.add(new PickOption(seat(), option));
    }
    moves.add(Decline.of(seat()));
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
    if (pick.option() < 0 || pick.option() >= searched(table)) {
      return false;
    }
    Suit suit = suit(table);
    int card = table.store(seat(), suit).faceDown().cardAt(pick.option());
    return PlayTest.all(search.where(), table, source, suit, card);
  }

  @Override
  public void choose(Table table, PickOption pick) {
    table.pop();
    Suit suit = suit(table);
    Store store = table.store(seat(), suit);
    int card = store.faceDown().cardAt(pick.option());
    table.setStore(
        seat(),
        suit,
        store
            .withFaceDown(store.faceDown().drawn(pick.option(), card))
            .withHand(store.hand().with(card, Knowers.EVERYBODY)));
    if (table.isTelling()) {
      String name = table.cards.printed(suit, card);
      table.tell(TEXT, "found", seat() + " takes " + name + " to the hand", "card", name);
    }
  }

  @Override
  public void run(Table table) {
    table.pop();
  }
}
