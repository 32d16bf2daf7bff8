package org.lawspeaker.thorgal.fate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.LaidOut;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Span;
import org.lawspeaker.thorgal.view.ThorgalView;

class GodsFateTest {
  @Shows("THO-FATE-01")
  @Test
  void worksWithTheDeckAndPoolOfTheRole() {
    Position.at(RoundStep.DRAWING)
        .begins()
        .plays("draw", "fill 1", "draw", "fill 1")
        .has("ann hand", "farmer")
        .has("ann pool", 1)
        .has("ben bane-hand", "hex")
        .has("ben bane-pool", 1);
  }

  @Shows({"THO-FATE-02", "THO-Q-15"})
  @Test
  void hidesWhatOthersDoUntilAllAreFinished() {
    Position at = Position.at(RoundStep.DRAWING).begins();
    ThorgalView before = at.seenBy(BEN);
    ThorgalView after = at.plays("draw", "draw").seenBy(BEN);
    assertThat(after.sides()).isEqualTo(before.sides());
    assertThat(after.agenda()).isEqualTo(before.agenda());
  }

  @Shows("THO-Q-15")
  @Test
  void showsTheNumbersWhenAllAreFinished() {
    Position at = Position.at(RoundStep.DRAWING).begins().plays("draw", "draw", "fill 3", "fill 0");
    assertThat(at.seenBy(BEN).sides().get(ANN.index()).destiny().handSize()).isEqualTo(2);
    assertThat(at.seenBy(BEN).sides().get(ANN.index()).destiny().pool()).isEqualTo(3);
    at.cites("fate-taken", "THO-Q-15");
  }

  @Shows("THO-FATE-03")
  @Test
  void givesEveryPlayerSevenPoints() {
    Position at = Position.at(RoundStep.DRAWING).begins();
    at.allows("fill 7").refuses("fill 8", "THO-FATE-04");
    at.plays("fill 0").asks(BEN, "gods-fate").allows("fill 7").refuses("fill 8", "THO-FATE-04");
  }

  @Shows({"THO-FATE-03", "THO-Q-15"})
  @Test
  void givesThePointsWhenThePhaseBeginsWhateverOthersHaveDrawn() {
    Position at = Position.at(RoundStep.DRAWING).party(ANN, "ledger").begins();
    at.plays("fill 0").asks(BEN, "gods-fate").allows("fill 7").refuses("fill 8", "THO-FATE-04");
    at.plays("draw", "draw", "fill 0").asks(BEN, "gods-fate").allows("fill 7");
    Position.at(RoundStep.DRAWING)
        .party(ANN, "ledger")
        .hand(ANN, "bow", "bow")
        .begins()
        .plays("fill 0")
        .allows("fill 4")
        .refuses("fill 5", "THO-FATE-04", "THO-GEN-03");
  }

  @Shows("THO-FATE-04")
  @Test
  void usesAPointForEveryCard() {
    Position.at(RoundStep.DRAWING)
        .begins()
        .plays("draw", "draw", "draw")
        .allows("fill 4")
        .refuses("fill 5", "THO-FATE-04")
        .plays("draw", "draw", "draw", "draw")
        .refuses("draw", "THO-FATE-04")
        .offers("fill 0");
  }

  @Shows({"THO-FATE-05", "THO-Q-17"})
  @Test
  void leavesTheSplitToThePlayer() {
    Position.at(RoundStep.DRAWING)
        .begins()
        .offers(
            "draw", "fill 0", "fill 1", "fill 2", "fill 3", "fill 4", "fill 5", "fill 6", "fill 7")
        .allows("fill 0", "THO-Q-17")
        .allows("draw", "THO-FATE-05");
  }

  @Shows("THO-FATE-06")
  @Test
  void losesPointsThatAreNotUsed() {
    Position.at(RoundStep.DRAWING)
        .clock(clock -> clock.withRound(1))
        .begins()
        .plays("fill 2", "fill 7")
        .asks(ANN, "action");
    Position.at(RoundStep.SWITCH).begins().allows("fill 7").refuses("fill 8", "THO-FATE-04");
  }

  @Shows("THO-FATE-07")
  @Test
  void choosesBetweenHandAndPoolBeforeLooking() {
    Position.at(RoundStep.DRAWING)
        .shuffled(ANN, Suit.DESTINY, "farmer", "bow", "smith")
        .begins()
        .plays("draw")
        .leavesToChance(3, "THO-FATE-08");
  }

  @Shows("THO-FATE-08")
  @Test
  void takesTheTopCard() {
    Position.at(RoundStep.DRAWING)
        .onDeck(ANN, "smith", "bow")
        .begins()
        .plays("draw")
        .has("ann hand", "bow")
        .plays("fill 1", "fill 0")
        .has("ann pool-cards", "smith");
  }

  @Shows("THO-FATE-09")
  @Test
  void showsADrawnCardToItsOwnerAlone() {
    Position at =
        Position.at(RoundStep.DRAWING)
            .onDeck(ANN, "bow")
            .begins()
            .plays("draw", "fill 0", "fill 0");
    assertThat(at.seenBy(ANN).sides().get(ANN.index()).destiny().hand().size()).isEqualTo(1);
    assertThat(at.seenBy(BEN).sides().get(ANN.index()).destiny().hand().size()).isZero();
    assertThat(at.seenBy(BEN).sides().get(ANN.index()).destiny().handSize()).isEqualTo(1);
  }

  @Shows("THO-FATE-10")
  @Test
  void letsTheOwnerReadEachCardBeforeTheNextChoice() {
    Position.at(RoundStep.DRAWING)
        .onDeck(ANN, "bow")
        .begins()
        .plays("draw")
        .has("ann hand", "bow")
        .asks(ANN, "gods-fate")
        .allows("draw", "THO-FATE-10");
  }

  @Shows("THO-FATE-11")
  @Test
  void putsCardsOnThePoolUnseen() {
    Position at =
        Position.at(RoundStep.DRAWING)
            .shuffled(ANN, Suit.DESTINY, "farmer", "bow", "smith")
            .begins()
            .plays("fill 2", "fill 0");
    at.has("ann pool-cards", "? ?").has("ann deck-cards", "?");
    assertThat(at.seenBy(ANN).sides().get(ANN.index()).destiny().faceDown().slots()).isEmpty();
  }

  @Shows({"THO-FATE-12", "THO-FATE-13"})
  @Test
  void drawsNothingAfterThePoolIsBegun() {
    Position.at(RoundStep.DRAWING)
        .begins()
        .plays("draw", "fill 1")
        .asks(BEN, "gods-fate")
        .refuses("ann: draw", "THO-FATE-13");
  }

  @Shows("THO-FATE-13")
  @Test
  void drawsAfterThePoolOnlyByAText() {
    Position.at(RoundStep.DRAWING)
        .inForce(ANN, "pool-first", Span.ROUND)
        .begins()
        .allowsBecause("draw", "THO-FATE-05")
        .plays("fill 2")
        .allowsBecause("draw", "THO-GEN-03")
        .plays("draw")
        .has("ann pool", 2)
        .has("ann hand", "farmer")
        .asks(ANN, "gods-fate");
  }

  @Shows("THO-FATE-12")
  @Test
  void allowsPoolCardsAfterTheDraws() {
    Position.at(RoundStep.DRAWING).begins().plays("draw").allows("fill 6", "THO-FATE-12");
  }

  @Shows("THO-FATE-14")
  @Test
  void treatsTheBanePlayerAlike() {
    Position.at(RoundStep.DRAWING)
        .begins()
        .plays("fill 0", "draw", "draw", "fill 5")
        .has("ben bane-hand", "hex hex")
        .has("ben bane-pool", 5)
        .has("ben bane-deck", 3);
  }

  @Shows("THO-FATE-15")
  @Test
  void letsThePoolPayInLaterPhases() {
    Position.at(RoundStep.DRAWING)
        .hand(ANN, "bow")
        .begins()
        .plays("fill 1", "fill 0", "play bow")
        .has("ann pool", 0)
        .has("ann party", "bow");
  }

  @Shows({"THO-FATE-16", "THO-CLEAN-10"})
  @Test
  void addsToWhatWasLeftInThePool() {
    Position.at(RoundStep.DRAWING)
        .pool(ANN, "bow")
        .begins()
        .plays("fill 2", "fill 0")
        .has("ann pool-cards", "farmer farmer bow");
  }

  @Shows("THO-Q-16")
  @Test
  void takesWhatIsThere() {
    Position.at(RoundStep.DRAWING)
        .deck(ANN, Suit.DESTINY, "farmer", "bow")
        .discard(ANN, "smith")
        .begins()
        .refuses("fill 3", "THO-Q-16")
        .plays("draw", "draw")
        .refuses("draw", "THO-Q-16")
        .offers("fill 0")
        .has("ann discard", 1);
  }

  @Shows("THO-Q-16")
  @Test
  void drawsByAnEffectAsFarAsTheDeckGoes() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .deck(ANN, Suit.DESTINY, "bow")
        .begins()
        .does(ANN, "{draw-cards: {cards: 3}}")
        .has("ann hand", "bow")
        .asks(ANN, "action");
  }

  @Shows("THO-Q-91")
  @Test
  void hidesSeveralPlayersFromEachOther() {
    Position at = Position.at(RoundStep.DRAWING, 3).begins();
    ThorgalView after = at.plays("draw", "fill 2", "draw", "fill 1").seenBy(BEN);
    assertThat(after.sides()).isEqualTo(at.seenBy(BEN).sides());
  }

  @Shows({"THO-Q-82", "THO-MARK-06"})
  @Test
  void givesTwoBanePlayersFiveAndThree() {
    Position at = Position.at(RoundStep.DRAWING, 3).begins();
    at.allows("fill 7");
    at =
        at.plays("fill 0")
            .asks(CID, "gods-fate")
            .allows("fill 5")
            .refuses("fill 6", "THO-FATE-04", "THO-Q-82")
            .refusesStating("fill 6", "points", 5);
    at.plays("fill 0")
        .asks(BEN, "gods-fate")
        .allows("fill 3")
        .refuses("fill 4", "THO-FATE-04", "THO-Q-82");
  }

  @Shows({"THO-Q-82", "THO-MARK-06"})
  @Test
  void givesThreeBanePlayersFourThreeAndTwo() {
    Position at = Position.at(RoundStep.DRAWING, 4).begins().plays("fill 0");
    at.allows("fill 4").refuses("fill 5", "THO-FATE-04", "THO-Q-82");
    at = at.plays("fill 0").allows("fill 3").refuses("fill 4", "THO-FATE-04", "THO-Q-82");
    at.plays("fill 0")
        .asks(BEN, "gods-fate")
        .allows("fill 2")
        .refuses("fill 3", "THO-FATE-04", "THO-Q-82");
  }

  @Shows("THO-Q-82")
  @Test
  void givesEverySeatSevenIfPlayersAgreed() {
    Position.at(RoundStep.DRAWING, 3)
        .settings(LaidOut.SETTINGS.withFullFate(true))
        .begins()
        .plays("fill 0", "fill 0")
        .asks(BEN, "gods-fate")
        .allows("fill 7");
  }

  @Shows({"THO-SETUP-16", "THO-MARK-06"})
  @Test
  void knowsNoOtherNumbersWithTwo() {
    Position.at(RoundStep.DRAWING)
        .begins()
        .plays("fill 0")
        .allows("fill 7")
        .refuses("fill 8", "THO-FATE-04");
  }

  @Shows({"THO-FATE-12", "THO-FATE-13", "THO-GEN-03"})
  @Test
  void leavesTheOtherPointsToOneWhoMayDrawAfterThePool() {
    Position at = Position.at(RoundStep.DRAWING).inForce(ANN, "pool-first", Span.ROUND).begins();
    at.plays("fill 3")
        .asks(ANN, "gods-fate")
        .offers("draw", "fill 0", "fill 1", "fill 2", "fill 3", "fill 4")
        .refuses("fill 5", "THO-FATE-04")
        .plays("fill 4")
        .has("ann pool", 7)
        .asks(BEN, "gods-fate")
        .plays("fill 1")
        .has("phase", "Dawn");
    at.plays("fill 0").asks(BEN, "gods-fate").has("ann pool", 0);
    at.plays("fill 7").asks(BEN, "gods-fate");
  }

  @Shows({"THO-Q-89", "THO-Q-91"})
  @Test
  void goesOnWithoutABanePlayerWhoIsOut() {
    Position begun = Position.at(RoundStep.DRAWING, 3).deck(CID, Suit.DESTINY).begins();
    begun
        .plays("fill 0", "fill 0")
        .asks(BEN, "gods-fate")
        .does(CID, "{hurt: {who: you, damage: 1}}")
        .asks(BEN, "gods-fate")
        .offers("draw", "fill 0", "fill 1", "fill 2", "fill 3")
        .plays("fill 2")
        .has("ben bane-pool", 2)
        .has("phase", "Dawn");
    begun
        .does(CID, "{hurt: {who: you, damage: 1}}")
        .asks(ANN, "gods-fate")
        .allows("fill 7")
        .plays("fill 0")
        .asks(BEN, "gods-fate")
        .allows("fill 3")
        .refuses("fill 4", "THO-FATE-04", "THO-Q-82")
        .plays("fill 0")
        .has("phase", "Dawn");
  }

  @Shows("THO-FATE-03")
  @Test
  void leavesNoPointsToOneWhoHasFewerThanNone() {
    Position.at(RoundStep.DRAWING, 3)
        .party(ANN, "ledger", "ledger")
        .hand(ANN, "bow", "bow")
        .begins()
        .plays("fill 0", "fill 0")
        .asks(BEN, "gods-fate")
        .offers("fill 0")
        .refuses("fill 1", "THO-FATE-04", "THO-GEN-03", "THO-Q-82");
  }

  @Shows({"THO-FATE-13", "THO-GEN-03"})
  @Test
  void letsATextOfAnotherPlayerChangeNothing() {
    Position.at(RoundStep.DRAWING)
        .inForce(BEN, "pool-first", Span.ROUND)
        .begins()
        .plays("fill 3")
        .asks(BEN, "gods-fate");
  }

  @Shows({"THO-FATE-11", "THO-Q-15"})
  @Test
  void tellsWhatEverybodyHasWhenAllAreFinished() {
    Position.at(RoundStep.DRAWING)
        .begins()
        .plays("draw", "draw", "fill 3", "draw", "fill 0")
        .notes("pool-filled", "cards", 3, 0)
        .notes("fate-taken", "hand", 2, 1)
        .notes("fate-taken", "pool", 3, 0)
        .notes("fate-taken", "deck", 5, 9);
  }
}
