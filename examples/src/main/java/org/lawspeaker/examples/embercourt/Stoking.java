package org.lawspeaker.examples.embercourt;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.engine.kit.ReactionWindow;

/**
 * EMB-STOKE-01: the seats may react to the cards on the table.
 *
 * @param window who is asked; seats that have stoked are no longer in it
 */
record Stoking(ReactionWindow window) implements CourtStep {
  private static final Window WINDOW =
      Window.of("stoke", "Does the seat stoke?", Clauses.REACT, Clauses.STOKE);

  @Override
  public boolean owes(CourtTable table) {
    return !window.isClosed();
  }

  @Override
  public void run(CourtTable table) {
    table.replaceTop(new Judging());
  }

  @Override
  public Pending<EmberMove> asks(CourtTable table) {
    return new Pending.Choose<>(window.turn(), WINDOW);
  }

  @Override
  public void propose(CourtTable table, Proposals<EmberMove> moves) {
    Seat seat = window.turn();
    moves.add(new EmberMove.Pass(seat));
    Pile hand = table.hand(seat);
    for (int i = 0; i < hand.size(); i++) {
      if (hand.indexOf(hand.get(i)) == i) {
        moves.add(new EmberMove.Stoke(seat, hand.get(i)));
      }
    }
  }

  @Override
  public void judge(CourtTable table, EmberMove move, Faults faults) {
    if (move instanceof EmberMove.Stoke stoke) {
      if (!table.hand(stoke.by()).contains(stoke.card())) {
        faults.add(Clauses.STOKE, "not-in-hand", "card", stoke.card());
      }
    } else if (!(move instanceof EmberMove.Pass)) {
      faults.notAsked();
    }
  }

  @Override
  public void judgeUnasked(CourtTable table, EmberMove move, Faults faults) {
    if (!(move.by() instanceof Seat seat) || seat.equals(window.turn())) {
      return; // what is asked says it all
    }
    if (window.order().contains(seat)) {
      faults.add(Clauses.REACT, "not-your-turn", "turn", window.turn());
    } else {
      faults.add(Clauses.ONCE, "has-stoked", "seat", seat);
    }
  }

  @Override
  public ImmutableList<Citation> allows(CourtTable table, EmberMove move) {
    return move instanceof EmberMove.Stoke
        ? ImmutableList.of(Clauses.STOKE, Clauses.REACT)
        : ImmutableList.of(Clauses.REACT);
  }

  @Override
  public void make(CourtTable table, EmberMove move) {
    if (!(move instanceof EmberMove.Stoke stoke)) {
      table.replaceTop(new Stoking(window.afterPass()));
      table.tell(Clauses.REACT, "passed", window.turn(), "passes");
      return;
    }
    // EMB-STOKE-03 and EMB-STOKE-04: out of the window, and the others are asked anew.
    ReactionWindow others = window.afterPlay().without(stoke.by());
    table.lay(stoke.by(), stoke.card());
    table.replaceTop(new Stoking(others));
    table.tell(Clauses.STOKE, "stoked", stoke.by(), "stokes with", stoke.card());
    if (!others.isClosed()) {
      table.tell(Clauses.ANEW, "asked-anew", "All who have not stoked are asked anew");
    }
  }
}
