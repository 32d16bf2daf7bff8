package org.lawspeaker.examples.embercourt;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Deck;

/** EMB-LEAD-01: Nature shows the leader the top card. */
record Glimpsing() implements TopCard {
  @Override
  public boolean owes(CourtTable table) {
    return true;
  }

  @Override
  public Citation why() {
    return Clauses.LEAD;
  }

  @Override
  public EmberMove turningUp(int card) {
    return new EmberMove.Glimpse(card);
  }

  @Override
  public void turnUp(CourtTable table, int card) {
    table.deck = table.deck.reveal(0, card, Deck.mask(table.leader()));
    table.replaceTop(new Keeping());
    table.tellOnly(table.leader(), Clauses.LEAD, "glimpsed-card", "glimpses", card);
    table.tellOthers(table.leader(), Clauses.LEAD, "glimpsed", "glimpses the top card");
  }
}
