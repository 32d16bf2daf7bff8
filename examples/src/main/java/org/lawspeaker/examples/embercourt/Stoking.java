package org.lawspeaker.examples.embercourt;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Violation;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.ReactionWindow;

/**
 * EMB-STOKE-01: the seats may react to the cards on the table.
 *
 * @param window who is asked; seats that have stoked are no longer in it
 */
record Stoking(ReactionWindow window) implements Step {
  private static final Window WINDOW =
      Window.of("stoke", "Does the seat stoke?", Clauses.REACT, Clauses.STOKE);

  @Override
  public boolean owes(Court court) {
    return !window.isClosed();
  }

  @Override
  public Court carryOut(Court court) {
    return court.then(new Judging());
  }

  @Override
  public Pending<EmberMove> pending(Court court) {
    return new Pending.Choose<>(window.turn(), WINDOW);
  }

  @Override
  public ImmutableList<EmberMove> moves(Court court) {
    Seat seat = window.turn();
    ImmutableList.Builder<EmberMove> moves = ImmutableList.builder();
    moves.add(new EmberMove.Pass(seat));
    Pile hand = court.hand(seat);
    for (int i = 0; i < hand.size(); i++) {
      if (hand.indexOf(hand.get(i)) == i) {
        moves.add(new EmberMove.Stoke(seat, hand.get(i)));
      }
    }
    return moves.build();
  }

  @Override
  public Verdict judge(Court court, EmberMove move) {
    if (move instanceof EmberMove.Pass pass) {
      return Verdict.of(notTheirTurn(court, pass.by()), Clauses.REACT);
    }
    if (!(move instanceof EmberMove.Stoke stoke)) {
      return Step.notNow(Clauses.REACT, "stoke or pass");
    }
    ImmutableList.Builder<Violation> violations = ImmutableList.builder();
    violations.addAll(notTheirTurn(court, stoke.by()));
    if (!court.hand(stoke.by()).contains(stoke.card())) {
      violations.add(Violation.of(Clauses.STOKE, "not-in-hand", "card", stoke.card()));
    }
    return Verdict.of(violations.build(), Clauses.STOKE, Clauses.REACT);
  }

  private ImmutableList<Violation> notTheirTurn(Court court, Seat by) {
    if (by.equals(window.turn())) {
      return ImmutableList.of();
    }
    if (!court.order().isIn(by)) {
      return ImmutableList.of(Violation.of(Clauses.OUT, "out-of-the-game", "seat", by));
    }
    return window.order().contains(by)
        ? ImmutableList.of(Violation.of(Clauses.REACT, "not-your-turn", "turn", window.turn()))
        : ImmutableList.of(Violation.of(Clauses.ONCE, "has-stoked", "seat", by));
  }

  @Override
  public Court play(Court court, EmberMove move) {
    if (move instanceof EmberMove.Stoke stoke) {
      // EMB-STOKE-03 and EMB-STOKE-04: out of the window, and the others are asked anew.
      return court
          .laid(stoke.by(), stoke.card())
          .then(new Stoking(window.afterPlay().without(stoke.by())));
    }
    return court.then(new Stoking(window.afterPass()));
  }
}
