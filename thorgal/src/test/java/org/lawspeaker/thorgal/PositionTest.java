package org.lawspeaker.thorgal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;
import static org.lawspeaker.thorgal.Position.DOT;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
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
  void seatsNoPlayersInTheOrderOfPlay() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .begins()
        .asks(ANN, "action")
        .plays("pass")
        .asks(BEN, "action");
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .begins()
        .asks(ANN, "action")
        .plays("pass")
        .asks(CID, "action")
        .plays("pass")
        .asks(BEN, "action");
    Position.at(RoundStep.DAWN_ACTIONS, 4)
        .begins()
        .plays("pass")
        .asks(CID, "action")
        .plays("pass")
        .asks(DOT, "action")
        .plays("pass")
        .asks(BEN, "action");
    assertThat(BEN).isEqualTo(Seat.of(0));
  }

  @Test
  void refusesADestinyPlayerAtTheFirstSeat() {
    assertThatThrownBy(() -> Position.at(RoundStep.DAWN_ACTIONS).destiny(BEN))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("seat 0");
  }

  @Test
  void knowsAllClausesAndRulings() {
    assertThat(Position.GAME.rulebook().clauses()).hasSize(280);
    assertThat(Position.GAME.rulebook().rulings()).hasSize(111);
  }
}
