package org.lawspeaker.thorgal.dusk;

import static org.lawspeaker.thorgal.Position.ANN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.LaidOut;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Span;

/** Damage as a condition of upkeep (THO-UPKEEP-05). */
class UpkeepDamageTest {
  @Shows("THO-Q-110")
  @Test
  void mustTakeDamageThatCanBePaid() {
    LaidOut laid = Position.at(RoundStep.UPKEEP).party(ANN, "smith");
    laid.deck(ANN, Suit.DESTINY, "farmer")
        .begins()
        .has("ann valhalla", "farmer")
        .has("ann party", "smith");
    laid.deck(ANN, Suit.DESTINY).begins().asks(ANN, "upkeep-failed");
  }

  @Shows("THO-Q-110")
  @Test
  void takesDamageOfAConditionInFullWhateverIsPrevented() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "smith")
        .inForce(ANN, "{shield: {by: -1}}", Span.PHASE)
        .begins()
        .has("ann valhalla", "farmer")
        .has("ann party", "smith");
  }

  @Shows("THO-Q-110")
  @Test
  void paysDamageOfAConditionFromTheHandToo() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "smith")
        .deck(ANN, Suit.DESTINY)
        .hand(ANN, "bow")
        .begins()
        .has("ann valhalla", "bow")
        .has("ann party", "smith")
        .tells("all-paid")
        .has("round", 3);
  }

  @Shows("THO-Q-110")
  @Test
  void countsNoPoolForDamageOfACondition() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "smith")
        .deck(ANN, Suit.DESTINY)
        .pool(ANN, Suit.DESTINY, 3)
        .begins()
        .asks(ANN, "upkeep-failed")
        .has("ann pool", 3);
  }
}
