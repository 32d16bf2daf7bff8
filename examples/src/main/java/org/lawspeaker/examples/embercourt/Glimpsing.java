package org.lawspeaker.examples.embercourt;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Violation;
import org.lawspeaker.engine.kit.Deck;

/** EMB-LEAD-01: Nature shows the leader the top card. */
record Glimpsing() implements Step {
  @Override
  public boolean owes(Court court) {
    return !court.deck().isEmpty();
  }

  /** EMB-DRAW-02; the ashes hold at least the cards of the night that ended. */
  @Override
  public Court carryOut(Court court) {
    return court.reshuffled();
  }

  @Override
  public Pending<EmberMove> pending(Court court) {
    return new Pending.Chance<>(Clauses.LEAD, court.deck().draw(0, EmberMove.Glimpse::new));
  }

  @Override
  public ImmutableList<EmberMove> moves(Court court) {
    return ImmutableList.of();
  }

  @Override
  public Verdict judge(Court court, EmberMove move) {
    if (!(move instanceof EmberMove.Glimpse glimpse)) {
      return Step.notNow(Clauses.LEAD, "glimpse");
    }
    return Refill.canBeOnTop(court.deck(), glimpse.card())
        ? Verdict.legal(Clauses.LEAD)
        : Verdict.illegal(Violation.of(Clauses.LEAD, "not-on-top", "card", glimpse.card()));
  }

  @Override
  public Court play(Court court, EmberMove move) {
    int card = ((EmberMove.Glimpse) move).card();
    Deck seen = court.deck().reveal(0, card, Deck.mask(court.leader()));
    return court.withDeck(seen, court.ashes()).then(new Keeping());
  }
}
