package org.lawspeaker.thorgal.action;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Span;

/** Playing companions and supports, what it costs, and uniqueness. */
class PlayingTest {
  @Shows({"THO-PLAY-01", "THO-PILE-07"})
  @Test
  void paysFromTheDestinyPoolFaceDown() {
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS)
            .hand(ANN, "improvised-weapon")
            .pool(ANN, Suit.DESTINY, 3)
            .begins()
            .allows("play improvised-weapon", "THO-PLAY-01")
            .plays("play improvised-weapon")
            .has("ann pool", 1)
            .has("ann discard", 2)
            .notes("played", "cost", 2);
    assertThat(at.seenBy(BEN).sides().get(ANN.index()).destiny().faceDown().slots()).isEmpty();
  }

  @Shows({"THO-PLAY-02", "THO-CARD-04", "THO-CARD-05"})
  @Test
  void putsTheCardInTheParty() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(ANN, "bow", "farmer")
        .pool(ANN, Suit.DESTINY, 1)
        .begins()
        .plays("play bow", "pass", "play farmer")
        .has("ann party", "bow farmer")
        .has("ann hand", "")
        .cites("entered", "THO-PLAY-02");
  }

  @Shows({"THO-PLAY-03", "THO-SWITCH-05"})
  @Test
  void keepsPartyCardsFromRoundToRound() {
    Position.at(RoundStep.CLEAN_UP)
        .party(ANN, "bow", "farmer")
        .begins()
        .has("round", 3)
        .has("ann party", "bow farmer");
  }

  @Shows("THO-PLAY-04")
  @Test
  void refusesACardThatThePoolCannotPay() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(ANN, "smith", "archers")
        .hand(BEN, "dread")
        .pool(ANN, Suit.DESTINY, 2)
        .begins()
        .refuses("play smith", "THO-PLAY-04")
        .allows("play archers")
        .plays("pass")
        .refuses("play dread", "THO-PLAY-04");
  }

  @Shows("THO-PLAY-05")
  @Test
  void paysNothingForACardOfCostZero() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(ANN, "farmer")
        .begins()
        .allows("play farmer", "THO-PLAY-05")
        .plays("play farmer")
        .has("ann discard", 0);
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .hand(ANN, "unknown-powers")
        .pool(ANN, Suit.DESTINY, 1)
        .begins()
        .plays("play unknown-powers")
        .has("ann pool", 1);
  }

  @Shows({"THO-PLAY-06", "THO-Q-35"})
  @Test
  void putsACardIntoPlayWithoutCost() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(ANN, "summons", "smith")
        .begins()
        .plays("play summons", "take smith")
        .has("ann party", "smith")
        .has("ann discard", 0);
  }

  @Shows("THO-Q-35")
  @Test
  void putsACardIntoPlayInAnyPhase() {
    Position.at(RoundStep.DUSK_ACTIONS)
        .hand(ANN, "summons", "horse")
        .begins()
        .plays("play summons", "take horse")
        .has("ann party", "horse");
  }

  @Shows("THO-Q-35")
  @Test
  void putsNoSecondUniqueCardIntoPlay() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "outlaws-thorgal-aegirsson")
        .hand(ANN, "summons", "outlaws-thorgal-aegirsson")
        .begins()
        .plays("play summons")
        .offers("decline")
        .plays("decline")
        .has("ann hand", "outlaws-thorgal-aegirsson")
        .has("ann valhalla", "summons");
  }

  @Shows("THO-Q-35")
  @Test
  void playsACardThatWouldChangeNothing() {
    Position.at(RoundStep.DAWN_ACTIONS).hand(ANN, "summons").begins().allows("play summons");
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "horse")
        .deck(ANN, Suit.DESTINY)
        .begins()
        .allows("activate horse");
  }

  @Shows("THO-PLAY-07")
  @Test
  void paysForAllDestinyCardsFromTheSamePool() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(ANN, "scout", "bow", "feast")
        .pool(ANN, Suit.DESTINY, 3)
        .begins()
        .plays("play scout", "pass", "play bow", "pass", "play feast")
        .has("ann pool", 0)
        .has("ann discard", 3)
        .has("ann bane-discard", 0);
  }

  @Shows("THO-Q-18")
  @Test
  void paysFromTheTopOfThePool() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(ANN, "bow")
        .pool(ANN, "farmer", "smith")
        .begins()
        .plays("play bow")
        .has("ann pool-cards", "farmer")
        .has("ann discard-cards", "smith");
  }

  @Shows("THO-UNIQUE-01")
  @Test
  void refusesASecondCopyOfAUniqueCard() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "jolan", "scout")
        .hand(ANN, "jolan", "scout")
        .pool(ANN, Suit.DESTINY, 2)
        .begins()
        .refuses("play jolan", "THO-UNIQUE-01")
        .allows("play scout");
  }

  @Shows("THO-UNIQUE-02")
  @Test
  void countsEachPartyForItself() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(BEN, "visitors-thorgal-aegirsson")
        .hand(ANN, "outlaws-thorgal-aegirsson")
        .pool(ANN, Suit.DESTINY, 2)
        .begins()
        .plays("play outlaws-thorgal-aegirsson")
        .has("ann party", "outlaws-thorgal-aegirsson")
        .has("ben party", "visitors-thorgal-aegirsson");
  }

  @Shows({"THO-Q-23", "THO-UNIQUE-01"})
  @Test
  void countsAUniqueCompanionAwayOpposing() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .opposed(BEN, "jolan")
        .hand(BEN, "jolan")
        .begins()
        .does(BEN, "put-into-play")
        .offers("decline");
  }

  @Shows({"THO-Q-23", "THO-UNIQUE-02"})
  @Test
  void countsACompanionAwayOpposingForItsOwnPartyOnly() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .opposed(BEN, "jolan")
        .hand(ANN, "jolan")
        .begins()
        .does(ANN, "put-into-play")
        .plays("take jolan")
        .has("ann party", "jolan")
        .has("opposing", "jolan");
  }

  @Shows("THO-Q-23")
  @Test
  void freesCopiesInOtherZones() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(ANN, "jolan", "jolan")
        .pool(ANN, "jolan", "farmer")
        .destroyed(ANN, "jolan")
        .discard(ANN, "jolan")
        .begins()
        .allows("play jolan");
  }

  @Shows("THO-Q-22")
  @Test
  void limitsNeitherPartyNorSupports() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(
            ANN,
            "bow",
            "bow",
            "banner",
            "horse",
            "raven",
            "longship",
            "lantern",
            "farmer",
            "farmer")
        .hand(ANN, "bow", "farmer")
        .pool(ANN, Suit.DESTINY, 1)
        .begins()
        .allows("play bow")
        .allows("play farmer");
  }

  @Shows("THO-Q-69")
  @Test
  void knowsNoHandLimit() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(ANN, "farmer", "farmer", "farmer", "farmer", "farmer", "bow", "bow", "smith", "smith")
        .begins()
        .does(ANN, "{draw-cards: {cards: 3}}")
        .asks(ANN, "action")
        .has("ann deck", 7);
  }

  @Shows("THO-Q-99")
  @Test
  void letsATextThatForbidsBeatOneThatAllows() {
    Position.at(RoundStep.DUSK_ACTIONS)
        .hand(ANN, "farmer")
        .inForce(ANN, "{allow-phase: {phase: dusk}}", Span.PHASE)
        .inForce(BEN, "{forbid: {of: {where: [{type: companion}]}}}", Span.PHASE)
        .begins()
        .refuses("play farmer", "THO-Q-99");
  }

  @Shows("THO-Q-14")
  @Test
  void callsCardsOfThePoolTheCost() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(BEN, "plague")
        .pool(BEN, Suit.BANE, 3)
        .begins()
        .plays("pass", "play plague")
        .has("ben bane-pool", 0)
        .has("ben bane-discard", 3);
  }

  @Shows("THO-Q-45")
  @Test
  void neverLowersACostBelowZero() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(ANN, "bow")
        .inForce(ANN, "{change-cost: {by: -3}}", Span.PHASE)
        .begins()
        .plays("play bow")
        .has("ann party", "bow")
        .notes("played", "cost", 0);
  }

  @Shows("THO-Q-105")
  @Test
  void setsOffWhenPlayedForPlayedCardsOnly() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(ANN, "herald")
        .pool(ANN, Suit.DESTINY, 1)
        .begins()
        .plays("play herald")
        .has("ann hand", "farmer");
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(ANN, "summons", "herald")
        .begins()
        .plays("play summons", "take herald")
        .has("ann hand", "");
  }

  @Shows("THO-Q-105")
  @Test
  void setsOffWhenItEntersPlayForBoth() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(ANN, "guest")
        .pool(ANN, Suit.DESTINY, 1)
        .begins()
        .plays("play guest")
        .has("ann hand", "farmer");
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(ANN, "summons", "guest")
        .begins()
        .plays("play summons", "take guest")
        .has("ann hand", "farmer");
  }
}
