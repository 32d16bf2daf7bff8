package org.lawspeaker.thorgal.action;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.LaidOut;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;

/** Who acts when: Dawn, Journey step 2, Dusk step 1. */
class ActionStepTest {
  @Shows("THO-ACT-01")
  @Test
  void givesTheDestinyPlayerPriorityInEveryActionStep() {
    Position.at(RoundStep.DAWN_ACTIONS).begins().asks(ANN, "action", "THO-ACT-01");
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .begins()
        .asks(ANN, "action", "THO-ACT-01");
    Position.at(RoundStep.DUSK_ACTIONS).begins().asks(ANN, "action", "THO-ACT-01");
  }

  @Shows("THO-ACT-02")
  @Test
  void alternatesOneActionEach() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(ANN, "farmer", "horse", "lantern")
        .hand(BEN, "curse", "stun")
        .begins()
        .plays("play farmer")
        .asks(BEN, "action")
        .refuses("ann: play horse", "THO-ACT-02")
        .plays("play curse")
        .asks(ANN, "action");
  }

  @Shows("THO-ACT-03")
  @Test
  void offersPlayingActivatingAndPassing() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "raven")
        .hand(ANN, "farmer")
        .begins()
        .offers("play farmer", "activate raven", "pass");
  }

  @Shows("THO-ACT-04")
  @Test
  void letsTheDestinyPlayerPlayAndActivateInDawn() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "raven")
        .hand(ANN, "farmer", "bow", "feast", "shout")
        .pool(ANN, Suit.DESTINY, 1)
        .begins()
        .asks(ANN, "action", "THO-ACT-04")
        .offers("play farmer", "play bow", "play feast", "activate raven", "pass");
  }

  @Shows("THO-ACT-05")
  @Test
  void letsTheBanePlayerPlayBaneCardsAndUseLandsInDawn() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .conquered(ANN, "meadow")
        .lands("ruins")
        .hand(BEN, "curse", "stun")
        .begins()
        .plays("pass")
        .asks(BEN, "action", "THO-ACT-05")
        .offers("play curse", "activate meadow", "pass");
  }

  @Shows("THO-ACT-06")
  @Test
  void playsCompanionsAndSupportsInDawnOnly() {
    LaidOut held = Position.at(RoundStep.DAWN_ACTIONS).hand(ANN, "farmer", "horse");
    held.begins().allows("play farmer", "THO-ACT-06").allows("play horse", "THO-ACT-06");
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .hand(ANN, "farmer", "horse")
        .begins()
        .refuses("play farmer", "THO-ACT-06")
        .refuses("play horse", "THO-ACT-06");
    Position.at(RoundStep.DUSK_ACTIONS)
        .hand(ANN, "farmer")
        .begins()
        .refuses("play farmer", "THO-ACT-06");
  }

  @Shows("THO-ACT-07")
  @Test
  void playsNoCardsOfTheOtherRole() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(ANN, "curse")
        .hand(BEN, "farmer")
        .begins()
        .refuses("play curse", "THO-ACT-07")
        .plays("pass")
        .refuses("play farmer", "THO-ACT-07");
  }

  @Shows("THO-ACT-08")
  @Test
  void resolvesAnActionWithAllItsChoicesFirst() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "farmer")
        .hand(ANN, "song", "bow")
        .hand(BEN, "curse")
        .begins()
        .plays("play song")
        .asks(BEN, "intrigue")
        .refuses("ben: play curse", "THO-ACT-08")
        .plays("decline")
        .asks(ANN, "damage")
        .plays("pay bow")
        .asks(BEN, "action");
  }

  @Shows({"THO-DAWN-01", "THO-ROUND-03"})
  @Test
  void leadsFromGodsFateToTheJourney() {
    Position.at(RoundStep.DRAWING)
        .lands("cliffs")
        .begins()
        .plays("fill 0", "fill 0")
        .has("phase", "Dawn")
        .plays("pass", "pass")
        .has("phase", "Journey");
  }

  @Shows("THO-PASS-01")
  @Test
  void allowsAPassToAPlayerWhoCannotDoAnything() {
    Position.at(RoundStep.DAWN_ACTIONS).begins().offers("pass").allows("pass", "THO-PASS-01");
  }

  @Shows({"THO-PASS-02", "THO-Q-30"})
  @Test
  void allowsAPassAlways() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(ANN, "farmer")
        .begins()
        .allows("pass", "THO-PASS-02")
        .plays("pass", "pass")
        .has("phase", "Journey");
  }

  @Shows("THO-PASS-03")
  @Test
  void letsWhoPassedActAgain() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(ANN, "farmer")
        .hand(BEN, "curse")
        .begins()
        .plays("pass")
        .cites("passed", "THO-PASS-03")
        .notes("passed", "seat", 1)
        .plays("play curse")
        .asks(ANN, "action")
        .allows("play farmer");
  }

  @Shows({"THO-PASS-04", "THO-Q-30"})
  @Test
  void endsWhenBothPassInARow() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .lands("cliffs")
        .hand(ANN, "farmer")
        .begins()
        .plays("play farmer", "pass", "pass")
        .cites("step-over", "THO-PASS-04")
        .asks(ANN, "destination");
  }

  @Shows({"THO-PASS-04", "THO-Q-30"})
  @Test
  void countsPassesAnewAfterAnyOtherAction() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .lands("cliffs")
        .hand(BEN, "curse")
        .begins()
        .plays("pass", "play curse", "pass")
        .asks(BEN, "action")
        .plays("pass")
        .asks(ANN, "destination");
  }

  @Shows("THO-Q-30")
  @Test
  void countsPassesOfOneStepAlone() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .lands("cliffs")
        .begins()
        .plays("pass", "pass", "travel cliffs", "decline", "pass")
        .asks(BEN, "action", "THO-JACT-03");
  }

  @Shows("THO-PASS-05")
  @Test
  void beginsTheJourneyAfterDawn() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .lands("cliffs")
        .begins()
        .plays("pass", "pass")
        .notes("phase-begins", "phase", "Journey")
        .asks(ANN, "destination");
  }

  @Shows("THO-JACT-01")
  @Test
  void runsJourneyStepTwoLikeDawn() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .hand(BEN, "curse")
        .begins()
        .asks(ANN, "action")
        .plays("pass", "play curse")
        .asks(ANN, "action")
        .plays("pass", "pass")
        .has("phase", "Dusk");
  }

  @Shows("THO-JACT-02")
  @Test
  void letsTheDestinyPlayerPlayEventsAndActivateInTheJourney() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .party(ANN, "raven", "horse")
        .hand(ANN, "shout", "feast", "farmer")
        .begins()
        .asks(ANN, "action", "THO-JACT-02")
        .offers("play shout", "activate raven", "pass");
  }

  @Shows("THO-JACT-03")
  @Test
  void letsTheBanePlayerPlayBaneCardsAndUseLandsInTheJourney() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .conquered(ANN, "meadow")
        .journeyTo("cliffs")
        .hand(BEN, "stun", "snare")
        .pool(BEN, Suit.BANE, 1)
        .begins()
        .plays("pass")
        .asks(BEN, "action", "THO-JACT-03")
        .offers("play stun", "activate meadow", "pass");
  }

  @Shows("THO-JACT-04")
  @Test
  void resolvesTheJourneyWhenTheStepEnds() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .begins()
        .offers("pass")
        .plays("pass", "pass")
        .tells("step-over", "weighed", "journey-fails", "marker-back");
  }

  @Shows("THO-Q-36")
  @Test
  void passesInTheJourney() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .begins()
        .allows("pass", "THO-PASS-02");
  }

  @Shows("THO-DUSK-01")
  @Test
  void runsDuskLikeDawn() {
    Position.at(RoundStep.DUSK_ACTIONS)
        .hand(ANN, "song")
        .hand(BEN, "nightmare")
        .begins()
        .plays("pass", "play nightmare")
        .asks(ANN, "action");
  }

  @Shows("THO-DUSK-02")
  @Test
  void letsTheDestinyPlayerPlayEventsAndActivateInDusk() {
    Position.at(RoundStep.DUSK_ACTIONS)
        .party(ANN, "raven", "horse")
        .hand(ANN, "feast", "shout", "bow")
        .pool(ANN, Suit.DESTINY, 1)
        .begins()
        .asks(ANN, "action", "THO-DUSK-02")
        .offers("play feast", "activate raven", "pass");
  }

  @Shows("THO-DUSK-03")
  @Test
  void letsTheBanePlayerPlayBaneCardsAndUseLandsInDusk() {
    Position.at(RoundStep.DUSK_ACTIONS)
        .conquered(ANN, "meadow")
        .hand(BEN, "nightmare", "stun")
        .begins()
        .plays("pass")
        .asks(BEN, "action", "THO-DUSK-03")
        .offers("play nightmare", "activate meadow", "pass");
  }

  @Shows({"THO-DUSK-04", "THO-DUSK-05", "THO-ROUND-05"})
  @Test
  void checksUpkeepWhenBothHavePassed() {
    Position.at(RoundStep.DUSK_ACTIONS)
        .party(ANN, "farmer", "archers")
        .begins()
        .plays("pass", "pass")
        .asks(ANN, "upkeep", "THO-UPKEEP-01");
  }

  @Shows("THO-Q-75")
  @Test
  void knowsNoAnswersToAnAction() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "raven")
        .hand(BEN, "curse")
        .begins()
        .plays("pass", "play curse")
        .asks(ANN, "action")
        .has("ben niflheim", "curse");
  }

  @Shows("THO-Q-104")
  @Test
  void boundsTheActionsOfAStep() {
    LaidOut bound =
        Position.at(RoundStep.DAWN_ACTIONS)
            .settings(LaidOut.SETTINGS.withActionBound(2))
            .hand(ANN, "farmer", "horse")
            .party(ANN, "raven")
            .hand(BEN, "curse");
    bound
        .begins()
        .plays("play farmer", "play curse")
        .refuses("play horse", "THO-Q-104")
        .refuses("activate raven", "THO-Q-104")
        .offers("pass");
  }

  @Shows("THO-Q-104")
  @Test
  void countsTheActionsOfEveryStepAnew() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .settings(LaidOut.SETTINGS.withActionBound(1))
        .hand(ANN, "farmer", "shout")
        .lands("cliffs")
        .begins()
        .plays("play farmer", "pass", "pass", "travel cliffs", "decline")
        .allows("play shout");
  }

  @Shows("THO-Q-84")
  @Test
  void goesRoundTheTableWithThree() {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .lands("cliffs")
        .hand(CID, "curse")
        .begins()
        .plays("ann: pass", "cid: play curse", "ben: pass", "ann: pass")
        .asks(CID, "action")
        .plays("cid: pass")
        .asks(ANN, "destination");
  }

  @Shows("THO-Q-84")
  @Test
  void endsOnlyWhenAllHavePassedInARow() {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .lands("cliffs")
        .begins()
        .plays("pass", "pass")
        .asks(BEN, "action")
        .plays("pass")
        .asks(ANN, "destination");
  }
}
