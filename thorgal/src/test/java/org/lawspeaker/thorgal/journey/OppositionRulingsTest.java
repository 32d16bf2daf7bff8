package org.lawspeaker.thorgal.journey;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.LaidOut;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;

class OppositionRulingsTest {
  @Shows("THO-Q-33")
  @Test
  void countsForNoConditionOnThePartyWhileOpposing() {
    LaidOut laid = Position.at(RoundStep.JOURNEY_ACTIONS).journeyTo("cliffs");
    String ifAnyCompanion =
        "{when: {all: [{party-has: {where: [{type: companion}], at-least: 1}}],"
            + " then: [{hurt: {damage: 1}}]}}";
    laid.opposed(BEN, "watcher").begins().does(BEN, ifAnyCompanion).has("ann valhalla", "");
    laid.party(BEN, "watcher").begins().does(BEN, ifAnyCompanion).has("ann valhalla", "farmer");
  }

  @Shows("THO-Q-52")
  @Test
  void isBlockedByAMarkerFromBeforeTheConquest() {
    Position.at(RoundStep.JOURNEY_END)
        .journeyTo("meadow")
        .exhausted("meadow", 1)
        .journey(j -> j.withStage(Journey.Stage.SUCCEEDED))
        .begins()
        .plays("decline", "pass")
        .refuses("activate meadow", "THO-Q-52");
  }

  @Shows("THO-Q-38")
  @Test
  void paysNothingAgainAtTheNewDestination() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .lands("meadow")
        .journeyTo("crater")
        .opposed(BEN, "watcher")
        .pool(BEN, Suit.BANE, 2)
        .begins()
        .does(ANN, "change-destination")
        .plays("choose meadow")
        .has("ben bane-pool", 2)
        .has("opposing", "watcher");
  }

  @Shows("THO-Q-46")
  @Test
  void destroysAttachedCardsInTheOrderTheyWereAttached() {
    Position.at(RoundStep.RETURN)
        .journeyTo("cliffs")
        .attached(ANN, "ambush", "feast", "unknown-powers")
        .journey(j -> j.withStage(Journey.Stage.FAILED))
        .begins()
        .has("ann valhalla", "unknown-powers feast ambush");
  }

  @Shows("THO-Q-61")
  @Test
  void countsCurrentValuesAtTheMomentOfResolution() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .party(ANN, "archers")
        .journeyTo("wreck")
        .begins()
        .does("archers", "{gain: {target: {in: this}, symbols: {bravery: 1}}}")
        .plays("ann: pass", "pass")
        .notes("weighed", "strength", "2/0/0")
        .tells("journey-succeeds");
  }

  @Shows("THO-Q-107")
  @Test
  void keepsATakenCompanionOutOfTheResolution() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("meadow")
        .opposed(BEN, "watcher")
        .begins()
        .does(BEN, "{return-cards: {target: {in: opposing}, to: hand}}")
        .has("ben hand", "watcher")
        .plays("ann: pass", "pass")
        .has("ben hand", "watcher")
        .has("ben valhalla", "");
  }
}
