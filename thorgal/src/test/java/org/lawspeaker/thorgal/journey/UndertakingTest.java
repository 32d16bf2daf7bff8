package org.lawspeaker.thorgal.journey;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Altered;
import org.lawspeaker.thorgal.LaidOut;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;

class UndertakingTest {
  @Shows({"THO-JOURNEY-01", "THO-Q-31"})
  @Test
  void choosesAnUnconqueredLandOfTheMiddle() {
    Position.at(RoundStep.UNDERTAKING)
        .lands("meadow", "crater")
        .conquered(BEN, "ruins")
        .reserve(ANN, "marsh")
        .begins()
        .asks(ANN, "destination", "THO-JOURNEY-01", "THO-Q-31")
        .offers("travel meadow", "travel crater");
  }

  @Shows("THO-JOURNEY-02")
  @Test
  void travelsToALandOfAnyFaction() {
    Position.at(RoundStep.UNDERTAKING)
        .lands("meadow", "crater", "fjord")
        .begins()
        .allows("travel crater", "THO-JOURNEY-02")
        .allows("travel meadow")
        .allows("travel fjord");
  }

  @Shows("THO-JOURNEY-03")
  @Test
  void refusesAConqueredLand() {
    Position.at(RoundStep.UNDERTAKING)
        .lands("meadow")
        .conquered(ANN, "ruins")
        .conquered(BEN, "marsh")
        .begins()
        .refuses("travel ruins", "THO-JOURNEY-03")
        .refuses("travel marsh", "THO-JOURNEY-03");
  }

  @Shows({"THO-JOURNEY-04", "THO-MARK-04"})
  @Test
  void putsTheMarkerOnTheLand() {
    Position.at(RoundStep.UNDERTAKING)
        .lands("meadow", "crater")
        .begins()
        .plays("travel crater")
        .has("destination", "crater")
        .cites("destination", "THO-JOURNEY-04");
  }

  @Shows({"THO-JOURNEY-05", "THO-LAND-02"})
  @Test
  void callsALandWithItsFrontUpUnconquered() {
    LaidOut laid = Position.at(RoundStep.UNDERTAKING).lands("meadow").conquered(ANN, "ruins");
    laid.begins().has("lands", "meadow").has("conquered", "ruins").offers("travel meadow");
  }

  @Shows("THO-JOURNEY-06")
  @Test
  void travelsWithTheWholeParty() {
    Position.at(RoundStep.RESOLUTION)
        .party(ANN, "archers", "farmer", "scout")
        .journeyTo("cliffs")
        .begins()
        .notes("weighed", "strength", "1/1/0")
        .has("ann party", "archers farmer scout");
  }

  @Shows("THO-JOURNEY-07")
  @Test
  void gainsHornsBySuccessfulJourneys() {
    Position.at(RoundStep.RESOLUTION).journeyTo("meadow").begins().has("ann horns", 1);
    Position.at(RoundStep.RESOLUTION).journeyTo("cliffs").begins().has("ann horns", 0);
  }

  @Shows("THO-Q-31")
  @Test
  void travelsWithAnEmptyParty() {
    Position.at(RoundStep.UNDERTAKING).lands("meadow").begins().offers("travel meadow");
    Position.at(RoundStep.RESOLUTION)
        .journeyTo("cliffs")
        .begins()
        .notes("weighed", "strength", "0/0/0");
  }

  @Shows("THO-Q-32")
  @Test
  void skipsTheJourneyWithoutAnUnconqueredLand() {
    Position.at(RoundStep.UNDERTAKING)
        .conquered(BEN, "meadow")
        .party(BEN, "watcher")
        .hand(ANN, "unknown-powers")
        .begins()
        .cites("no-land", "THO-Q-32")
        .asks(ANN, "action", "THO-JACT-02")
        .plays("play unknown-powers")
        .has("attached", "")
        .has("ann valhalla", "unknown-powers farmer farmer")
        .plays("pass", "pass")
        .isSilentOf("weighed", "marker-back", "no-horn")
        .has("phase", "Dusk");
  }

  @Shows("THO-Q-32")
  @Test
  void aStepThatIsLeftOutNeitherStartsNorEnds() {
    String upkeep = "{on: step-ends, step: upkeep,";
    Altered starts = Altered.with(upkeep, "{on: step-starts, step: undertaking,");
    Altered ends = Altered.with(upkeep, "{on: step-ends, step: journey-end,");
    Altered phase = Altered.with(upkeep, "{on: phase-starts, phase: journey,");
    Position none = beforeTheJourney().conquered(BEN, "meadow").begins().plays("pass");

    starts.plays(none, "pass").tells("no-land").isSilentOf("set-off");
    phase.plays(none, "pass").tells("no-land", "set-off");
    starts
        .plays(beforeTheJourney().lands("meadow").begins().plays("pass"), "pass")
        .tells("set-off");
    ends.plays(none.plays("pass", "pass"), "pass").isSilentOf("set-off").has("phase", "Dusk");
  }

  private static LaidOut beforeTheJourney() {
    return Position.at(RoundStep.DAWN_ACTIONS).party(ANN, "bell");
  }
}
