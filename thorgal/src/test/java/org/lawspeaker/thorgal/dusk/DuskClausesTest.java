package org.lawspeaker.thorgal.dusk;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;

/** Dusk step 1, and Dusk as a whole. */
class DuskClausesTest {
  @Shows("THO-DUSK-01")
  @Test
  void startsWithTheDestinyPlayerWhoeverThatIs() {
    Position.at(RoundStep.DUSK_ACTIONS)
        .begins()
        .asks(ANN, "action", "THO-DUSK-02", "THO-ACT-01")
        .plays("pass")
        .asks(BEN, "action", "THO-DUSK-03", "THO-ACT-01");
  }

  @Shows("THO-DUSK-01")
  @Test
  void alternatesByOneActionEach() {
    Position.at(RoundStep.DUSK_ACTIONS)
        .hand(ANN, "song", "vision")
        .hand(BEN, "curse")
        .begins()
        .plays("play vision")
        .asks(BEN, "action")
        .plays("play curse")
        .asks(ANN, "action")
        .refuses("ben: pass", "THO-ACT-02");
  }

  @Shows("THO-DUSK-02")
  @Test
  void letsTheDestinyPlayerPlayAnEventActivateOrPass() {
    Position.at(RoundStep.DUSK_ACTIONS)
        .party(ANN, "raven")
        .hand(ANN, "feast", "farmer", "bow", "ambush")
        .pool(ANN, Suit.DESTINY, 3)
        .begins()
        .offers("play feast", "activate raven", "pass");
  }

  @Shows("THO-DUSK-03")
  @Test
  void letsTheBanePlayerPlayABaneCardActivateALandOrPass() {
    Position.at(RoundStep.DUSK_ACTIONS)
        .party(BEN, "raven")
        .hand(BEN, "nightmare", "snare", "vision")
        .pool(BEN, Suit.BANE, 1)
        .conquered(ANN, "marsh")
        .conquered(BEN, "ruins")
        .begins()
        .plays("pass")
        .offers("play nightmare", "activate marsh", "pass");
  }

  @Shows("THO-DUSK-04")
  @Test
  void goesOnOnlyAfterTwoPassesInARow() {
    Position.at(RoundStep.DUSK_ACTIONS)
        .party(ANN, "farmer", "archers")
        .hand(BEN, "curse")
        .begins()
        .plays("pass", "play curse", "pass")
        .asks(BEN, "action", "THO-DUSK-03")
        .plays("pass")
        .cites("step-over", "THO-PASS-04")
        .asks(ANN, "upkeep");
  }

  @Shows("THO-DUSK-05")
  @Test
  void settlesCompanionsFirstAndThenHands() {
    Position.at(RoundStep.DUSK_ACTIONS)
        .party(ANN, "varth", "farmer")
        .hand(ANN, "vision")
        .begins()
        .plays("pass", "pass")
        .asks(ANN, "upkeep")
        .plays("check varth", "destroy")
        .tells("upkeep-met")
        .has("ann party", "farmer")
        .asks(ANN, "clean-up")
        .plays("pool vision")
        .has("ann hand", "")
        .has("ann pool-cards", "vision");
  }
}
