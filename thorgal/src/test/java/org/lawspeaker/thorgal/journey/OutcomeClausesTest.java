package org.lawspeaker.thorgal.journey;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.table.Span;

/** Journey steps 3 and 4. */
class OutcomeClausesTest {
  @Shows("THO-RES-01")
  @Test
  void worksOutBothSidesBeforeItTellsTheOutcome() {
    Position.at(RoundStep.RESOLUTION)
        .party(ANN, "archers")
        .journeyTo("wreck")
        .begins()
        .tells("weighed", "journey-fails")
        .notes("weighed", "strength", "1/0/0")
        .notes("weighed", "difficulty", "2/0/0");
  }

  @Shows("THO-RES-02")
  @Test
  void countsSymbolsOfExhaustedCards() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .party(ANN, "archers", "bow")
        .exhausted("archers", 1)
        .exhausted("bow", 2)
        .journeyTo("wreck")
        .begins()
        .has("strength", "2/0/0");
  }

  @Shows("THO-RES-02")
  @Test
  void countsNoCardOfAnotherParty() {
    Position.at(RoundStep.JOURNEY_ACTIONS, 3)
        .party(CID, "archers", "bow")
        .party(BEN, "watcher")
        .journeyTo("wreck")
        .begins()
        .has("strength", "0/0/0");
  }

  @Shows("THO-RES-03")
  @Test
  void countsNoCompanionThatDoesNotOppose() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .party(BEN, "watcher", "bow")
        .lands("tower")
        .journeyTo("oasis")
        .begins()
        .has("difficulty", "0/1/0");
  }

  @Shows("THO-RES-03")
  @Test
  void addsTheSymbolsOfEveryAttachedBaneCard() {
    Position.at(RoundStep.JOURNEY_ACTIONS, 3)
        .journeyTo("oasis")
        .attached(CID, "frost", "nightmare")
        .attached(BEN, "storm")
        .begins()
        .has("difficulty", "1/3/1");
  }

  @Shows("THO-RES-04")
  @Test
  void countsPermanentEffectsOfTheParty() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .party(ANN, "banner", "lantern")
        .journeyTo("wreck")
        .begins()
        .has("strength", "1/1/0");
  }

  @Shows("THO-RES-04")
  @Test
  void neverCountsLessThanNothing() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("oasis")
        .marked("oasis", 0, -3, 0)
        .inForce(BEN, "{add-strength: {power: -2}}", Span.PHASE)
        .begins()
        .has("strength", "0/0/0")
        .has("difficulty", "0/0/0");
  }

  @Shows({"THO-RES-05", "THO-RES-07"})
  @ParameterizedTest
  @CsvSource({"fjord", "oasis", "beacon"})
  void failsForWhicheverAttributeFallsShort(String land) {
    Position.at(RoundStep.RESOLUTION)
        .journeyTo(land)
        .begins()
        .cites("journey-fails", "THO-RES-07")
        .isSilentOf("journey-succeeds")
        .has("ann horns", 0);
  }

  @Shows({"THO-RES-05", "THO-RES-06"})
  @ParameterizedTest
  @CsvSource({"fjord, archers", "oasis, scout", "beacon, visitors-thorgal-aegirsson"})
  void succeedsAttributeByAttribute(String land, String companion) {
    Position.at(RoundStep.RESOLUTION)
        .party(ANN, companion)
        .journeyTo(land)
        .begins()
        .cites("journey-succeeds", "THO-RES-06")
        .isSilentOf("journey-fails")
        .has("ann horns", 1);
  }

  @Shows({"THO-RES-06", "THO-GEN-03"})
  @Test
  void doesNotCompareAnAttributeThatATextDisregards() {
    Position.at(RoundStep.RESOLUTION)
        .journeyTo("beacon")
        .inForce(ANN, "{disregard: power}", Span.PHASE)
        .begins()
        .notes("weighed", "difficulty", "0/0/1")
        .cites("journey-succeeds", "THO-GEN-03");
    Position.at(RoundStep.RESOLUTION)
        .journeyTo("ruins")
        .inForce(ANN, "{disregard: power}", Span.PHASE)
        .begins()
        .tells("journey-fails");
  }

  @Shows("THO-RES-07")
  @Test
  void makesUpForNoLackWithSurplus() {
    Position.at(RoundStep.RESOLUTION)
        .party(ANN, "sigwald-the-burnt", "archers", "bow")
        .journeyTo("oasis")
        .begins()
        .notes("weighed", "strength", "5/0/0")
        .notes("weighed", "difficulty", "0/1/0")
        .tells("journey-fails");
  }

  @Shows("THO-RES-08")
  @Test
  void destroysTheOpposingCompanionToItsOwner() {
    Position.at(RoundStep.UNDERTAKING)
        .lands("meadow")
        .party(BEN, ANN, "jolan")
        .begins()
        .plays("travel meadow", "oppose jolan")
        .changed()
        .party(ANN, "visitors-thorgal-aegirsson")
        .begins()
        .plays("pass", "pass")
        .has("ann valhalla", "jolan")
        .has("ben valhalla", "")
        .has("opposing", "");
  }

  @Shows("THO-RES-09")
  @Test
  void doesNotDestroyTheOpposingCompanionAfterAFailure() {
    Position.at(RoundStep.RESOLUTION)
        .party(BEN, "pilgrim")
        .journeyTo("cliffs")
        .opposed(BEN, "watcher")
        .begins()
        .has("ben party", "pilgrim watcher")
        .has("ben valhalla", "")
        .has("opposing", "")
        .isSilentOf("destroyed");
  }

  @Shows("THO-RES-10")
  @Test
  void leavesNoChoiceAfterASuccessEither() {
    Position.at(RoundStep.RESOLUTION)
        .journeyTo("meadow")
        .opposed(BEN, "pilgrim")
        .begins()
        .tells("weighed", "journey-succeeds", "destroyed", "marker-back", "horn")
        .asks(ANN, "horn");
  }

  @Shows("THO-Q-48")
  @Test
  void takesTheMarkersOfADestroyedCompanionAway() {
    Position.at(RoundStep.RESOLUTION)
        .journeyTo("meadow")
        .opposed(BEN, "pilgrim")
        .exhausted("pilgrim", 2)
        .begins()
        .plays("decline")
        .does(BEN, "{put-into-play: {from: destroyed}}")
        .plays("ben: take pilgrim")
        .has("ben valhalla", "")
        .has("exhaustion of pilgrim", 0);
  }

  @Shows("THO-Q-61")
  @Test
  void countsWhatIsInForceForTheOpposingCompanion() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("meadow")
        .opposed(BEN, "sentinel")
        .inForce(BEN, "{add-attributes: {opposing: true, symbols: {power: 2}}}", Span.PHASE)
        .begins()
        .has("shown by sentinel", "0/0/2")
        .has("difficulty", "0/1/2");
  }

  @Shows("THO-Q-33")
  @Test
  void countsNothingForTheOpposingCompanionThatIsInForceForItsParty() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("meadow")
        .opposed(BEN, "watcher")
        .party(BEN, "jolan")
        .inForce(BEN, "{add-attributes: {symbols: {power: 3, cunning: 1}}}", Span.PHASE)
        .inForce(ANN, "{add-attributes: {whose: each-opponent, symbols: {power: -1}}}", Span.PHASE)
        .begins()
        .has("shown by watcher", "0/0/2")
        .has("shown by jolan", "0/1/3")
        .has("difficulty", "0/0/2");
  }

  @Shows({"THO-Q-33", "THO-Q-61"})
  @Test
  void countsNothingForThePartyThatIsInForceForAnOpposingCompanion() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("meadow")
        .opposed(BEN, "watcher")
        .party(BEN, "jolan")
        .inForce(
            ANN,
            "{add-attributes: {whose: each-opponent, opposing: true, symbols: {power: -1}}}",
            Span.PHASE)
        .begins()
        .has("shown by jolan", "0/0/1")
        .has("difficulty", "0/0/1")
        .does(ANN, "{gain: {target: {in: opposing}, symbols: {power: -4}}}")
        .has("markers of watcher", "0/0/-1")
        .has("difficulty", "0/0/0");
  }

  @Shows("THO-Q-61")
  @Test
  void weighsInStepThreeAndNotBefore() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("beacon")
        .begins()
        .plays("pass")
        .does(ANN, "{last: {gives: {add-strength: {power: 1}}}}")
        .plays("ben: pass")
        .notes("weighed", "strength", "0/0/1")
        .tells("journey-succeeds");
  }

  @Shows("THO-Q-62")
  @Test
  void succeedsWithSupportsAlone() {
    Position.at(RoundStep.RESOLUTION)
        .party(ANN, "bow")
        .journeyTo("fjord")
        .begins()
        .tells("journey-succeeds");
  }

  @Shows("THO-RET-01")
  @Test
  void tellsWhoTakesTheMarkerBack() {
    Position.at(RoundStep.RETURN)
        .journeyTo("cliffs")
        .journey(j -> j.withStage(Journey.Stage.SUCCEEDED))
        .begins()
        .tells("marker-back", "horn")
        .has("destination", "")
        .has("ann horns", 1);
  }

  @Shows("THO-RET-01")
  @Test
  void takesNoMarkerBackWithoutAJourney() {
    Position.at(RoundStep.RETURN).lands("cliffs").begins().isSilentOf("marker-back", "no-horn");
  }

  @Shows({"THO-RET-02", "THO-Q-46"})
  @Test
  void destroysAttachedCardsInTheOrderTheyWereAttached() {
    Position.at(RoundStep.RETURN)
        .journeyTo("cliffs")
        .attached(BEN, "storm")
        .attached(ANN, "ambush")
        .attached(BEN, "frost")
        .journey(j -> j.withStage(Journey.Stage.FAILED))
        .begins()
        .notes("destroyed", "card", "Storm", "Ambush", "Frost")
        .has("ben niflheim", "frost storm");
  }

  @Shows("THO-RET-03")
  @Test
  void sendsAttachedCardsToTheirOwners() {
    Position.at(RoundStep.RETURN, 3)
        .journeyTo("cliffs")
        .attached(CID, "storm")
        .attached(BEN, "frost")
        .attached(ANN, "ambush")
        .journey(j -> j.withStage(Journey.Stage.FAILED))
        .begins()
        .has("cid niflheim", "storm")
        .has("ben niflheim", "frost")
        .has("ann valhalla", "ambush")
        .has("ann niflheim", "");
  }

  @Shows("THO-RET-04")
  @Test
  void leavesMarkersOnALandThatWasConquered() {
    Position.at(RoundStep.RETURN)
        .journeyTo("cliffs")
        .exhausted("cliffs", 2)
        .marked("cliffs", 1, 0, -1)
        .journey(j -> j.withStage(Journey.Stage.SUCCEEDED))
        .begins()
        .has("conquered", "cliffs")
        .has("exhaustion of cliffs", 2)
        .has("markers of cliffs", "1/0/-1");
  }

  @Shows({"THO-Q-75", "THO-Q-46"})
  @Test
  void setsOffWhatAFailureDoesToTheDestinyPlayerBeforeTheReturn() {
    Position.at(RoundStep.RESOLUTION)
        .journeyTo("cliffs")
        .party(ANN, "watchtower")
        .opposed(BEN, "gatekeeper")
        .begins()
        .notes("pool-filled", "cards", 3, 2);
  }

  @Shows({"THO-Q-75", "THO-Q-46"})
  @Test
  void setsOffWhatASuccessDoesToTheDestinyPlayerBeforeTheEndOfTheCompanion() {
    Position.at(RoundStep.RESOLUTION)
        .journeyTo("meadow")
        .party(ANN, "watchtower")
        .opposed(BEN, "gatekeeper")
        .begins()
        .notes("pool-filled", "cards", 2, 3);
  }
}
