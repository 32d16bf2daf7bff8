package org.lawspeaker.examples.embercourt;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Violation;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.SealedChoices;

/** EMB-DRAW-01: the seats draw until all hold three cards; then they seal. */
record Refill() implements Step {
  @Override
  public boolean owes(Court court) {
    return court.drawer().isPresent() && !court.deck().isEmpty();
  }

  @Override
  public Court carryOut(Court court) {
    if (court.drawer().isPresent() && !court.ashes().isEmpty()) {
      return court.reshuffled();
    }
    return court.then(new Sealing(SealedChoices.of(court.order().remaining())));
  }

  @Override
  public Pending<EmberMove> pending(Court court) {
    return new Pending.Chance<>(Clauses.DRAW, court.deck().draw(0, EmberMove.Draw::new));
  }

  @Override
  public ImmutableList<EmberMove> moves(Court court) {
    return ImmutableList.of();
  }

  @Override
  public Verdict judge(Court court, EmberMove move) {
    if (!(move instanceof EmberMove.Draw draw)) {
      return Step.notNow(Clauses.DRAW, "draw");
    }
    return canBeOnTop(court.deck(), draw.card())
        ? Verdict.legal(Clauses.DRAW)
        : Verdict.illegal(Violation.of(Clauses.DRAW, "not-on-top", "card", draw.card()));
  }

  /** Whether Nature may turn up this card. */
  static boolean canBeOnTop(Deck deck, int card) {
    return deck.isUnseen(0) ? deck.bag().count(card) > 0 : deck.cardAt(0) == card;
  }

  @Override
  public Court play(Court court, EmberMove move) {
    int card = ((EmberMove.Draw) move).card();
    Seat drawer = court.drawer().orElseThrow();
    return court
        .withHand(drawer, court.hand(drawer).withLast(card).sorted())
        .withDeck(court.deck().drawn(0, card), court.ashes());
  }
}
