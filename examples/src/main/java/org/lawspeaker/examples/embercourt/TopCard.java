package org.lawspeaker.examples.embercourt;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Distribution;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Faults;

/**
 * A step wants the top card of the deck; if there is none, the ashes are shuffled first
 * (EMB-DRAW-02). Shuffling is a move of its own: carried out together with the move before, it
 * would hide which card that move had added to the ashes.
 */
sealed interface TopCard extends CourtStep permits Refill, Glimpsing {
  /** Why the card is turned up. */
  Citation why();

  /** Nature's move that turns up this card. */
  EmberMove turningUp(int card);

  /** What happens to the card that is turned up. */
  void turnUp(CourtTable table, int card);

  @Override
  default Pending<EmberMove> asks(CourtTable table) {
    return table.deck.isEmpty()
        ? new Pending.Chance<>(
            Clauses.RESHUFFLE, Distribution.uniform(1, only -> new EmberMove.Shuffle()))
        : new Pending.Chance<>(why(), table.deck.draw(0, this::turningUp));
  }

  @Override
  default void judge(CourtTable table, EmberMove move, Faults faults) {
    Deck deck = table.deck;
    boolean isAsked =
        deck.isEmpty()
            ? move instanceof EmberMove.Shuffle
            : move instanceof EmberMove.TurnUp turned && turningUp(turned.card()).equals(move);
    if (!isAsked) {
      faults.notAsked();
    } else if (move instanceof EmberMove.TurnUp turned) {
      int card = turned.card();
      boolean canBe = deck.isUnseen(0) ? deck.bag().count(card) > 0 : deck.cardAt(0) == card;
      if (!canBe) {
        faults.add(why(), "not-on-top", "card", card);
      }
    }
  }

  @Override
  default void make(CourtTable table, EmberMove move) {
    if (move instanceof EmberMove.TurnUp turned) {
      turnUp(table, turned.card());
    } else {
      table.deck = table.deck.shuffleIn(table.ashes.toPile());
      table.ashes = Bag.empty();
      table.tell(Clauses.RESHUFFLE, "shuffled", "The ashes are shuffled and become the deck");
    }
  }
}
