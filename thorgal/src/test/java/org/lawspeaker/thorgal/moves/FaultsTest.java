package org.lawspeaker.thorgal.moves;

import static org.lawspeaker.thorgal.Position.ANN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;

/** A move that is not for this moment is told what the moment is for. */
class FaultsTest {
  @Test
  void nameTheChoiceThatASeatOwes() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "varth")
        .begins()
        .refusesStating("ann: pass", "asked", "Destroy Varth, or keep it for 2 damage? (seat 1)");
  }

  @Test
  void nameTheSecretChoiceThatSeatsOwe() {
    Position.start(2, "faction-1=outlaws", "faction-0=visitors")
        .refusesStating(
            "ann: pass",
            "asked",
            "Which one or two companions, of cost 3 or less together, start in the party?");
  }

  @Test
  void nameTheMoveOfNature() {
    Position.at(RoundStep.DRAWING)
        .shuffled(ANN, Suit.DESTINY, "bow", "smith")
        .begins()
        .plays("draw")
        .refusesStating("ann: pass", "asked", "Nature's move");
  }

  @Shows("THO-WIN-04")
  @Test
  void sayThatTheGameIsOver() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .deck(ANN, Suit.DESTINY)
        .begins()
        .does(ANN, "{hurt: {who: you, damage: 1}}")
        .refusesBecause("ann: pass", "game-over")
        .refusesBecause("ann: draw", "game-over")
        .refusesBecause("ann: fill 1", "game-over");
  }

  @Test
  void nameTheChoiceToADrawOrAFill() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .begins()
        .refusesBecause("ann: draw", "not-now")
        .refusesBecause("ann: fill 1", "not-now");
  }
}
