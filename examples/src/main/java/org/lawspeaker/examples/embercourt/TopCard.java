package org.lawspeaker.examples.embercourt;

import java.util.function.IntFunction;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Distribution;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Violation;
import org.lawspeaker.engine.kit.Deck;

/**
 * A step wants the top card of the deck; if there is none, the ashes are shuffled first
 * (EMB-DRAW-02). Shuffling is a move of its own: carried out together with the move before, it
 * would hide which card that move had added to the ashes.
 */
final class TopCard {
  private TopCard() {}

  static Pending<EmberMove> pending(Court court, Citation clause, IntFunction<EmberMove> turnUp) {
    return court.deck().isEmpty()
        ? new Pending.Chance<>(
            Clauses.RESHUFFLE, Distribution.uniform(1, only -> new EmberMove.Shuffle()))
        : new Pending.Chance<>(clause, court.deck().draw(0, turnUp));
  }

  /** The verdict on a move that turns up this card. */
  static Verdict judge(Deck deck, int card, Citation clause) {
    if (deck.isEmpty()) {
      return Step.notNow(Clauses.RESHUFFLE, "shuffle");
    }
    boolean canBe = deck.isUnseen(0) ? deck.bag().count(card) > 0 : deck.cardAt(0) == card;
    return canBe
        ? Verdict.legal(clause)
        : Verdict.illegal(Violation.of(clause, "not-on-top", "card", card));
  }

  /** The verdict on a move that turns up no card. */
  static Verdict judge(Deck deck, EmberMove move, Citation clause, String wanted) {
    if (!deck.isEmpty()) {
      return Step.notNow(clause, wanted);
    }
    return move instanceof EmberMove.Shuffle
        ? Verdict.legal(Clauses.RESHUFFLE)
        : Step.notNow(Clauses.RESHUFFLE, "shuffle");
  }
}
