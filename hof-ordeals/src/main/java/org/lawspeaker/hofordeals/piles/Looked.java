package org.lawspeaker.hofordeals.piles;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.moves.Accept;
import org.lawspeaker.hofordeals.moves.Decline;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.table.Choosing;
import org.lawspeaker.hofordeals.table.Table;

/**
 * A player who has looked at the top card of a deck may discard it.
 *
 * @param seat who
 * @param of which deck
 */
public record Looked(Seat seat, @Default("own") DeckTop of) implements Choosing<Accept> {
  private static final Citation LOOK = Citation.of("HOF-DECK-12");
  private static final Window WINDOW =
      Window.of("discard-top", "Is the card on top of the deck discarded?", LOOK);

  @Override
  public Class<Accept> kind() {
    return Accept.class;
  }

  @Override
  public Citation why() {
    return LOOK;
  }

  @Override
  public Window window(Table table) {
    return WINDOW;
  }

  @Override
  public boolean mayDecline(Table table) {
    return true;
  }

  @Override
  public void propose(Table table, Proposals<HofMove> moves) {
    moves.addLegal(new Accept(seat));
    moves.addLegal(new Decline(seat));
  }

  @Override
  public boolean offers(Table table, Accept accept) {
    return true;
  }

  @Override
  public void choose(Table table, Accept accept) {
    table.pop();
    Deck.Taken top = of.deck(table, seat).take(0);
    of.put(table, seat, top.rest());
    of.discard(table, seat, top.card());
    table.tellCard(LOOK, "discarded", seat, "discards", top.card());
  }
}
