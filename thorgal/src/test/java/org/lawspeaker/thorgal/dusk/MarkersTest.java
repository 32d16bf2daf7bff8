package org.lawspeaker.thorgal.dusk;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.LaidOut;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.table.Span;

/** Clean-up: the markers that leave cards, and those that stay. */
class MarkersTest {
  @Shows("THO-CLEAN-01")
  @Test
  void leavesMarkersUntilBothPlayersHavePutTheirCardsAway() {
    Position at =
        Position.at(RoundStep.CLEAN_UP)
            .party(ANN, "bow")
            .exhausted("bow", 1)
            .marked("bow", 1, 0, 0)
            .hand(BEN, "curse")
            .discard(BEN, "dread")
            .begins()
            .has("exhaustion of bow", 1)
            .has("markers of bow", "1/0/0")
            .has("ben bane-discard", 1);
    at.plays("deck curse")
        .tells("put-away", "discard-under-deck", "markers-removed", "readied")
        .has("exhaustion of bow", 0)
        .has("markers of bow", "0/0/0");
  }

  @Shows("THO-CLEAN-11")
  @Test
  void removesAllAttributeMarkers() {
    Position.at(RoundStep.CLEAN_UP)
        .party(ANN, "bow")
        .party(BEN, "watcher")
        .lands("cliffs")
        .conquered(BEN, "ruins")
        .marked("bow", 1, 2, 3)
        .marked("watcher", 0, 0, -1)
        .marked("cliffs", 1, 0, 0)
        .marked("ruins", 1, 0, 0)
        .begins()
        .cites("markers-removed", "THO-CLEAN-11")
        .has("markers of bow", "0/0/0")
        .has("markers of watcher", "0/0/0")
        .has("markers of cliffs", "0/0/0")
        .has("markers of ruins", "0/0/0");
  }

  @Shows({"THO-CLEAN-12", "THO-CLEAN-15"})
  @Test
  void takesOneExhaustionMarkerFromEachCardOfTheDestinyPlayer() {
    Position.at(RoundStep.CLEAN_UP)
        .party(ANN, "bow", "horse", "raven")
        .exhausted("bow", 1)
        .exhausted("horse", 3)
        .begins()
        .has("exhaustion of bow", 0)
        .has("exhaustion of horse", 2)
        .has("exhaustion of raven", 0)
        .cites("readied", "THO-CLEAN-12")
        .notes("readied", "markers", 0, 2);
  }

  @Shows("THO-CLEAN-12")
  @Test
  void takesOneMarkerFromEachCardWhateverItIs() {
    Position.at(RoundStep.CLEAN_UP)
        .party(ANN, "watcher", "idol")
        .party(BEN, "bow")
        .exhausted("watcher", 2)
        .exhausted("idol", 1)
        .exhausted("bow", 1)
        .begins()
        .has("exhaustion of watcher", 1)
        .has("exhaustion of idol", 0)
        .has("exhaustion of bow", 1)
        .notes("readied", "card", "Watcher", "Idol");
  }

  @Shows({"THO-CLEAN-13", "THO-Q-73"})
  @Test
  void takesOneMarkerFromEachLandOfThatPlayer() {
    Position.at(RoundStep.CLEAN_UP)
        .conquered(ANN, "meadow", "ruins")
        .exhausted("meadow", 1)
        .exhausted("ruins", 2)
        .begins()
        .has("exhaustion of meadow", 0)
        .has("exhaustion of ruins", 1)
        .cites("readied", "THO-CLEAN-13");
  }

  @Shows({"THO-CLEAN-13", "THO-Q-73"})
  @Test
  void takesOneMarkerFromALandUsedOrNot() {
    Position.at(RoundStep.DUSK_ACTIONS)
        .conquered(ANN, "meadow", "ruins")
        .exhausted("ruins", 1)
        .begins()
        .plays("pass", "activate meadow", "pass", "pass")
        .notes("readied", "card", "Meadow", "Ruins")
        .notes("readied", "markers", 0, 0)
        .has("exhaustion of meadow", 0)
        .has("exhaustion of ruins", 0);
  }

  @Shows({"THO-CLEAN-14", "THO-Q-73"})
  @Test
  void leavesMarkersOnOtherCards() {
    Position.at(RoundStep.CLEAN_UP)
        .party(BEN, "watcher")
        .conquered(BEN, "meadow")
        .lands("cliffs")
        .exhausted("watcher", 1)
        .exhausted("meadow", 1)
        .exhausted("cliffs", 1)
        .begins()
        .has("exhaustion of watcher", 1)
        .has("exhaustion of meadow", 1)
        .has("exhaustion of cliffs", 1)
        .isSilentOf("readied");
  }

  @Shows("THO-CLEAN-14")
  @Test
  void leavesMarkersInThePartiesOfAllBanePlayers() {
    Position.at(RoundStep.CLEAN_UP, 3)
        .party(CID, "watcher")
        .party(BEN, "idol")
        .conquered(BEN, "meadow")
        .exhausted("watcher", 1)
        .exhausted("idol", 2)
        .exhausted("meadow", 1)
        .begins()
        .has("exhaustion of watcher", 1)
        .has("exhaustion of idol", 2)
        .has("exhaustion of meadow", 1);
  }

  @Shows("THO-CLEAN-15")
  @Test
  void staysExhaustedThroughTheNextRoundInTheRole() {
    LaidOut laid = Position.at(RoundStep.CLEAN_UP).party(ANN, "horse").lands("cliffs");
    Position next =
        laid.exhausted("horse", 2)
            .begins()
            .plays("fill 0", "fill 0", "pass", "pass", "travel cliffs", "decline")
            .plays("pass", "pass", "pass", "pass", "fill 0", "fill 0");
    next.has("destiny", ANN).has("round", 4).refuses("activate horse", "THO-EFFECT-09");
  }

  @Shows({"THO-CLEAN-12", "THO-GEN-03"})
  @Test
  void takesMoreMarkersOffCardsThatFit() {
    Position.at(RoundStep.CLEAN_UP)
        .inForce(ANN, "{ready-more: {where: [{subtype: animal}], markers: 1}}", Span.ROUND)
        .party(ANN, "horse", "bow")
        .exhausted("horse", 3)
        .exhausted("bow", 3)
        .begins()
        .has("exhaustion of horse", 1)
        .has("exhaustion of bow", 2);
  }

  @Shows({"THO-CLEAN-12", "THO-GEN-03"})
  @Test
  void takesAsManyMoreMarkersOffAsTheTextSays() {
    Position.at(RoundStep.CLEAN_UP)
        .inForce(ANN, "{ready-more: {markers: 2}}", Span.ROUND)
        .party(ANN, "idol")
        .exhausted("idol", 4)
        .begins()
        .has("exhaustion of idol", 1);
  }

  @Shows({"THO-CLEAN-12", "THO-GEN-03"})
  @Test
  void citesTheTextOnlyWhereItTookAnotherMarkerOff() {
    Position.at(RoundStep.CLEAN_UP)
        .inForce(ANN, "{ready-more: {markers: 1}}", Span.ROUND)
        .party(ANN, "horse")
        .exhausted("horse", 2)
        .begins()
        .cites("readied", "THO-GEN-03");
    Position.at(RoundStep.CLEAN_UP)
        .inForce(ANN, "{ready-more: {markers: 1}}", Span.ROUND)
        .party(ANN, "horse")
        .exhausted("horse", 1)
        .begins()
        .cites("readied", "THO-CLEAN-12");
  }

  @Shows("THO-CLEAN-12")
  @Test
  void takesOneMarkerOffByTheTextOfAnotherPlayer() {
    Position.at(RoundStep.CLEAN_UP)
        .inForce(BEN, "{ready-more: {markers: 1}}", Span.ROUND)
        .party(ANN, "idol")
        .exhausted("idol", 3)
        .begins()
        .has("exhaustion of idol", 2);
  }
}
