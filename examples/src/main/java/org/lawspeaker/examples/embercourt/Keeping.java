package org.lawspeaker.examples.embercourt;

import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;

/** EMB-LEAD-02: the leader decides about the card on top, which only the leader knows. */
record Keeping() implements CourtStep {
  private static final Window WINDOW =
      Window.of("keep", "Does the leader keep the card on top or cast it?", Clauses.KEEP);

  private static boolean isAsked(EmberMove move) {
    return move instanceof EmberMove.Keep || move instanceof EmberMove.Cast;
  }

  @Override
  public boolean owes(CourtTable table) {
    return true;
  }

  @Override
  public Pending<EmberMove> asks(CourtTable table) {
    return new Pending.Choose<>(table.leader(), WINDOW);
  }

  @Override
  public void propose(CourtTable table, Proposals<EmberMove> moves) {
    moves.add(new EmberMove.Keep(table.leader()));
    moves.add(new EmberMove.Cast(table.leader()));
  }

  @Override
  public void judge(CourtTable table, EmberMove move, Faults faults) {
    if (!isAsked(move)) {
      faults.notAsked();
    }
  }

  @Override
  public void judgeUnasked(CourtTable table, EmberMove move, Faults faults) {
    if (isAsked(move)) {
      faults.add(Clauses.KEEP, "not-the-leader", "leader", table.leader());
    }
  }

  @Override
  public void make(CourtTable table, EmberMove move) {
    table.pop();
    if (move instanceof EmberMove.Keep) {
      table.tell(Clauses.KEEP, "kept", table.leader(), "keeps the card on top");
      return;
    }
    Deck.Taken top = table.deck.take(0);
    table.deck = top.rest();
    table.ashes = table.ashes.with(top.card());
    table.tell(Clauses.KEEP, "cast", table.leader(), "casts", top.card());
  }
}
