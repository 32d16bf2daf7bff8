package org.lawspeaker.examples.embercourt;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Violation;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Deck;

/** EMB-LEAD-02: the leader decides about the card on top, which only the leader knows. */
record Keeping() implements Step {
  private static final Window WINDOW =
      Window.of("keep", "Does the leader keep the card on top or cast it?", Clauses.KEEP);

  @Override
  public boolean owes(Court court) {
    return true;
  }

  @Override
  public Court carryOut(Court court) {
    throw new IllegalStateException("the leader has to decide");
  }

  @Override
  public Pending<EmberMove> pending(Court court) {
    return new Pending.Choose<>(court.leader(), WINDOW);
  }

  @Override
  public ImmutableList<EmberMove> moves(Court court) {
    return ImmutableList.of(new EmberMove.Keep(court.leader()), new EmberMove.Cast(court.leader()));
  }

  @Override
  public Verdict judge(Court court, EmberMove move) {
    if (!(move instanceof EmberMove.Keep || move instanceof EmberMove.Cast)) {
      return Step.notNow(Clauses.KEEP, "keep or cast");
    }
    return move.by().equals(court.leader())
        ? Verdict.legal(Clauses.KEEP)
        : Verdict.illegal(Violation.of(Clauses.KEEP, "not-the-leader", "leader", court.leader()));
  }

  @Override
  public Court play(Court court, EmberMove move) {
    if (move instanceof EmberMove.Keep) {
      return court.done();
    }
    Deck.Taken top = court.deck().take(0);
    return court.withDeck(top.rest(), court.ashes().with(top.card())).done();
  }
}
