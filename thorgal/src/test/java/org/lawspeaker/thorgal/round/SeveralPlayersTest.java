package org.lawspeaker.thorgal.round;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;
import static org.lawspeaker.thorgal.Position.DOT;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Altered;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;

/** A round of three or four players. */
class SeveralPlayersTest {
  @Shows({"THO-Q-80", "THO-GEN-04"})
  @Test
  void letsEveryBanePlayerUseTheOwnCardsAlone() {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .hand(CID, "fog")
        .hand(BEN, "fog")
        .pool(CID, Suit.BANE, 1)
        .begins()
        .plays("pass", "play fog")
        .has("cid bane-pool", 0)
        .asks(BEN, "action")
        .refuses("play fog", "THO-PLAY-04");
  }

  @Shows("THO-Q-81")
  @Test
  void handsTheDestinyRoleToTheNextOnTheLeft() {
    Position.at(RoundStep.CLEAN_UP, 4)
        .destiny(DOT)
        .begins()
        .has("destiny", BEN)
        .cites("roles-switched", "THO-Q-81")
        .plays("fill 0")
        .asks(ANN, "gods-fate")
        .plays("fill 0")
        .asks(CID, "gods-fate");
  }

  @Shows({"THO-Q-81", "THO-Q-89"})
  @Test
  void skipsPlayersWhoAreOutWhenRolesChange() {
    Position.at(RoundStep.CLEAN_UP, 4).out(CID).begins().has("destiny", DOT);
    Position.at(RoundStep.CLEAN_UP, 3)
        .out(CID)
        .begins()
        .has("destiny", BEN)
        .cites("roles-switched", "THO-Q-81");
  }

  @Shows({"THO-Q-75", "THO-Q-81"})
  @ParameterizedTest
  @ValueSource(strings = {"each-opponent", "each-bane-player"})
  void hitsTheBanePlayersClockwise(String who) {
    Position.at(RoundStep.DAWN_ACTIONS, 4)
        .hand(BEN, "bow")
        .hand(CID, "bow")
        .hand(DOT, "bow")
        .begins()
        .does(ANN, "{hurt: {who: " + who + ", damage: 1}}")
        .asks(CID, "damage")
        .plays("pay top")
        .asks(DOT, "damage")
        .plays("pay top")
        .asks(BEN, "damage");
  }

  @Shows("THO-Q-84")
  @Test
  void needsThePassesOfAllInARow() {
    Position.at(RoundStep.DAWN_ACTIONS, 4)
        .hand(BEN, "hex")
        .lands("cliffs")
        .begins()
        .plays("pass", "pass", "pass", "play hex")
        .plays("pass", "pass", "pass")
        .asks(BEN, "action")
        .plays("pass")
        .asks(ANN, "destination");
  }

  @Shows("THO-Q-85")
  @Test
  void closesTheMatterWithTheFirstWhoOpposes() {
    Position.at(RoundStep.UNDERTAKING, 3)
        .lands("cliffs")
        .party(CID, "pilgrim")
        .party(BEN, "farmer")
        .begins()
        .plays("travel cliffs", "oppose pilgrim@2")
        .has("cid party", "")
        .has("ben party", "farmer")
        .asks(ANN, "action");
  }

  @Shows({"THO-Q-85", "THO-OPP-05"})
  @Test
  void paysForOpposingFromTheOwnBanePool() {
    Position.at(RoundStep.UNDERTAKING, 3)
        .lands("cliffs")
        .party(BEN, "watcher")
        .pool(CID, Suit.BANE, 9)
        .pool(BEN, Suit.BANE, 2)
        .begins()
        .plays("travel cliffs", "decline", "oppose watcher")
        .has("ben bane-pool", 0)
        .has("cid bane-pool", 9)
        .has("opposing", "watcher");
  }

  @Shows({"THO-Q-86", "THO-Q-43"})
  @Test
  void hitsTheDestinyPlayerByEveryDamageSymbol() {
    Position.at(RoundStep.JOURNEY_ACTIONS, 3)
        .journeyTo("cliffs")
        .hand(BEN, "stun")
        .begins()
        .plays("pass", "pass", "play stun")
        .has("ann deck", 8)
        .has("cid deck", 10);
  }

  @Shows({"THO-Q-37", "THO-RET-03", "THO-Q-80"})
  @Test
  void givesAnAttachedBaneCardBackToTheOneWhoPlayedIt() {
    Position.at(RoundStep.JOURNEY_ACTIONS, 3)
        .journeyTo("cliffs")
        .hand(BEN, "fog")
        .pool(BEN, Suit.BANE, 1)
        .begins()
        .plays("pass", "pass", "play fog")
        .has("attached", "fog")
        .plays("pass", "pass", "pass")
        .has("ben niflheim", "fog")
        .has("cid niflheim", "");
  }

  @Shows("THO-Q-87")
  @Test
  void opensEveryLandOfTheDestinyPlayerToEachBanePlayer() {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .conquered(ANN, "meadow", "ruins")
        .conquered(CID, "court")
        .begins()
        .plays("pass", "activate meadow")
        .offersAlso("activate ruins")
        .refusesBecause("activate meadow", "used-this-round")
        .refuses("activate court", "THO-Q-51");
  }

  @Shows({"THO-Q-88", "THO-WIN-01"})
  @Test
  void winsWithTheThirdHornOfFour() {
    Position.at(RoundStep.RESOLUTION, 4)
        .conquered(ANN, "ruins", "marsh")
        .conquered(CID, "court", "market")
        .journeyTo("meadow")
        .begins()
        .isWonBy(ANN, "THO-WIN-01");
  }

  @Shows({"THO-Q-90", "THO-CLEAN-12", "THO-CLEAN-13"})
  @Test
  void cleansUpClockwiseAndTakesMarkersOffLast() {
    Position.at(RoundStep.CLEAN_UP, 3)
        .destiny(CID)
        .hand(BEN, "hex")
        .hand(ANN, "hex")
        .hand(CID, "bow")
        .party(CID, "horse")
        .party(BEN, "idol")
        .exhausted("horse", 1)
        .exhausted("idol", 1)
        .begins()
        .asks(CID, "clean-up")
        .plays("deck bow")
        .asks(BEN, "clean-up")
        .plays("pool hex")
        .has("exhaustion of horse", 1)
        .asks(ANN, "clean-up")
        .plays("pool hex")
        .has("exhaustion of horse", 0)
        .has("exhaustion of idol", 1);
  }

  @Shows("THO-Q-91")
  @Test
  void tellsInTheOrderOfPlayWhatEachHasTaken() {
    Position.at(RoundStep.DRAWING, 3)
        .begins()
        .plays("fill 1", "fill 2", "fill 3")
        .cites("fate-taken", "THO-Q-15")
        .notes("fate-taken", "pool", 1, 2, 3)
        .says(
            "fate-taken",
            "seat 1 has 0 cards in hand, 1 in the pool and 9 in the deck",
            "seat 2 has 0 cards in hand, 2 in the pool and 8 in the deck",
            "seat 0 has 0 cards in hand, 3 in the pool and 7 in the deck");
  }

  @Shows({"THO-Q-82", "THO-Q-89"})
  @Test
  void dealsFatePointsByTheNumberThatBeganTheRound() {
    String fills = "{on: round-starts, whose: any, works: any, effects: [{fill-pool: {cards: 1}}]}";
    Altered cards =
        Altered.with(fills, fills.replace("fill-pool: {cards", "hurt: {who: you, damage"));
    Position at =
        Position.at(RoundStep.CLEAN_UP, 4)
            .hand(ANN, "bow")
            .party(DOT, "calendar")
            .deck(DOT, Suit.DESTINY)
            .begins();
    at = cards.plays(at, "deck bow").cites("out", "THO-Q-89").asks(CID, "gods-fate");
    at = cards.plays(at, "fill 0").asks(BEN, "gods-fate").allows("fill 3");
    at.refuses("fill 4", "THO-FATE-04", "THO-Q-82");
    at = cards.plays(at, "fill 0").asks(ANN, "gods-fate").allows("fill 2");
    at.refuses("fill 3", "THO-FATE-04", "THO-Q-82");
  }

  @Shows({"THO-Q-82", "THO-Q-89"})
  @Test
  void dealsFatePointsByTheNumberLeftFromTheNextRoundOn() {
    Position.at(RoundStep.CLEAN_UP, 4)
        .hand(ANN, "bow")
        .deck(DOT, Suit.DESTINY)
        .begins()
        .does(DOT, "{hurt: {who: you, damage: 1}}")
        .cites("out", "THO-Q-89")
        .plays("deck bow", "fill 0")
        .asks(BEN, "gods-fate")
        .allows("fill 5")
        .plays("fill 0")
        .asks(ANN, "gods-fate")
        .allows("fill 3")
        .refuses("fill 4", "THO-FATE-04", "THO-Q-82");
  }

  @Shows({"THO-Q-82", "THO-Q-89"})
  @Test
  void dealsFatePointsByTheNumberStillIn() {
    Position.at(RoundStep.DRAWING, 4)
        .out(BEN)
        .begins()
        .plays("fill 0")
        .offersAlso("fill 5")
        .offersNot("fill 6")
        .plays("fill 0")
        .offersAlso("fill 3")
        .offersNot("fill 4");
  }
}
