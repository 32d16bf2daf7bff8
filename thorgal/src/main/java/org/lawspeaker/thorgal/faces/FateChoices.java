package org.lawspeaker.thorgal.faces;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.thorgal.fate.GodsFate;
import org.lawspeaker.thorgal.moves.Draw;
import org.lawspeaker.thorgal.moves.Fill;
import org.lawspeaker.thorgal.state.Suit;

/** Gods Fate: how fate points are used, and how many are lost. */
final class FateChoices {
  private FateChoices() {}

  static void addTo(Choices all) {
    all.on(Draw.class, GodsFate.class, (at, move, step) -> draw(at, move, step));
    all.on(Fill.class, GodsFate.class, (at, move, step) -> fill(at, move, step));
  }

  private static Suit suit(Sight at, Seat seat) {
    return at.view.clock().destiny().equals(seat) ? Suit.DESTINY : Suit.BANE;
  }

  private static Choice draw(Sight at, Draw move, GodsFate step) {
    Suit suit = suit(at, move.seat());
    Choice choice =
        Choice.of("Draw", "Draw the top card of the " + suit.says() + " deck")
            .withHint("1 fate point; " + (step.left() - 1) + " left after it");
    return choice.withPieces(PileChoices.topOfDeck(at, move.seat(), suit));
  }

  private static Choice fill(Sight at, Fill move, GodsFate step) {
    int left = step.left() - move.cards();
    int deck = Places.deckSize(at.store(move.seat(), suit(at, move.seat())));
    boolean goesOn = step.goesOnAfter(at.table(), move.cards());
    boolean gives = !goesOn && left > 0 && deck > move.cards();
    String label =
        move.cards() == 0
            ? "Stop drawing, and put no card on the pool"
            : "Put " + Words.count(move.cards(), "card") + " on the pool";
    Choice choice =
        Choice.builder("Fill the pool", label).amount(move.cards()).isGrave(gives).build();
    if (goesOn) {
      return choice.withHint("you may go on with " + Words.count(left, "fate point"));
    }
    return choice.withHint(
        left == 0
            ? "uses all fate points that are left"
            : "gives up " + Words.count(left, "fate point"));
  }
}
