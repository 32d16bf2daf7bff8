package org.lawspeaker.thorgal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;

/** What the other tests take for granted of the positions they lay out. */
class PositionTest {
  @Test
  void laysCardsWhereTheTestSays() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "smith", "bow")
        .hand(ANN, "farmer")
        .pool(ANN, Suit.DESTINY, 2)
        .hand(BEN, "curse")
        .begins()
        .has("ann party", "smith bow")
        .has("ann hand", "farmer")
        .has("ann pool", 2)
        .has("ann deck", 10)
        .has("ben bane-hand", "curse")
        .asks(ANN, "action");
  }

  @Test
  void knowsAllClausesAndRulings() {
    assertThat(Position.GAME.rulebook().clauses()).hasSize(280);
    assertThat(Position.GAME.rulebook().rulings()).hasSize(111);
  }
}
