package org.lawspeaker.thorgal.round;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.LaidOut;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.table.Span;

/** Dusk step 4, and what ends with phases and rounds. */
class SwitchClausesTest {
  @Shows("THO-SWITCH-01")
  @Test
  void givesTheRolesBackAfterTwoRounds() {
    Position.at(RoundStep.SWITCH)
        .begins()
        .has("destiny", BEN)
        .plays("fill 0", "fill 0", "pass", "pass", "pass", "pass", "pass", "pass")
        .has("destiny", ANN)
        .has("round", 4);
  }

  @Shows("THO-SWITCH-02")
  @Test
  void tellsWhoTakesTheDestinyMarker() {
    Position.at(RoundStep.SWITCH)
        .begins()
        .notes("roles-switched", "seat", 0)
        .plays("fill 0", "fill 0", "pass", "pass", "pass", "pass", "pass", "pass")
        .notes("roles-switched", "seat", 1);
  }

  @Shows("THO-SWITCH-03")
  @Test
  void leavesTheDecksOfTheOldRolesAlone() {
    Position.at(RoundStep.SWITCH)
        .begins()
        .plays("draw", "fill 2", "draw", "fill 1")
        .has("ben deck", 7)
        .has("ben pool", 2)
        .has("ben bane-deck", 10)
        .has("ann bane-deck", 8)
        .has("ann bane-pool", 1)
        .has("ann deck", 10);
  }

  @Shows("THO-SWITCH-04")
  @Test
  void asksTheNewDestinyPlayerFirstInGodsFate() {
    Position.at(RoundStep.SWITCH)
        .begins()
        .asks(BEN, "gods-fate")
        .plays("fill 0")
        .asks(ANN, "gods-fate")
        .plays("fill 0")
        .asks(BEN, "action", "THO-ACT-04");
  }

  @Shows("THO-SWITCH-04")
  @Test
  void setsNothingOfDuskOffInTheNewRound() {
    Position.at(RoundStep.SWITCH)
        .party(ANN, "owl")
        .begins()
        .tells("roles-switched", "round-begins")
        .isSilentOf("set-off")
        .has("ann bane-hand", "");
  }

  @Shows({"THO-SWITCH-04", "THO-Q-75"})
  @Test
  void setsOffTheEndOfTheStepBeforeTheRolesChange() {
    Position.at(RoundStep.SWITCH)
        .party(ANN, "hourglass")
        .begins()
        .tells("set-off", "roles-switched", "round-begins")
        .has("ann hand", "farmer")
        .has("ann bane-hand", "");
  }

  @Shows("THO-SWITCH-05")
  @Test
  void leavesBothPartiesWithTheirMarkers() {
    Position.at(RoundStep.SWITCH)
        .party(ANN, "smith", "bow")
        .party(BEN, "watcher")
        .exhausted("smith", 1)
        .exhausted("watcher", 2)
        .begins()
        .has("ann party", "smith bow")
        .has("ben party", "watcher")
        .has("exhaustion of smith", 1)
        .has("exhaustion of watcher", 2);
  }

  @Shows("THO-MULTI-01")
  @Test
  void handsTheDestinyRoleRoundTheTable() {
    Position.at(RoundStep.SWITCH, 4).destiny(CID).begins().notes("roles-switched", "seat", 3);
    Position.at(RoundStep.SWITCH, 3).destiny(CID).begins().notes("roles-switched", "seat", 0);
  }

  @Shows("THO-Q-74")
  @Test
  void endsEffectsOfDuskAfterStepFour() {
    LaidOut laid =
        Position.at(RoundStep.CLEAN_UP)
            .hand(ANN, "bow")
            .inForce(ANN, "{add-strength: {power: 1}}", Span.PHASE);
    laid.begins().has("strength", "0/0/1").plays("deck bow").has("strength", "0/0/0");
  }

  @Shows("THO-Q-74")
  @Test
  void keepsEffectsOfTheRoundThroughItsPhases() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .inForce(ANN, "{add-strength: {power: 1}}", Span.ROUND)
        .begins()
        .plays("pass", "pass", "pass", "pass")
        .has("phase", "Dusk")
        .has("strength", "0/0/1")
        .plays("pass", "pass")
        .has("phase", "Gods Fate")
        .has("strength", "0/0/0");
  }

  @Shows("THO-Q-74")
  @Test
  void keepsEffectsOfTheJourneyFromDawnToItsEnd() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .inForce(ANN, "{add-strength: {power: 1}}", Span.JOURNEY)
        .inForce(ANN, "{add-strength: {cunning: 1}}", Span.PHASE)
        .begins()
        .has("strength", "0/1/1")
        .plays("pass", "pass")
        .has("phase", "Journey")
        .has("strength", "0/0/1")
        .plays("pass", "pass")
        .has("phase", "Dusk")
        .has("strength", "0/0/0");
  }

  @Shows({"THO-Q-74", "THO-Q-26"})
  @Test
  void givesAnEffectBackInTheNextPhase() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "raven")
        .begins()
        .plays("activate raven", "pass")
        .refuses("activate raven", "THO-Q-26")
        .plays("pass")
        .has("phase", "Journey")
        .allows("activate raven");
  }

  @Shows({"THO-Q-74", "THO-Q-27"})
  @Test
  void letsGainedAttributesFadeIfPlayersAgreed() {
    LaidOut laid =
        Position.at(RoundStep.DAWN_ACTIONS)
            .party(ANN, "bow")
            .party(BEN, "watcher")
            .lands("cliffs")
            .marked("bow", 1, 0, 0)
            .marked("watcher", 0, 1, 0)
            .marked("cliffs", 0, 0, 1);
    laid.settings(LaidOut.SETTINGS.withGainsFade(true))
        .begins()
        .plays("pass", "pass")
        .has("markers of bow", "0/0/0")
        .has("markers of watcher", "0/0/0")
        .has("markers of cliffs", "0/0/0");
    laid.begins()
        .plays("pass", "pass")
        .has("markers of bow", "1/0/0")
        .has("markers of watcher", "0/1/0")
        .has("markers of cliffs", "0/0/1");
  }

  @Shows({"THO-Q-74", "THO-Q-27"})
  @Test
  void keepsMarkersOfAUsedCardToCleanUp() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "raven")
        .conquered(ANN, "meadow")
        .marked("raven", 0, 1, 0)
        .marked("meadow", 1, 0, 0)
        .begins()
        .plays("activate raven", "activate meadow", "pay top", "pass", "pass")
        .has("phase", "Journey")
        .has("markers of raven", "0/1/0")
        .has("markers of meadow", "1/0/0");
  }
}
