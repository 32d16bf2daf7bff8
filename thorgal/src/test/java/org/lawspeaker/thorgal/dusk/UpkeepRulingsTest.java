package org.lawspeaker.thorgal.dusk;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.rulebook.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.Step;
import org.lawspeaker.thorgal.state.Suit;

/** Rulings on Dusk step 2. */
class UpkeepRulingsTest {
  @Shows({"THO-Q-56", "THO-Q-106"})
  @Test
  void asksNothingForACompanionThatHasLeftThePartyMeanwhile() {
    Position at = Position.at(Step.UPKEEP).party(ANN, "varth").begins().asks(ANN, "upkeep-failed");
    at.does(BEN, "{take-over: {in: other-parties}}")
        .has("ben party", "varth")
        .has("ann valhalla", "")
        .asks(BEN, "gods-fate");
    at.does(BEN, "{return-cards: {target: {in: other-parties}, to: hand}}")
        .has("ann hand", "varth")
        .asks(ANN, "clean-up");
  }

  @Shows("THO-Q-54")
  @Test
  void offersOfTheAlternativesThoseThatCanBeMet() {
    Position at =
        Position.at(Step.UPKEEP)
            .party(ANN, "hermit")
            .pool(ANN, Suit.DESTINY, 3)
            .begins()
            .asks(ANN, "upkeep-option", "THO-Q-54")
            .offers("option 2", "option 3")
            .refuses("option 1", "THO-Q-54")
            .refuses("option 4", "THO-Q-54")
            .refuses("ben: option 2", "THO-ACT-08");
    at.plays("option 2")
        .has("ann pool", 1)
        .has("ann valhalla", "")
        .has("ann party", "hermit")
        .has("round", 3);
    at.plays("option 3").has("ann pool", 3).has("ann valhalla", "farmer farmer").has("round", 3);
  }

  @Shows("THO-Q-54")
  @Test
  void takesTheOnlyAlternativeThatCanBeMet() {
    Position.at(Step.UPKEEP)
        .party(ANN, "hermit")
        .pool(ANN, Suit.DESTINY, 1)
        .begins()
        .has("ann valhalla", "farmer farmer")
        .has("ann pool", 1)
        .has("round", 3);
  }

  @Shows("THO-Q-55")
  @Test
  void offersDeadlyDamageToThePlayer() {
    Position.at(Step.UPKEEP)
        .party(ANN, "varth")
        .deck(ANN, Suit.DESTINY)
        .begins()
        .offers("destroy", "suffer")
        .plays("destroy")
        .has("round", 3);
  }

  @Shows("THO-Q-56")
  @Test
  void checksACompanionPutIntoPlayInDusk() {
    Position.at(Step.DUSK_ACTIONS)
        .hand(ANN, "summons", "varth")
        .begins()
        .plays("play summons", "take varth", "pass", "pass")
        .asks(ANN, "upkeep-failed")
        .notes("upkeep-failed", "card", "Varth");
  }

  @Shows("THO-Q-57")
  @Test
  void putsThePoolOnTheDiscardPileOneByOne() {
    Position.at(Step.UPKEEP)
        .party(ANN, "varth", "galathorn", "veronar")
        .pool(ANN, "bow", "smith", "raven")
        .discard(ANN, "horse")
        .begins()
        .plays("check varth")
        .has("ann discard-cards", "bow smith raven horse")
        .has("ann pool", 0);
  }

  @Shows("THO-Q-58")
  @Test
  void movesDestinyCardsOnly() {
    Position.at(Step.UPKEEP)
        .party(ANN, "aricia")
        .hand(ANN, "curse")
        .begins()
        .asks(ANN, "upkeep-failed")
        .has("ann bane-hand", "curse");
  }

  @Shows("THO-Q-59")
  @Test
  void countsCompanionsAndSupportsWithASubtype() {
    Position.at(Step.UPKEEP)
        .party(ANN, "veronar", "farmer")
        .begins()
        .plays("check veronar")
        .asks(ANN, "upkeep-failed");
    Position.at(Step.UPKEEP)
        .party(ANN, "veronar", "farmer", "banner")
        .begins()
        .plays("check veronar")
        .notes("upkeep-met", "card", "Veronar", "Farmer");
  }

  @Shows("THO-Q-60")
  @Test
  void destroysTheNumberAskedForAndNoMore() {
    Position.at(Step.UPKEEP)
        .party(ANN, "guest")
        .hand(ANN, "bow", "smith", "raven")
        .begins()
        .plays("take bow", "take raven")
        .has("ann hand", "smith")
        .has("ann valhalla", "raven bow")
        .asks(ANN, "clean-up");
  }

  @Shows("THO-Q-110")
  @Test
  void paysDamageOfAConditionFromTheHandToo() {
    Position.at(Step.UPKEEP)
        .party(ANN, "smith")
        .deck(ANN, Suit.DESTINY)
        .hand(ANN, "bow")
        .begins()
        .has("ann valhalla", "bow")
        .has("ann party", "smith")
        .tells("all-paid")
        .has("round", 3);
  }

  @Shows("THO-Q-110")
  @Test
  void countsNoPoolForDamageOfACondition() {
    Position.at(Step.UPKEEP)
        .party(ANN, "smith")
        .deck(ANN, Suit.DESTINY)
        .pool(ANN, Suit.DESTINY, 3)
        .begins()
        .asks(ANN, "upkeep-failed")
        .has("ann pool", 3);
  }
}
