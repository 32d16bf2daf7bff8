package org.lawspeaker.thorgal.journey;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.table.Span;

class ResolutionTest {
  @Shows({
    "THO-RES-01",
    "THO-RES-02",
    "THO-RES-03",
    "THO-RES-04",
    "THO-RES-05",
    "THO-RES-06",
    "THO-RES-08",
    "THO-Q-03",
    "THO-Q-05",
    "THO-Q-62"
  })
  @Test
  void countsTheExampleOfTheRulebook() {
    Position.at(RoundStep.RESOLUTION)
        .party(ANN, "sigwald-the-burnt", "kriss-de-valnor", "improvised-weapon")
        .marked("improvised-weapon", 1, 2, 0)
        .exhausted("improvised-weapon", 1)
        .journeyTo("fortified-port")
        .attached(ANN, "unknown-powers")
        .opposed(BEN, "visitors-thorgal-aegirsson")
        .begins()
        .notes("weighed", "strength", "5/3/3")
        .notes("weighed", "difficulty", "5/1/1")
        .cites("journey-succeeds", "THO-RES-06")
        .has("ben valhalla", "visitors-thorgal-aegirsson");
  }

  @Shows({"THO-RES-01", "THO-CARD-10"})
  @Test
  void worksOutThreeNumbersForEachSide() {
    Position.at(RoundStep.RESOLUTION)
        .party(ANN, "outlaws-thorgal-aegirsson")
        .journeyTo("ruins")
        .begins()
        .cites("weighed", "THO-RES-01")
        .notes("weighed", "strength", "1/1/1")
        .notes("weighed", "difficulty", "1/1/1");
  }

  @Shows("THO-RES-02")
  @Test
  void addsCompanionsSupportsAndAttachedEvents() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .party(ANN, "archers", "bow")
        .party(BEN, "watcher")
        .journeyTo("cliffs")
        .attached(ANN, "ambush")
        .attached(BEN, "storm")
        .begins()
        .has("strength", "4/0/0");
  }

  @Shows("THO-RES-03")
  @Test
  void addsLandAttachedBaneCardsAndTheOpposingCompanion() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .party(BEN, "jolan")
        .journeyTo("fortified-port")
        .attached(ANN, "ambush")
        .attached(BEN, "storm")
        .opposed(BEN, "watcher")
        .begins()
        .has("difficulty", "4/2/2");
  }

  @Shows({"THO-RES-04", "THO-Q-61"})
  @Test
  void countsMarkersAndEffectsInForceOnBothSides() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .party(ANN, "archers")
        .journeyTo("cliffs")
        .opposed(BEN, "watcher")
        .marked("archers", 1, 0, 0)
        .marked("cliffs", 0, 1, -1)
        .marked("watcher", 0, 0, -1)
        .inForce(ANN, "{add-strength: {cunning: 1}}", Span.PHASE)
        .inForce(BEN, "{add-difficulty: {bravery: 1}}", Span.PHASE)
        .begins()
        .has("strength", "2/1/0")
        .has("difficulty", "1/1/3");
  }

  @Shows({"THO-RES-05", "THO-RES-07"})
  @Test
  void failsForOneAttribute() {
    Position.at(RoundStep.RESOLUTION)
        .party(ANN, "sigwald-the-burnt", "kriss-de-valnor")
        .journeyTo("ruins")
        .begins()
        .notes("weighed", "strength", "4/1/0")
        .cites("journey-fails", "THO-RES-07");
  }

  @Shows("THO-RES-06")
  @Test
  void succeedsWithEqualNumbers() {
    Position.at(RoundStep.RESOLUTION)
        .party(ANN, "outlaws-thorgal-aegirsson")
        .journeyTo("ruins")
        .begins()
        .cites("journey-succeeds", "THO-RES-06");
  }

  @Shows("THO-RES-07")
  @Test
  void failsByOneSymbol() {
    Position.at(RoundStep.RESOLUTION)
        .party(ANN, "sigwald-the-burnt")
        .journeyTo("fortified-port")
        .begins()
        .notes("weighed", "difficulty", "4/0/0")
        .tells("journey-fails");
  }

  @Shows("THO-RES-08")
  @Test
  void destroysTheOpposingCompanionAfterASuccess() {
    Position.at(RoundStep.RESOLUTION)
        .journeyTo("meadow")
        .opposed(BEN, "pilgrim")
        .begins()
        .has("ben valhalla", "pilgrim")
        .has("ben party", "")
        .cites("destroyed", "THO-RES-08");
  }

  @Shows({"THO-RES-09", "THO-Q-48"})
  @Test
  void sendsTheOpposingCompanionBackAfterAFailure() {
    Position.at(RoundStep.RESOLUTION)
        .journeyTo("meadow")
        .opposed(BEN, "watcher")
        .exhausted("watcher", 2)
        .marked("watcher", 1, 0, 0)
        .begins()
        .cites("returns", "THO-RES-09")
        .has("ben party", "watcher")
        .has("exhaustion of watcher", 2)
        .has("markers of watcher", "1/0/0");
  }

  @Shows("THO-RES-10")
  @Test
  void asksNobodyAnything() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .party(ANN, "farmer")
        .journeyTo("cliffs")
        .opposed(BEN, "watcher")
        .begins()
        .plays("pass", "pass")
        .tells("step-over", "weighed", "journey-fails", "returns", "marker-back", "no-horn")
        .asks(ANN, "action", "THO-DUSK-02");
  }

  @Shows("THO-Q-46")
  @Test
  void takesTheConsequencesInOrder() {
    Position.at(RoundStep.RESOLUTION)
        .journeyTo("meadow")
        .attached(ANN, "ambush")
        .attached(BEN, "curse")
        .attached(ANN, "feast")
        .party(ANN, "idol")
        .opposed(BEN, "pilgrim")
        .begins()
        .tells("journey-succeeds", "destroyed", "marker-back", "destroyed", "destroyed", "horn")
        .notes("destroyed", "card", "Pilgrim", "Ambush", "Curse", "Feast")
        .tells("horn", "conquered", "wolf-access")
        .asks(ANN, "horn");
  }

  @Shows("THO-Q-62")
  @Test
  void countsSupportsWithoutCompanions() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .party(ANN, "bow", "bow")
        .journeyTo("cliffs")
        .attached(ANN, "ambush")
        .begins()
        .has("strength", "4/0/0");
  }

  @Shows("THO-Q-05")
  @Test
  void countsEverySymbolAsOne() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .attached(ANN, "unknown-powers")
        .begins()
        .has("strength", "0/0/3");
  }
}
