package org.lawspeaker.thorgal.journey;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Span;

class OpposingTest {
  @Shows("THO-OPP-01")
  @Test
  void leavesTheChoiceToTheBanePlayer() {
    Position.at(RoundStep.UNDERTAKING)
        .lands("crater")
        .party(BEN, "watcher")
        .begins()
        .plays("travel crater")
        .asks(BEN, "oppose", "THO-OPP-01")
        .allows("decline", "THO-OPP-01")
        .plays("decline")
        .has("opposing", "")
        .asks(ANN, "action");
  }

  @Shows("THO-OPP-02")
  @Test
  void choosesACompanionOfTheOwnParty() {
    Position.at(RoundStep.UNDERTAKING)
        .lands("crater")
        .party(ANN, "farmer")
        .party(BEN, "watcher", "idol")
        .hand(BEN, "pilgrim")
        .begins()
        .plays("travel crater")
        .offers("oppose watcher", "decline")
        .refuses("oppose farmer", "THO-OPP-02")
        .refuses("oppose idol", "THO-OPP-02");
  }

  @Shows("THO-OPP-03")
  @Test
  void placesTheCompanionUnderTheLand() {
    Position.at(RoundStep.UNDERTAKING)
        .lands("crater")
        .party(BEN, "watcher", "pilgrim")
        .begins()
        .plays("travel crater", "oppose watcher")
        .has("opposing", "watcher")
        .has("ben party", "pilgrim")
        .cites("opposes", "THO-OPP-03");
  }

  @Shows({"THO-OPP-04", "THO-LAND-06"})
  @Test
  void isFreeWithAMatchingSubtype() {
    Position.at(RoundStep.UNDERTAKING)
        .lands("fortified-port")
        .party(BEN, "visitors-thorgal-aegirsson")
        .pool(BEN, Suit.BANE, 1)
        .begins()
        .plays("travel fortified-port")
        .allows("oppose visitors-thorgal-aegirsson", "THO-OPP-04")
        .plays("oppose visitors-thorgal-aegirsson")
        .has("ben bane-pool", 1)
        .isSilentOf("paid");
  }

  @Shows({"THO-OPP-05", "THO-OPP-07"})
  @Test
  void paysThePlayCostWithoutAMatch() {
    Position.at(RoundStep.UNDERTAKING)
        .lands("fortified-port")
        .party(BEN, "watcher")
        .pool(BEN, Suit.BANE, 3)
        .begins()
        .plays("travel fortified-port")
        .allows("oppose watcher", "THO-OPP-05")
        .plays("oppose watcher")
        .has("ben bane-pool", 1)
        .has("ben bane-discard", 2)
        .has("ben pool", 0)
        .cites("paid", "THO-OPP-07");
  }

  @Shows("THO-OPP-06")
  @Test
  void refusesACompanionThatCannotBePaid() {
    Position.at(RoundStep.UNDERTAKING)
        .lands("fortified-port")
        .party(BEN, "watcher")
        .pool(BEN, Suit.BANE, 1)
        .pool(BEN, Suit.DESTINY, 3)
        .begins()
        .plays("travel fortified-port")
        .refuses("oppose watcher", "THO-OPP-06")
        .offers("decline");
  }

  @Shows("THO-OPP-08")
  @Test
  void addsItsAttributesToTheDifficulty() {
    Position.at(RoundStep.UNDERTAKING)
        .lands("crater")
        .party(BEN, "watcher")
        .begins()
        .plays("travel crater")
        .has("difficulty", "0/0/4")
        .plays("oppose watcher")
        .has("difficulty", "0/0/6");
  }

  @Shows({"THO-OPP-09", "THO-Q-33"})
  @Test
  void isChosenOnceInStepOne() {
    Position at =
        Position.at(RoundStep.UNDERTAKING)
            .lands("crater")
            .party(BEN, "watcher", "pilgrim")
            .begins()
            .refuses("ben: oppose watcher", "THO-OPP-09")
            .plays("travel crater", "oppose watcher");
    at.asks(ANN, "action").refuses("ben: oppose pilgrim", "THO-OPP-09");
  }

  @Shows("THO-OPP-10")
  @Test
  void isTheOnlyUseOfDestinyCardsByTheBanePlayer() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .party(BEN, "idol", "watcher")
        .hand(BEN, "shout", "farmer")
        .begins()
        .plays("pass")
        .offers("pass")
        .refuses("play shout", "THO-ACT-07")
        .refuses("activate idol", "THO-Q-29");
  }

  @Shows("THO-Q-33")
  @Test
  void isInThePartyForNoOtherCount() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .opposed(BEN, "watcher")
        .begins()
        .does(
            BEN,
            "{when: {all: [{counted: {of: party, at-least: 1}}], then: [{hurt: {damage: 1}}]}}")
        .has("ann valhalla", "");
  }

  @Shows("THO-Q-34")
  @Test
  void matchesSubtypesAlone() {
    Position.at(RoundStep.UNDERTAKING)
        .lands("meadow", "crater")
        .party(BEN, "veronar", "jolan", "visitors-thorgal-aegirsson")
        .begins()
        .plays("travel meadow")
        .refuses("oppose veronar", "THO-OPP-06")
        .allows("oppose jolan", "THO-OPP-04")
        .refuses("oppose visitors-thorgal-aegirsson", "THO-OPP-06");
  }

  @Shows("THO-Q-85")
  @Test
  void letsOneOppositionCloseTheMatter() {
    Position.at(RoundStep.UNDERTAKING, 3)
        .lands("crater")
        .party(CID, "pilgrim")
        .party(BEN, "watcher")
        .begins()
        .plays("travel crater")
        .asks(CID, "oppose")
        .plays("oppose pilgrim")
        .asks(ANN, "action")
        .cites("closed", "THO-Q-33");
  }

  @Shows("THO-Q-85")
  @Test
  void asksTheBanePlayersClockwise() {
    Position.at(RoundStep.UNDERTAKING, 3)
        .lands("fortified-port")
        .party(CID, "watcher")
        .party(BEN, "watcher")
        .pool(BEN, Suit.BANE, 2)
        .begins()
        .plays("travel fortified-port")
        .asks(CID, "oppose")
        .refuses("oppose watcher@2", "THO-OPP-06")
        .plays("decline")
        .asks(BEN, "oppose")
        .plays("oppose watcher@0")
        .has("ben bane-pool", 0);
  }

  @Shows("THO-Q-107")
  @Test
  void goesOnUnopposedIfTheCompanionLeaves() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("meadow")
        .opposed(BEN, "watcher")
        .party(BEN, "pilgrim")
        .begins()
        .does(ANN, "{destroy-cards: {in: opposing}}")
        .has("opposing", "")
        .has("difficulty", "0/0/0")
        .plays("ann: pass", "pass")
        .tells("journey-succeeds")
        .has("ben party", "pilgrim")
        .has("ben valhalla", "watcher");
  }

  @Shows("THO-Q-108")
  @Test
  void paysThePrintedCost() {
    Position.at(RoundStep.UNDERTAKING)
        .lands("fortified-port")
        .party(BEN, "watcher", "pilgrim")
        .pool(BEN, Suit.BANE, 1)
        .inForce(BEN, "{change-cost: {by: -2}}", Span.ROUND)
        .begins()
        .plays("travel fortified-port")
        .refuses("oppose watcher", "THO-OPP-06")
        .plays("oppose pilgrim")
        .has("ben bane-pool", 1);
  }

  @Shows("THO-Q-108")
  @Test
  void opposesFreeByATextOnOpposing() {
    Position.at(RoundStep.UNDERTAKING)
        .lands("fortified-port")
        .party(BEN, "watcher")
        .inForce(BEN, "oppose-free", Span.ROUND)
        .begins()
        .plays("travel fortified-port")
        .allows("oppose watcher");
  }
}
