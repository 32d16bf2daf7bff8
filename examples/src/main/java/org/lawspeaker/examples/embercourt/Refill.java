package org.lawspeaker.examples.embercourt;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.kit.SealedChoices;

/** EMB-DRAW-01: the seats draw until all hold three cards; then they seal. */
record Refill() implements Step {
  @Override
  public boolean owes(Court court) {
    return court.drawer().isPresent() && !(court.deck().isEmpty() && court.ashes().isEmpty());
  }

  @Override
  public Court carryOut(Court court) {
    return court.then(new Sealing(SealedChoices.of(court.order().remaining())));
  }

  @Override
  public Pending<EmberMove> pending(Court court) {
    return TopCard.pending(court, Clauses.DRAW, EmberMove.Draw::new);
  }

  @Override
  public ImmutableList<EmberMove> moves(Court court) {
    return ImmutableList.of();
  }

  @Override
  public Verdict judge(Court court, EmberMove move) {
    return move instanceof EmberMove.Draw draw
        ? TopCard.judge(court.deck(), draw.card(), Clauses.DRAW)
        : TopCard.judge(court.deck(), move, Clauses.DRAW, "draw");
  }

  @Override
  public Court play(Court court, EmberMove move) {
    if (!(move instanceof EmberMove.Draw draw)) {
      return court.reshuffled();
    }
    Seat drawer = court.drawer().orElseThrow();
    return court
        .withHand(drawer, court.hand(drawer).withLast(draw.card()).sorted())
        .withDeck(court.deck().drawn(0, draw.card()), court.ashes());
  }
}
