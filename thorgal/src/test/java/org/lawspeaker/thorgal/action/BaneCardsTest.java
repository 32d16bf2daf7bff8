package org.lawspeaker.thorgal.action;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;

class BaneCardsTest {
  @Shows({"THO-BANE-01", "THO-CARD-15"})
  @Test
  void playsABaneCardInThePhasesItShows() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(BEN, "frost", "nightmare", "curse")
        .begins()
        .plays("pass")
        .allows("play frost", "THO-BANE-01")
        .refuses("play nightmare", "THO-BANE-01")
        .allows("play curse");
    Position.at(RoundStep.DUSK_ACTIONS)
        .hand(BEN, "frost", "nightmare", "curse")
        .begins()
        .plays("pass")
        .refuses("play frost", "THO-BANE-01")
        .allows("play nightmare")
        .allows("play curse");
  }

  @Shows({"THO-BANE-02", "THO-CARD-20"})
  @Test
  void paysFromTheBanePool() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "farmer")
        .hand(BEN, "snare")
        .pool(BEN, "curse", "dread")
        .begins()
        .plays("pass")
        .allows("play snare", "THO-BANE-02")
        .plays("play snare")
        .asks(BEN, "intrigue")
        .has("ben bane-pool-cards", "curse")
        .has("ben bane-discard-cards", "dread");
  }

  @Shows({"THO-BANE-03", "THO-SYM-08"})
  @Test
  void resolvesItsSymbolsFromTheTopDown() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "farmer")
        .hand(ANN, "smith")
        .hand(BEN, "whisper")
        .begins()
        .plays("pass", "play whisper", "choose farmer", "decline", "pay top")
        .notes("symbol", "symbol", "intrigue", "elements", "damage")
        .cites("symbol", "THO-BANE-03");
  }

  @Shows("THO-BANE-04")
  @Test
  void resolvesItsEffectAfterItsSymbols() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(ANN, "smith")
        .hand(BEN, "whisper")
        .begins()
        .plays("pass", "play whisper", "pay top", "pay top")
        .tells("symbol", "damage", "destroyed", "damage", "destroyed")
        .notes("damage", "amount", 1, 1)
        .has("ann deck", 8)
        .asks(ANN, "action");
  }

  @Shows({"THO-BANE-04", "THO-SYM-06", "THO-Q-41"})
  @Test
  void dealsTheDamageOfStunWithItsSymbolsAlone() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .hand(BEN, "stun")
        .begins()
        .plays("pass", "play stun")
        .notes("damage", "amount", 1, 1)
        .has("ann valhalla", "farmer farmer")
        .asks(ANN, "action");
  }

  @Shows("THO-BANE-05")
  @Test
  void isCarriedOutAtOnce() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(ANN, "bow")
        .hand(BEN, "plague")
        .pool(BEN, Suit.BANE, 3)
        .begins()
        .plays("pass", "play plague")
        .asks(ANN, "damage");
  }

  @Shows({"THO-BANE-06", "THO-Q-24", "THO-CARD-18"})
  @Test
  void goesToTheTopOfItsOwnersNiflheim() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(BEN, "curse")
        .destroyed(BEN, "dread")
        .begins()
        .plays("pass", "play curse")
        .has("ben niflheim", "curse dread")
        .has("ann valhalla", "")
        .has("ann niflheim", "")
        .cites("destroyed", "THO-BANE-06");
  }

  @Shows("THO-BANE-07")
  @Test
  void isDestroyedInDawnAndDuskWhateverItShows() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(BEN, "frost")
        .begins()
        .plays("pass", "play frost")
        .has("ben niflheim", "frost");
    Position.at(RoundStep.DUSK_ACTIONS)
        .hand(BEN, "nightmare")
        .begins()
        .plays("pass", "play nightmare")
        .has("ben niflheim", "nightmare")
        .has("attached", "");
  }
}
