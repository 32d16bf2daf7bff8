package org.lawspeaker.thorgal.action;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;

class EventsTest {
  @Shows({"THO-EVENT-01", "THO-CARD-06", "THO-CARD-15"})
  @Test
  void playsAnEventInThePhasesItShows() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(ANN, "feast", "shout")
        .pool(ANN, Suit.DESTINY, 1)
        .begins()
        .allows("play feast", "THO-EVENT-01")
        .refuses("play shout", "THO-EVENT-01");
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .hand(ANN, "feast", "shout")
        .pool(ANN, Suit.DESTINY, 1)
        .begins()
        .refuses("play feast", "THO-EVENT-01")
        .allows("play shout", "THO-EVENT-01");
    Position.at(RoundStep.DUSK_ACTIONS)
        .hand(ANN, "feast")
        .pool(ANN, Suit.DESTINY, 1)
        .begins()
        .allows("play feast");
  }

  @Shows("THO-EVENT-02")
  @Test
  void paysForAnEventBeforeItResolves() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "bow")
        .exhausted("bow", 1)
        .hand(ANN, "feast")
        .pool(ANN, Suit.DESTINY, 1)
        .begins()
        .allows("play feast", "THO-EVENT-02")
        .plays("play feast")
        .asks(ANN, "elements")
        .has("ann pool", 0)
        .has("ann discard", 1);
  }

  @Shows({"THO-EVENT-03", "THO-SYM-07", "THO-SYM-08"})
  @Test
  void resolvesItsSymbolsFromTheTopDown() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "bow", "farmer")
        .exhausted("bow", 1)
        .hand(ANN, "song", "smith")
        .begins()
        .plays("play song", "choose bow", "choose farmer", "pay top")
        .notes("symbol", "symbol", "elements", "intrigue", "damage")
        .cites("symbol", "THO-EVENT-03");
  }

  @Shows("THO-EVENT-04")
  @Test
  void resolvesItsEffectAfterItsSymbols() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "bow")
        .exhausted("bow", 1)
        .hand(ANN, "feast")
        .pool(ANN, Suit.DESTINY, 1)
        .begins()
        .plays("play feast")
        .has("ann hand", "")
        .plays("choose bow")
        .has("exhaustion of bow", 0)
        .has("ann hand", "farmer");
  }

  @Shows("THO-EVENT-05")
  @Test
  void isCarriedOutAtOnce() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .hand(ANN, "unknown-powers", "bow")
        .begins()
        .plays("play unknown-powers")
        .asks(ANN, "damage");
  }

  @Shows({"THO-EVENT-06", "THO-CARD-07", "THO-PILE-06"})
  @Test
  void goesToTheTopOfValhalla() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(ANN, "summons")
        .destroyed(ANN, "smith")
        .begins()
        .plays("play summons")
        .has("ann valhalla", "summons smith")
        .cites("destroyed", "THO-EVENT-06");
  }

  @Shows("THO-EVENT-07")
  @Test
  void isDestroyedInDawnAndDuskWhateverItShows() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(ANN, "feast")
        .pool(ANN, Suit.DESTINY, 1)
        .begins()
        .plays("play feast")
        .has("ann valhalla", "feast")
        .has("attached", "");
    Position.at(RoundStep.DUSK_ACTIONS)
        .hand(ANN, "feast")
        .pool(ANN, Suit.DESTINY, 1)
        .begins()
        .plays("play feast")
        .has("ann valhalla", "feast");
  }

  @Shows("THO-Q-101")
  @Test
  void isInNoZoneWhileItResolves() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .hand(ANN, "unknown-powers", "bow")
        .begins()
        .plays("play unknown-powers")
        .has("ann hand", "bow")
        .has("ann valhalla", "")
        .has("attached", "")
        .offers("pay top", "pay bow");
  }

  @Shows("THO-Q-66")
  @Test
  void playsUnknownPowersAndStunInTheJourneyOnly() {
    for (RoundStep step : List.of(RoundStep.DAWN_ACTIONS, RoundStep.DUSK_ACTIONS)) {
      Position.at(step)
          .hand(ANN, "unknown-powers")
          .hand(BEN, "stun")
          .begins()
          .refuses("play unknown-powers", "THO-EVENT-01")
          .plays("pass")
          .refuses("play stun", "THO-BANE-01");
    }
  }
}
