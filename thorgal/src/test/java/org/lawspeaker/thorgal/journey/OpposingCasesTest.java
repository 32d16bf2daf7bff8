package org.lawspeaker.thorgal.journey;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.LaidOut;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Span;

/** Opposing where texts and missing cards play a part. */
class OpposingCasesTest {
  @Shows("THO-OPP-01")
  @Test
  void asksEvenABanePlayerWithoutACompanion() {
    at().lands("crater")
        .begins()
        .plays("travel crater")
        .asks(BEN, "oppose")
        .offers("decline")
        .plays("decline")
        .cites("stands-aside", "THO-OPP-01");
  }

  @Shows("THO-OPP-06")
  @Test
  void tellsHowManyCardsThePoolLacks() {
    at().lands("fortified-port")
        .party(BEN, "smith", "lady")
        .pool(BEN, Suit.BANE, 1)
        .begins()
        .plays("travel fortified-port")
        .refusesStating("oppose lady", "short-by", 1)
        .offersAlso("oppose smith");
  }

  @Shows("THO-OPP-05")
  @Test
  void paysWithTheWholePoolIfItIsJustEnough() {
    at().lands("fortified-port")
        .party(BEN, "lady")
        .pool(BEN, Suit.BANE, 2)
        .begins()
        .plays("travel fortified-port", "oppose lady")
        .has("ben bane-pool", 0)
        .has("ben bane-discard", 2)
        .notes("paid", "cost", 2);
  }

  @Shows({"THO-OPP-01", "THO-Q-99"})
  @Test
  void refusesACompanionThatATextForbids() {
    at().lands("crater")
        .party(BEN, "watcher", "pilgrim")
        .inForce(ANN, "{no-opposing: {where: [{named: Watcher}]}}", Span.ROUND)
        .begins()
        .plays("travel crater")
        .refuses("oppose watcher", "THO-Q-99")
        .offers("oppose pilgrim", "decline");
  }

  @Shows({"THO-Q-99", "THO-Q-33"})
  @Test
  void forbidsOnlyTheCompanionsOfOpponents() {
    at().lands("crater")
        .party(BEN, "watcher")
        .inForce(BEN, "no-opposing", Span.ROUND)
        .begins()
        .plays("travel crater")
        .allows("oppose watcher", "THO-OPP-04");
  }

  @Shows({"THO-Q-86", "THO-Q-99"})
  @Test
  void forbidsNothingToAnotherBanePlayerWhoIsNoOpponent() {
    LaidOut laid = Position.at(RoundStep.UNDERTAKING, 3).lands("crater").party(BEN, "watcher");
    laid.inForce(CID, "no-opposing", Span.ROUND)
        .begins()
        .plays("travel crater", "decline")
        .allows("oppose watcher", "THO-OPP-04");
    laid.inForce(ANN, "no-opposing", Span.ROUND)
        .begins()
        .plays("travel crater", "decline")
        .refuses("oppose watcher", "THO-Q-99");
  }

  @Shows("THO-Q-33")
  @Test
  void letsOneMoreOpposeByATextAndThenNoMore() {
    Position at =
        several()
            .begins()
            .plays("travel crater", "oppose watcher")
            .asks(BEN, "oppose")
            .isSilentOf("closed")
            .plays("oppose pilgrim")
            .cites("closed", "THO-Q-33");
    at.has("opposing", "watcher pilgrim").has("ben party", "jolan").asks(ANN, "action");
  }

  @Shows("THO-Q-33")
  @Test
  void needsNotSendTheSecondCompanion() {
    several()
        .begins()
        .plays("travel crater", "oppose watcher")
        .asksWith("Does another companion oppose the journey?")
        .plays("decline")
        .isSilentOf("stands-aside")
        .cites("closed", "THO-Q-33")
        .has("opposing", "watcher")
        .asks(ANN, "action");
  }

  @Shows({"THO-Q-33", "THO-Q-85"})
  @Test
  void asksNobodyElseAfterTheFirstWhoOpposes() {
    Position.at(RoundStep.UNDERTAKING, 3)
        .lands("crater")
        .party(CID, "watcher", "pilgrim")
        .party(BEN, "jolan")
        .inForce(CID, "{oppose-more: {companions: 1}}", Span.ROUND)
        .begins()
        .plays("travel crater", "oppose watcher")
        .asks(CID, "oppose")
        .plays("decline")
        .asks(ANN, "action");
  }

  @Shows({"THO-OPP-03", "THO-Q-48", "THO-Q-102"})
  @Test
  void goesAndComesBackWithItsMarkers() {
    at().lands("crater")
        .party(BEN, "watcher")
        .exhausted("watcher", 2)
        .marked("watcher", 1, 0, 0)
        .begins()
        .plays("travel crater", "oppose watcher")
        .has("exhaustion of watcher", 2)
        .has("difficulty", "1/0/6")
        .plays("pass", "pass")
        .has("ben party", "watcher")
        .has("exhaustion of watcher", 2)
        .has("markers of watcher", "1/0/0");
  }

  @Shows("THO-OPP-04")
  @Test
  void matchesALandThatIsTheDestinationAlone() {
    at().lands("crater", "fortified-port")
        .party(BEN, "watcher")
        .begins()
        .plays("travel fortified-port")
        .refuses("oppose watcher", "THO-OPP-06");
  }

  @Shows("THO-OPP-04")
  @Test
  void matchesNothingIfTheDestinationIsGoneMeanwhile() {
    at().lands("crater")
        .party(BEN, "watcher", "pilgrim")
        .begins()
        .plays("travel crater")
        .does(ANN, "{remove-land: {in: lands}}")
        .refuses("oppose watcher", "THO-OPP-06")
        .offers("oppose pilgrim", "decline");
  }

  @Shows("THO-OPP-03")
  @Test
  void setsOffWhatWaitsForACompanionThatOpposes() {
    Position opposed =
        at().lands("crater")
            .party(ANN, "mask")
            .party(BEN, "watcher")
            .begins()
            .plays("travel crater")
            .has("markers of mask", "0/0/0")
            .plays("oppose watcher")
            .has("markers of mask", "1/0/0");
    opposed.plays("pass", "pass").has("markers of mask", "1/1/0");
  }

  @Shows("THO-JOURNEY-04")
  @Test
  void setsOffWhatWaitsForADestination() {
    at().lands("meadow")
        .party(ANN, "beacon-fire")
        .begins()
        .plays("travel meadow")
        .has("markers of beacon-fire", "1/0/0");
  }

  @Shows({"THO-RES-06", "THO-RES-07"})
  @Test
  void setsOffWhatWaitsForTheOutcome() {
    Position.at(RoundStep.RESOLUTION)
        .journeyTo("meadow")
        .party(ANN, "beacon-fire")
        .begins()
        .has("markers of beacon-fire", "0/1/0");
    Position.at(RoundStep.RESOLUTION)
        .journeyTo("cliffs")
        .party(ANN, "beacon-fire")
        .begins()
        .has("markers of beacon-fire", "0/0/1");
  }

  @Shows("THO-RES-08")
  @Test
  void setsOffWhatWaitsForACardDestroyedOnTheJourney() {
    Position.at(RoundStep.RESOLUTION)
        .journeyTo("meadow")
        .opposed(BEN, "pilgrim")
        .party(ANN, "crow")
        .begins()
        .has("ben valhalla", "pilgrim")
        .has("markers of crow", "1/0/0");
    Position.at(RoundStep.RETURN)
        .journeyTo("meadow")
        .attached(ANN, "ambush")
        .attached(BEN, "nightmare")
        .party(BEN, "crow")
        .begins()
        .has("ann valhalla", "ambush")
        .has("markers of crow", "2/0/0");
  }

  @Shows("THO-ATTACH-05")
  @Test
  void setsOffWhatWaitsForACardThatIsNotAttached() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .party(BEN, "crow")
        .hand(ANN, "shout", "unknown-powers")
        .begins()
        .plays("play shout")
        .has("markers of crow", "1/0/0");
  }

  @Shows("THO-JEND-07")
  @Test
  void hasNoHornEffectOfALandThatIsGone() {
    Position at =
        Position.at(RoundStep.JOURNEY_END)
            .journeyTo("meadow")
            .journey(j -> j.withStage(Journey.Stage.SUCCEEDED))
            .begins()
            .asks(ANN, "horn");
    at.does(ANN, "{remove-land: {in: lands}}")
        .has("ann horns", 0)
        .asks(ANN, "action", "THO-DUSK-02");
    at.plays("decline").cites("declined", "THO-JEND-09").has("ann hand", "");
  }

  @Shows({"THO-Q-33", "THO-Q-89"})
  @Test
  void sendsNoMoreCompanionsWhenAnotherIsOut() {
    Position.at(RoundStep.UNDERTAKING, 3)
        .deck(BEN, Suit.DESTINY)
        .lands("crater")
        .party(CID, "watcher", "pilgrim", "jolan")
        .inForce(CID, "{oppose-more: {companions: 1}}", Span.ROUND)
        .begins()
        .plays("travel crater", "oppose watcher")
        .does(ANN, "{hurt: {who: each-bane-player, damage: 1}}")
        .asks(CID, "oppose")
        .plays("oppose pilgrim")
        .asks(ANN, "action");
  }

  private static LaidOut several() {
    return at().lands("crater")
        .party(BEN, "watcher", "pilgrim", "jolan")
        .inForce(BEN, "{oppose-more: {companions: 1}}", Span.ROUND);
  }

  private static LaidOut at() {
    return Position.at(RoundStep.UNDERTAKING);
  }
}
