package org.lawspeaker.examples.embercourt;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.Violation;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.ReactionWindow;
import org.lawspeaker.engine.kit.SealedChoices;

/**
 * EMB-SEAL-01: every seat seals a card. The cards stay in the hands until all have sealed: the size
 * of a hand is open and would tell who has.
 *
 * @param choices the cards sealed so far
 */
record Sealing(SealedChoices<Integer> choices) implements Step {
  private static final Window WINDOW =
      Window.of("seal", "Which card does each seat seal?", Clauses.SEAL);

  @Override
  public boolean owes(Court court) {
    return !choices.complete();
  }

  /** EMB-SEAL-02, then EMB-STOKE-01. */
  @Override
  public Court carryOut(Court court) {
    Court open = court;
    for (Seat seat : choices.seats()) {
      open = open.laid(seat, choices.choiceOf(seat).orElseThrow());
    }
    return open.then(new Stoking(ReactionWindow.of(court.order().remaining())));
  }

  @Override
  public Pending<EmberMove> pending(Court court) {
    return choices.asks(WINDOW);
  }

  @Override
  public ImmutableList<EmberMove> moves(Court court) {
    ImmutableList.Builder<EmberMove> moves = ImmutableList.builder();
    for (Seat seat : choices.owing()) {
      Pile hand = court.hand(seat);
      for (int i = 0; i < hand.size(); i++) {
        if (hand.indexOf(hand.get(i)) == i) {
          moves.add(new EmberMove.Seal(seat, hand.get(i)));
        }
      }
    }
    return moves.build();
  }

  @Override
  public Verdict judge(Court court, EmberMove move) {
    if (!(move instanceof EmberMove.Seal seal)) {
      return Step.notNow(Clauses.SEAL, "seal");
    }
    ImmutableList.Builder<Violation> violations = ImmutableList.builder();
    if (!court.order().isIn(seal.by())) {
      violations.add(Violation.of(Clauses.OUT, "out-of-the-game", "seat", seal.by()));
    } else if (!choices.isOwing(seal.by())) {
      violations.add(Violation.of(Clauses.SEAL, "already-sealed", "seat", seal.by()));
    }
    if (!court.hand(seal.by()).contains(seal.card())) {
      violations.add(Violation.of(Clauses.SEAL, "not-in-hand", "card", seal.card()));
    }
    return Verdict.of(violations.build(), Clauses.SEAL);
  }

  @Override
  public Court play(Court court, EmberMove move) {
    EmberMove.Seal seal = (EmberMove.Seal) move;
    return court.then(new Sealing(choices.seal(seal.by(), seal.card())));
  }

  @Override
  public Step seenBy(Viewer viewer) {
    return new Sealing(choices.forViewer(viewer));
  }
}
