package org.lawspeaker.thorgal.fate;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Span;

/** A text lets a player draw after putting cards on the pool. */
class DrawingAfterThePoolTest {
  @Shows("THO-Q-16")
  @Test
  void theLastCardOfTheDeckEndsItThoughPointsAreLeft() {
    Position at =
        Position.at(RoundStep.DRAWING)
            .inForce(ANN, "pool-first", Span.ROUND)
            .deck(ANN, Suit.DESTINY, "bow", "farmer", "smith")
            .begins();
    at.plays("fill 2").asks(ANN, "gods-fate");
    at.plays("fill 3").has("ann pool", 3).asks(BEN, "gods-fate");
  }
}
