package org.lawspeaker.examples.embercourt;

import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.engine.kit.ReactionWindow;
import org.lawspeaker.engine.kit.SealedChoices;

/**
 * EMB-SEAL-01: every seat seals a card. The cards stay in the hands until all have sealed: the size
 * of a hand is open and would tell who has.
 *
 * @param choices the cards sealed so far
 */
record Sealing(SealedChoices<Integer> choices) implements CourtStep {
  private static final Window WINDOW =
      Window.of("seal", "Which card does each seat seal?", Clauses.SEAL);

  @Override
  public boolean owes(CourtTable table) {
    return !choices.complete();
  }

  /** EMB-SEAL-02, then EMB-STOKE-01. */
  @Override
  public void run(CourtTable table) {
    for (Seat seat : table.order.remaining()) {
      int card = choices.choiceOf(seat).orElseThrow();
      table.lay(seat, card);
      table.tell(Clauses.SHOW, "shown", seat, "shows", card);
    }
    table.replaceTop(new Stoking(ReactionWindow.of(table.order.remaining())));
  }

  @Override
  public Pending<EmberMove> asks(CourtTable table) {
    return choices.asks(WINDOW);
  }

  @Override
  public void propose(CourtTable table, Proposals<EmberMove> moves) {
    for (Seat seat : choices.owing()) {
      Pile hand = table.hand(seat);
      for (int i = 0; i < hand.size(); i++) {
        if (hand.indexOf(hand.get(i)) == i) {
          moves.add(new EmberMove.Seal(seat, hand.get(i)));
        }
      }
    }
  }

  @Override
  public void judge(CourtTable table, EmberMove move, Faults faults) {
    if (!(move instanceof EmberMove.Seal seal)) {
      faults.notAsked();
    } else if (!table.hand(seal.by()).contains(seal.card())) {
      faults.add(Clauses.SEAL, "not-in-hand", "card", seal.card());
    }
  }

  @Override
  public void judgeUnasked(CourtTable table, EmberMove move, Faults faults) {
    if (move instanceof EmberMove.Seal seal) {
      faults.add(Clauses.SEAL, "already-sealed", "seat", seal.by());
    }
  }

  @Override
  public void make(CourtTable table, EmberMove move) {
    EmberMove.Seal seal = (EmberMove.Seal) move;
    table.replaceTop(new Sealing(choices.seal(seal.by(), seal.card())));
    table.tellOnly(seal.by(), Clauses.SEAL, "sealed", "seals", seal.card());
  }

  @Override
  public CourtStep seenBy(Viewer viewer) {
    return new Sealing(choices.forViewer(viewer));
  }
}
