package org.lawspeaker.thorgal.action;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;

class SymbolsTest {
  @Shows("THO-SYM-01")
  @Test
  void takesAMarkerOffAnyOneCard() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "bow", "raven")
        .exhausted("bow", 2)
        .exhausted("raven", 1)
        .hand(ANN, "song")
        .begins()
        .plays("play song")
        .allows("choose bow", "THO-SYM-01")
        .plays("choose bow")
        .has("exhaustion of bow", 1)
        .has("exhaustion of raven", 1);
  }

  @Shows("THO-SYM-02")
  @Test
  void mayDoWithoutElements() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "bow")
        .exhausted("bow", 1)
        .hand(ANN, "song")
        .begins()
        .plays("play song")
        .allows("decline", "THO-SYM-02")
        .plays("decline")
        .has("exhaustion of bow", 1);
  }

  @Shows("THO-SYM-03")
  @Test
  void putsAMarkerOnAnyOneCard() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "bow", "raven")
        .hand(BEN, "snare")
        .pool(BEN, Suit.BANE, 1)
        .begins()
        .plays("pass", "play snare")
        .allows("choose bow", "THO-SYM-03")
        .plays("choose bow")
        .has("exhaustion of bow", 1)
        .has("exhaustion of raven", 0);
  }

  @Shows({"THO-SYM-04", "THO-EFFECT-10"})
  @Test
  void addsMarkersUp() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "bow")
        .exhausted("bow", 1)
        .hand(BEN, "snare")
        .pool(BEN, Suit.BANE, 1)
        .begins()
        .plays("pass", "play snare", "choose bow")
        .has("exhaustion of bow", 2);
  }

  @Shows("THO-SYM-05")
  @Test
  void mayDoWithoutIntrigue() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "bow")
        .hand(BEN, "snare")
        .pool(BEN, Suit.BANE, 1)
        .begins()
        .plays("pass", "play snare")
        .allows("decline", "THO-SYM-05")
        .plays("decline")
        .has("exhaustion of bow", 0)
        .asks(ANN, "action");
  }

  @Shows({"THO-SYM-06", "THO-DMG-06"})
  @Test
  void dealsDamageWithoutAChoice() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .hand(ANN, "bow")
        .hand(BEN, "stun")
        .begins()
        .plays("pass", "play stun")
        .asks(ANN, "damage")
        .offers("pay top", "pay bow");
  }

  @Shows({"THO-SYM-07", "THO-Q-109"})
  @Test
  void doesNothingOnACompanionOrSupport() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "raven")
        .exhausted("raven", 1)
        .hand(ANN, "bow")
        .pool(ANN, Suit.DESTINY, 1)
        .begins()
        .plays("play bow")
        .isSilentOf("symbol")
        .has("exhaustion of raven", 1)
        .asks(BEN, "action");
  }

  @Shows("THO-SYM-08")
  @Test
  void resolvesEachSymbolCompletelyBeforeTheNext() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .hand(ANN, "bow", "smith")
        .hand(BEN, "stun")
        .begins()
        .plays("pass", "play stun", "pay bow")
        .tells("symbol", "damage", "destroyed", "symbol", "damage")
        .asks(ANN, "damage");
  }

  @Shows("THO-Q-42")
  @Test
  void reachesEveryCardInPlay() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .party(ANN, "bow")
        .party(BEN, "watcher")
        .conquered(ANN, "meadow")
        .lands("ruins")
        .journeyTo("cliffs")
        .opposed(BEN, "jolan")
        .attached(BEN, "storm")
        .hand(ANN, "song")
        .begins()
        .plays("play song")
        .offers(
            "decline",
            "choose bow",
            "choose watcher",
            "choose jolan",
            "choose meadow",
            "choose ruins",
            "choose cliffs");
  }

  @Shows("THO-Q-42")
  @Test
  void doesNothingWithElementsWithoutAnExhaustedCard() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "bow")
        .hand(ANN, "feast")
        .pool(ANN, Suit.DESTINY, 1)
        .begins()
        .plays("play feast")
        .cites("no-card", "THO-Q-42")
        .says("no-card", "no card has an exhaustion marker")
        .asks(BEN, "action");
  }

  @Shows("THO-Q-42")
  @Test
  void refusesElementsToALandWithoutMarkers() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "bow")
        .lands("ruins")
        .exhausted("bow", 1)
        .hand(ANN, "song")
        .begins()
        .plays("play song")
        .refuses("choose ruins", "THO-Q-42");
  }

  @Shows("THO-Q-42")
  @Test
  void offersElementsOnlyExhaustedCards() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "bow", "raven")
        .party(BEN, "idol")
        .lands("ruins")
        .exhausted("idol", 1)
        .exhausted("ruins", 1)
        .hand(ANN, "song")
        .begins()
        .plays("play song")
        .offers("decline", "choose idol", "choose ruins")
        .refuses("choose bow", "THO-Q-42");
  }

  @Shows({"THO-Q-43", "THO-Q-39"})
  @Test
  void letsTheSymbolSayWhoDecides() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "bow")
        .exhausted("bow", 1)
        .hand(BEN, "whisper")
        .begins()
        .plays("pass", "play whisper")
        .asks(BEN, "intrigue")
        .plays("decline")
        .asks(ANN, "elements")
        .plays("decline")
        .has("ann valhalla", "farmer farmer")
        .has("ben valhalla", "");
  }

  @Shows("THO-Q-44")
  @Test
  void resolvesNoAttributeInTheSymbolPart() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .hand(ANN, "ambush")
        .pool(ANN, Suit.DESTINY, 2)
        .begins()
        .plays("play ambush")
        .isSilentOf("symbol")
        .has("strength", "2/0/0");
  }

  @Shows("THO-Q-86")
  @Test
  void letsTheUserOfABaneCardUseItsIntrigue() {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .party(ANN, "bow")
        .hand(BEN, "snare")
        .pool(BEN, Suit.BANE, 1)
        .begins()
        .plays("pass", "pass", "play snare")
        .asks(BEN, "intrigue");
  }

  @Shows("THO-Q-86")
  @Test
  void letsTheDestinyPlayerChooseWhoUsesTheIntrigueOfAnEvent() {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .party(ANN, "bow")
        .hand(ANN, "song")
        .begins()
        .plays("play song")
        .asks(ANN, "player", "THO-Q-86")
        .offers("player 2", "player 0")
        .plays("player 0")
        .asks(BEN, "intrigue");
  }

  @Shows({"THO-Q-86", "THO-Q-89"})
  @Test
  void leavesTheIntrigueOfAnEventToTheOnlyBanePlayerLeft() {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .out(BEN)
        .party(ANN, "bow")
        .hand(ANN, "song")
        .begins()
        .plays("play song")
        .asks(CID, "intrigue");
  }

  @Shows("THO-Q-86")
  @Test
  void letsTheDestinyPlayerChooseTheOpponentOfAText() {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .begins()
        .does(ANN, "{hurt: {who: opponent, damage: 1}}")
        .asks(ANN, "player", "THO-Q-86")
        .refuses("player 1", "THO-Q-86")
        .plays("player 0")
        .has("ben valhalla", "farmer")
        .has("cid valhalla", "");
  }

  @Shows("THO-Q-86")
  @Test
  void meansTheDestinyPlayerWithTheOpponentOfABanePlayer() {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .begins()
        .does(BEN, "{hurt: {who: opponent, damage: 1}}")
        .has("ann valhalla", "farmer")
        .has("cid valhalla", "");
  }
}
