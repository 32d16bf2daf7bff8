package org.lawspeaker.examples.embercourt;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.SealedChoices;

/** EMB-DRAW-01: the seats draw until all hold three cards; then they seal. */
record Refill() implements TopCard {
  @Override
  public boolean owes(CourtTable table) {
    return table.drawer().isPresent() && !(table.deck.isEmpty() && table.ashes.isEmpty());
  }

  @Override
  public void run(CourtTable table) {
    table.replaceTop(new Sealing(SealedChoices.of(table.order.remaining())));
  }

  @Override
  public Citation why() {
    return Clauses.DRAW;
  }

  @Override
  public EmberMove turningUp(int card) {
    return new EmberMove.Draw(card);
  }

  @Override
  public void turnUp(CourtTable table, int card) {
    Seat drawer = table.drawer().orElseThrow();
    table.deck = table.deck.drawn(0, card);
    table.setHand(drawer, table.hand(drawer).withLast(card).sorted());
    table.tellOnly(drawer, Clauses.DRAW, "drew-card", "draws", card);
    table.tellOthers(drawer, Clauses.DRAW, "drew", "draws a card");
  }
}
