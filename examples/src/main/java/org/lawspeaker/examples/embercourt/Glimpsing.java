package org.lawspeaker.examples.embercourt;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.kit.Deck;

/** EMB-LEAD-01: Nature shows the leader the top card. */
record Glimpsing() implements Step {
  @Override
  public boolean owes(Court court) {
    return true;
  }

  @Override
  public Court carryOut(Court court) {
    throw new IllegalStateException("Nature has to turn up a card");
  }

  @Override
  public Pending<EmberMove> pending(Court court) {
    return TopCard.pending(court, Clauses.LEAD, EmberMove.Glimpse::new);
  }

  @Override
  public ImmutableList<EmberMove> moves(Court court) {
    return ImmutableList.of();
  }

  @Override
  public Verdict judge(Court court, EmberMove move) {
    return move instanceof EmberMove.Glimpse glimpse
        ? TopCard.judge(court.deck(), glimpse.card(), Clauses.LEAD)
        : TopCard.judge(court.deck(), move, Clauses.LEAD, "glimpse");
  }

  @Override
  public Court play(Court court, EmberMove move) {
    if (!(move instanceof EmberMove.Glimpse glimpse)) {
      return court.reshuffled();
    }
    Deck seen = court.deck().reveal(0, glimpse.card(), Deck.mask(court.leader()));
    return court.withDeck(seen, court.ashes()).then(new Keeping());
  }
}
