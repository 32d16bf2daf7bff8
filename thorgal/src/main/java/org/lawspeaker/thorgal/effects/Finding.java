package org.lawspeaker.thorgal.effects;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.thorgal.lasting.CardTest;
import org.lawspeaker.thorgal.moves.Decline;
import org.lawspeaker.thorgal.moves.LegalMoves;
import org.lawspeaker.thorgal.moves.PickOption;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.state.Knowers;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Declinable;
import org.lawspeaker.thorgal.table.PickingOption;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * Of the cards searched, the user takes one that fits to the hand, shown to all, or none.
 *
 * @param source where the effect comes from
 * @param search the effect
 */
public record Finding(Source source, Search search)
    implements ThorgalFrame, PickingOption, Declinable {
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
  public Pending<ThorgalMove> asks(Table table) {
    return new Pending.Choose<>(
        seat(), Window.of("search", "Which card do you take: " + search.says() + "?", TEXT));
  }

  @Override
  public void propose(Table table, LegalMoves moves) {
    for (int option = 0; option < searched(table); option++) {
      if (offers(table, option)) {
        moves.propose(new PickOption(seat(), option));
      }
    }
    moves.propose(new Decline(seat()));
  }

  @Override
  public Citation why() {
    return TEXT;
  }

  @Override
  public Citation declining() {
    return TEXT;
  }

  @Override
  public boolean offers(Table table, int option) {
    if (option < 0 || option >= searched(table)) {
      return false;
    }
    Suit suit = suit(table);
    int card = table.store(seat(), suit).faceDown().cardAt(option);
    return suit == Suit.BANE || CardTest.all(search.where(), table, source, card);
  }

  @Override
  public void choose(Table table, int option) {
    table.pop();
    Suit suit = suit(table);
    Store store = table.store(seat(), suit);
    int card = store.faceDown().cardAt(option);
    table.setStore(
        seat(),
        suit,
        store
            .withFaceDown(store.faceDown().drawn(option, card))
            .withHand(store.hand().with(card, Knowers.EVERYBODY)));
    if (table.tells()) {
      String name = table.cards.printed(suit, card);
      table.tell(TEXT, "found", seat() + " takes " + name + " to the hand", "card", name);
    }
  }

  @Override
  public void decline(Table table) {
    table.pop();
  }

  @Override
  public void run(Table table) {
    table.pop();
  }

  @Override
  public Optional<ThorgalFrame> without(Seat out) {
    return seat().equals(out) ? Optional.empty() : Optional.of(this);
  }
}
