package org.lawspeaker.thorgal.effects;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Altered;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;

/** Parts of effects, cards that come from elsewhere, and the journey that goes elsewhere. */
class ChoicesTest {
  private static final String ADD = "{fill-pool: {cards: 1}}";
  private static final String DRAW = "{draw-cards: {cards: 1}}";

  private static Position dawn() {
    return Position.at(RoundStep.DAWN_ACTIONS).begins();
  }

  @Shows("THO-GEN-03")
  @Test
  void carriesOutTheChosenPartOnly() {
    Position at = dawn().does(ANN, "{one-of: [[" + ADD + "], [" + DRAW + ", " + DRAW + "]]}");
    at.asks(ANN, "part", "THO-GEN-03").offers("option 1", "option 2");
    at.plays("option 1").has("ann pool", 1).has("ann hand", "").asks(ANN, "action");
    at.plays("option 2").has("ann pool", 0).has("ann hand", "farmer farmer");
    at.refuses("option 3", "THO-GEN-03");
  }

  @Shows("THO-GEN-03")
  @Test
  void leavesTheUserTheChoiceToDoIt() {
    Position at = dawn().does(BEN, "{perhaps: [" + ADD + "]}", DRAW).asks(BEN, "may");
    at.plays("accept").has("ben bane-pool", 1).has("ben bane-hand", "hex");
    at.plays("decline").has("ben bane-pool", 0).has("ben bane-hand", "hex");
  }

  @Shows("THO-GEN-03")
  @Test
  void meansTheCardItselfInEveryPartOfItsText() {
    String gain = "{gain: {target: {in: this}, symbols: {power: 1}}}";
    Position at = Position.at(RoundStep.DAWN_ACTIONS).party(ANN, "bow", "horse").begins();
    at.does("horse", "{one-of: [[" + ADD + "], [" + gain + "]]}")
        .plays("option 2")
        .has("markers of horse", "0/0/1");
    at.does("horse", "{perhaps: [" + gain + "]}").plays("accept").has("markers of horse", "0/0/1");
    at.does("horse", "{when: {all: [travelling], then: [" + gain + "]}}")
        .has("markers of horse", "0/0/1");
    at.does("horse", "{repeat: {times: 2, effects: [" + gain + "]}}")
        .has("markers of horse", "0/0/2")
        .has("markers of bow", "0/0/0");
  }

  @Shows("THO-Q-35")
  @Test
  void doesWhatStandsBehindAConditionOnlyIfItHolds() {
    String text = "{when: {all: [%s], then: [" + ADD + "], otherwise: [" + DRAW + "]}}";
    dawn().does(ANN, text.formatted("travelling")).has("ann pool", 1).has("ann hand", "");
    dawn()
        .does(ANN, text.formatted("travelling, opposed"))
        .has("ann pool", 0)
        .has("ann hand", "farmer");
    dawn().does(ANN, "{when: {all: [opposed], then: [" + ADD + "]}}").has("ann pool", 0);
  }

  @Shows("THO-GEN-03")
  @Test
  void repeatsAsOftenAsItSays() {
    dawn().does(ANN, "{repeat: {times: 3, effects: [" + ADD + "]}}").has("ann pool", 3);
  }

  @Shows("THO-GEN-03")
  @Test
  void repeatsForEachThingCountedAtTheBeginning() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .pool(ANN, Suit.DESTINY, 2)
        .begins()
        .does(ANN, "{repeat: {times: 2, per: pool, effects: [" + ADD + "]}}")
        .has("ann pool", 6)
        .does(ANN, "{repeat: {per: horns, effects: [" + DRAW + "]}}")
        .has("ann hand", "");
  }

  @Shows({"THO-ACT-08", "THO-Q-35"})
  @Test
  void carriesOutEffectsInOrder() {
    dawn()
        .does(ANN, DRAW, "{lose-hand: {cards: 1}}", ADD)
        .tells("drawn", "left-hand", "pool-filled");
  }

  @Shows({"THO-PLAY-06", "THO-Q-35"})
  @Test
  void putsACardOfTheHandIntoPlay() {
    Position at =
        Position.at(RoundStep.DUSK_ACTIONS)
            .hand(ANN, "smith", "bow", "song")
            .begins()
            .does(ANN, "{put-into-play: {where: [{cost-at-least: 1}]}}")
            .asks(ANN, "card", "THO-Q-35")
            .offers("take smith", "take bow");
    at.plays("take smith").has("ann party", "smith").has("ann hand", "bow song").has("ann pool", 0);
    at.refuses("take song", "THO-Q-35").refuses("decline", "THO-Q-35");
  }

  @Shows("THO-Q-35")
  @Test
  void doesNotTellThatNothingInTheHandFits() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(ANN, "song")
        .begins()
        .does(ANN, "put-into-play", ADD)
        .offers("decline")
        .plays("decline")
        .has("ann hand", "song")
        .has("ann pool", 1);
  }

  @Shows("THO-Q-35")
  @Test
  void skipsAnEmptyHand() {
    dawn().does(ANN, "put-into-play", ADD).has("ann pool", 1).asks(ANN, "action");
  }

  @Shows({"THO-Q-35", "THO-GEN-03"})
  @Test
  void mayLeaveTheCardWhereItIs() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(ANN, "bow")
        .begins()
        .does(ANN, "{put-into-play: {may: true}}")
        .offers("take bow", "decline")
        .plays("decline")
        .has("ann hand", "bow");
  }

  @Shows({"THO-Q-79", "THO-Q-35", "THO-UNIQUE-01"})
  @Test
  void putsADestroyedCardIntoPlayButNoSecondUniqueOne() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "jolan")
        .destroyed(ANN, "jolan", "bow")
        .begins()
        .does(ANN, "{put-into-play: {from: destroyed}}")
        .offers("take bow")
        .plays("take bow")
        .has("ann party", "jolan bow")
        .has("ann valhalla", "jolan");
  }

  @Shows("THO-Q-79")
  @Test
  void takesADestroyedBaneCardToThePlaceOfTheText() {
    Position at = Position.at(RoundStep.DAWN_ACTIONS).destroyed(BEN, "curse").begins();
    at.does(BEN, "{take-back: {suit: bane, to: pool}}")
        .plays("take curse")
        .has("ben bane-pool-cards", "curse")
        .has("ben niflheim", "")
        .cites("taken-back", "THO-Q-79");
    at.does(BEN, "{take-back: {suit: bane, to: hand, may: true}}")
        .offers("take curse", "decline")
        .plays("decline")
        .has("ben niflheim", "curse");
  }

  @Shows("THO-Q-35")
  @Test
  void takesNothingBackFromAnEmptyPile() {
    dawn().does(ANN, "take-back", ADD).has("ann pool", 1).asks(ANN, "action");
  }

  @Shows({"THO-Q-13", "THO-SETUP-22"})
  @Test
  void bringsTheChosenLandOfTheReserve() {
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS)
            .reserve(ANN, "ruins", "marsh")
            .begins()
            .does(ANN, "bring-land")
            .asks(ANN, "reserve", "THO-Q-13")
            .offers("option 1", "option 2")
            .refuses("option 3", "THO-Q-13")
            .plays("option 2")
            .has("lands", "marsh")
            .has("ann reserve", "ruins")
            .cites("land-brought", "THO-Q-13");
    at.does(ANN, "bring-land").has("lands", "marsh ruins").has("ann reserve", "");
    at.does(BEN, "bring-land", ADD).has("lands", "marsh").has("ben bane-pool", 1);
  }

  @Shows("THO-Q-13")
  @Test
  void bringsALandThatStaysOfTheSetItCameFrom() {
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS)
            .reserve(BEN, "ruins")
            .begins()
            .does(BEN, "bring-land")
            .has("lands", "ruins");
    assertThat(at.state().lands()).extracting(Land::owner).containsExactly(BEN);
  }

  @Shows("THO-Q-38")
  @Test
  void changesTheDestinationToALandThatFits() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .lands("meadow", "ruins")
        .conquered(BEN, "marsh")
        .journeyTo("cliffs")
        .attached(BEN, "storm")
        .begins()
        .does(BEN, "change-destination")
        .asks(BEN, "redirect", "THO-Q-38")
        .offers("choose meadow", "choose ruins")
        .does(BEN, "{change-destination: [{called: Ruins}]}")
        .offers("choose ruins")
        .plays("choose ruins")
        .has("destination", "ruins")
        .has("difficulty", "1/3/1")
        .cites("redirected", "THO-Q-38")
        .plays("choose cliffs")
        .has("destination", "cliffs")
        .asks(ANN, "action");
  }

  @Shows("THO-Q-35")
  @Test
  void changesNoDestinationOutsideAJourney() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .lands("meadow", "ruins")
        .begins()
        .does(BEN, "change-destination", ADD)
        .has("destination", "")
        .has("ben bane-pool", 1);
  }

  @Shows("THO-Q-102")
  @Test
  void destroysAsManyAttachedCardsAsItSays() {
    Position at =
        Position.at(RoundStep.JOURNEY_ACTIONS)
            .journeyTo("cliffs")
            .attached(BEN, "storm", "frost")
            .attached(ANN, "ambush")
            .begins();
    at.does(ANN, "{destroy-attached: {cards: 2}}")
        .plays("attached 1", "attached 2")
        .has("attached", "frost")
        .has("ben niflheim", "storm")
        .has("ann valhalla", "ambush")
        .cites("destroyed", "THO-Q-102")
        .asks(ANN, "action");
    at.does(ANN, "{destroy-attached: {cards: 9}}", ADD)
        .plays("attached 1", "attached 1")
        .has("attached", "")
        .has("ann pool", 1);
  }

  @Shows({"THO-Q-102", "THO-Q-37"})
  @Test
  void destroysAnAttachedCardAsOneOfItsOwner() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .attached(BEN, "storm")
        .party(ANN, "mourner", "vulture")
        .begins()
        .does(ANN, "destroy-attached")
        .has("ben niflheim", "storm")
        .notes("set-off", "card", "Vulture");
  }

  @Shows("THO-Q-37")
  @Test
  void sendsTheCardBeingResolvedElsewhere() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .hand(BEN, "shade")
        .begins()
        .plays("pass", "play shade")
        .has("ben bane-hand", "shade")
        .has("attached", "")
        .has("ben niflheim", "")
        .cites("moved", "THO-Q-37");
  }

  @Shows({"THO-Q-37", "THO-Q-99"})
  @Test
  void sendsTheCardBeingResolvedWhereItsLaterTextSays() {
    String twice = "effects: [{go-elsewhere: hand}, {go-elsewhere: discard}],";
    Position at = Position.at(RoundStep.DAWN_ACTIONS).hand(BEN, "echo").begins().plays("pass");
    Altered.with("effects: [{go-elsewhere: hand}, {hurt: {damage: 1}}],", twice)
        .plays(at, "play echo")
        .has("ben bane-discard", 1)
        .has("ben bane-hand", "")
        .has("ben niflheim", "");
  }

  @Shows({"THO-Q-37", "THO-Q-35"})
  @Test
  void sendsNothingElsewhereWhenNoCardIsResolved() {
    dawn().does(BEN, "{go-elsewhere: pool}", ADD).has("ben bane-pool", 1).isSilentOf("moved");
  }
}
