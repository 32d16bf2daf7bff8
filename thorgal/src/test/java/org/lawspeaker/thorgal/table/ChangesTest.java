package org.lawspeaker.thorgal.table;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.LaidOut;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;

/** What each kind of change does while it is in force, and what it leaves alone. */
class ChangesTest {
  private static LaidOut with(RoundStep step, String lasting) {
    return Position.at(step).inForce(ANN, lasting, Span.ROUND);
  }

  @Shows({"THO-RES-04", "THO-Q-61"})
  @Test
  void addsSymbolsToCardsThatFit() {
    with(
            RoundStep.JOURNEY_ACTIONS,
            "{add-attributes: {where: [{type: support}], symbols: {power: 2}}}")
        .journeyTo("cliffs")
        .party(ANN, "bow", "smith")
        .party(BEN, "idol")
        .begins()
        .has("shown by bow", "1/0/2")
        .has("shown by smith", "2/0/0")
        .has("shown by idol", "0/0/0")
        .has("strength", "3/0/2");
  }

  @Shows({"THO-RES-04", "THO-Q-45"})
  @Test
  void takesSymbolsFromCardsOfTheOpponent() {
    with(
            RoundStep.JOURNEY_ACTIONS,
            "{add-attributes: {whose: each-opponent, symbols: {power: -1, bravery: -4}}}")
        .journeyTo("cliffs")
        .party(ANN, "bow")
        .party(BEN, "watcher")
        .begins()
        .has("shown by watcher", "0/0/1")
        .has("shown by bow", "1/0/0");
  }

  @Shows("THO-RES-04")
  @Test
  void addsToStrengthAndDifficulty() {
    with(RoundStep.JOURNEY_ACTIONS, "{add-strength: {cunning: 2}}")
        .inForce(BEN, "{add-difficulty: {bravery: 1, power: -1}}", Span.PHASE)
        .journeyTo("cliffs")
        .begins()
        .has("strength", "0/2/0")
        .has("difficulty", "1/0/2");
  }

  @Shows({"THO-PLAY-01", "THO-GEN-03"})
  @Test
  void changesWhatCardsCost() {
    with(RoundStep.DAWN_ACTIONS, "{change-cost: {of: {where: [{type: support}]}, by: 1}}")
        .hand(ANN, "bow", "farmer")
        .pool(ANN, Suit.DESTINY, 2)
        .begins()
        .plays("play bow")
        .has("ann pool", 0)
        .has("ann discard", 2)
        .plays("ben: pass", "play farmer")
        .has("ann party", "bow farmer");
  }

  @Shows({"THO-BANE-02", "THO-PLAY-04"})
  @Test
  void changesWhatCardsOfTheOpponentCost() {
    with(RoundStep.DAWN_ACTIONS, "{change-cost: {whose: opponent, of: {suit: bane}, by: 2}}")
        .hand(ANN, "farmer")
        .hand(BEN, "hex", "fog")
        .pool(BEN, Suit.BANE, 2)
        .begins()
        .plays("play farmer")
        .refusesBecause("play fog", "pool-too-small")
        .plays("play hex")
        .has("ben bane-discard", 2);
  }

  @Shows({"THO-ACT-06", "THO-GEN-03"})
  @Test
  void allowsCardsInAnotherPhase() {
    with(RoundStep.DUSK_ACTIONS, "{allow-phase: {of: {where: [{type: support}]}, phase: dusk}}")
        .hand(ANN, "horse", "farmer", "shout")
        .begins()
        .allows("play horse")
        .refuses("play farmer", "THO-ACT-06")
        .refuses("play shout", "THO-EVENT-01");
    with(RoundStep.DUSK_ACTIONS, "{allow-phase: {phase: journey}}")
        .hand(ANN, "horse")
        .begins()
        .refuses("play horse", "THO-ACT-06");
  }

  @Shows({"THO-BANE-01", "THO-GEN-03"})
  @Test
  void allowsBaneCardsInAnotherPhase() {
    with(
            RoundStep.DUSK_ACTIONS,
            "{allow-phase: {whose: each-opponent, of: {suit: bane}, phase: dusk}}")
        .hand(ANN, "shout")
        .hand(BEN, "frost")
        .begins()
        .refuses("play shout", "THO-EVENT-01")
        .plays("pass")
        .allows("play frost");
  }

  @Shows("THO-Q-99")
  @Test
  void forbidsPlayingCardsThatFit() {
    with(
            RoundStep.DAWN_ACTIONS,
            "{forbid: {whose: each-player, of: {suit: destiny, where: [{type: support}]}}}")
        .hand(ANN, "horse", "farmer")
        .hand(BEN, "hex")
        .begins()
        .refuses("play horse", "THO-Q-99")
        .plays("play farmer")
        .allows("play hex");
  }

  @Shows("THO-Q-99")
  @Test
  void forbidsActivatingAndNothingElse() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .inForce(BEN, "{forbid: {activating: true}}", Span.PHASE)
        .party(ANN, "horse")
        .hand(ANN, "farmer")
        .begins()
        .refuses("activate horse", "THO-Q-99")
        .allows("play farmer");
  }

  @Shows("THO-Q-99")
  @Test
  void forbidsActivatingToWhomItMeansAlone() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .inForce(ANN, "{forbid: {activating: true}}", Span.PHASE)
        .party(ANN, "horse")
        .party(BEN, "amulet")
        .begins()
        .plays("activate horse")
        .refuses("activate amulet", "THO-Q-99");
  }

  @Shows({"THO-Q-99", "THO-GEN-03"})
  @Test
  void forbidsWhatALaterTextAllows() {
    with(RoundStep.DUSK_ACTIONS, "{forbid: {whose: you, of: {where: [{type: support}]}}}")
        .inForce(ANN, "{allow-phase: {phase: dusk}}", Span.PHASE)
        .hand(ANN, "horse", "farmer")
        .begins()
        .refuses("play horse", "THO-Q-99")
        .allows("play farmer");
  }

  @Shows("THO-Q-99")
  @Test
  void addsUpChangesOfNumbers() {
    with(RoundStep.DAWN_ACTIONS, "{change-cost: {by: 2}}")
        .inForce(BEN, "{change-cost: {whose: opponent, by: -1}}", Span.PHASE)
        .hand(ANN, "bow")
        .pool(ANN, Suit.DESTINY, 2)
        .begins()
        .plays("play bow")
        .has("ann pool", 0);
  }

  @Shows({"THO-DMG-01", "THO-GEN-03"})
  @Test
  void changesDamageReceivedAtOnce() {
    with(RoundStep.DAWN_ACTIONS, "{shield: {by: -1}}")
        .begins()
        .does(BEN, "{hurt: {damage: 3}}")
        .has("ann deck", 8)
        .does(BEN, "{hurt: {damage: 1}}")
        .has("ann deck", 8)
        .does(ANN, "{hurt: {who: bane-player, damage: 1}}")
        .has("ben deck", 9);
  }

  @Shows("THO-GEN-03")
  @Test
  void makesDamageToTheOpponentWorse() {
    with(RoundStep.DAWN_ACTIONS, "{shield: {whose: opponent, by: 2}}")
        .begins()
        .does(ANN, "{hurt: {who: bane-player, damage: 1}}")
        .has("ben deck", 7);
  }

  @Shows({"THO-DMG-05", "THO-GEN-03"})
  @Test
  void paysDamageFromThePool() {
    with(RoundStep.DAWN_ACTIONS, "pay-from-pool")
        .pool(ANN, "bow")
        .pool(BEN, "bow")
        .begins()
        .does(BEN, "{hurt: {damage: 1}}")
        .offers("pay top", "pay pool")
        .plays("pay pool")
        .has("ann valhalla", "bow")
        .has("ann pool", 0)
        .does(ANN, "{hurt: {who: bane-player, damage: 1}}")
        .has("ben pool", 1)
        .has("ben deck", 9);
  }

  @Shows({"THO-DMG-05", "THO-DMG-09"})
  @Test
  void countsThePoolForWhatCanBePaid() {
    with(RoundStep.DAWN_ACTIONS, "pay-from-pool")
        .deck(ANN, Suit.DESTINY, "farmer")
        .pool(ANN, "bow")
        .begins()
        .does(BEN, "{hurt: {damage: 2}}")
        .plays("pay top")
        .has("ann pool", 0)
        .asks(ANN, "action");
  }

  @Shows({"THO-UPKEEP-05", "THO-GEN-03"})
  @Test
  void waivesTheUpkeepOfCompanionsThatFit() {
    with(RoundStep.UPKEEP, "{waive-upkeep: [{named: Varth}]}")
        .party(ANN, "varth", "elder")
        .begins()
        .plays("check varth")
        .asks(ANN, "upkeep-failed")
        .notes("upkeep-waived", "card", "Varth")
        .notes("upkeep-failed", "card", "Elder");
  }

  @Shows("THO-UPKEEP-05")
  @Test
  void waivesNoUpkeepInAnotherParty() {
    Position.at(RoundStep.UPKEEP)
        .inForce(BEN, "waive-upkeep", Span.ROUND)
        .party(ANN, "varth")
        .begins()
        .asks(ANN, "upkeep-failed");
  }

  @Shows({"THO-UPKEEP-06", "THO-GEN-03"})
  @Test
  void changesThePriceOfAFailedUpkeep() {
    with(RoundStep.UPKEEP, "{upkeep-price: 1}")
        .party(ANN, "varth")
        .begins()
        .plays("suffer")
        .has("ann deck", 7)
        .has("ann party", "varth");
    with(RoundStep.UPKEEP, "{upkeep-price: -2}")
        .party(ANN, "varth")
        .begins()
        .plays("suffer")
        .has("ann deck", 10)
        .has("ann party", "varth");
  }

  @Shows({"THO-WOLF-03", "THO-Q-52"})
  @Test
  void usesAWolfEffectMoreOften() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .inForce(BEN, "{more-wolf-uses: 1}", Span.ROUND)
        .conquered(ANN, "meadow")
        .begins()
        .plays("pass", "activate meadow")
        .does(BEN, "{ready-cards: {target: {in: lands}}}")
        .plays("pass", "activate meadow")
        .has("ann deck", 8)
        .does(BEN, "{ready-cards: {target: {in: lands}}}")
        .plays("pass")
        .refuses("activate meadow", "THO-WOLF-03");
  }

  @Shows({"THO-EFFECT-09", "THO-GEN-03"})
  @Test
  void activatesExhaustedCardsThatFit() {
    with(RoundStep.DAWN_ACTIONS, "{activate-exhausted: [{subtype: animal}]}")
        .party(ANN, "horse", "idol")
        .exhausted("horse", 1)
        .exhausted("idol", 1)
        .begins()
        .refuses("activate idol", "THO-EFFECT-09")
        .plays("activate horse")
        .has("exhaustion of horse", 2)
        .has("ann hand", "farmer");
  }

  @Shows("THO-Q-111")
  @Test
  void activatesOnceACardThatWasNeverReadyInThePhase() {
    with(RoundStep.DAWN_ACTIONS, "{activate-exhausted: [{subtype: animal}]}")
        .party(ANN, "horse")
        .exhausted("horse", 1)
        .begins()
        .plays("activate horse", "pass")
        .refuses("activate horse", "THO-Q-111");
  }

  @Shows("THO-Q-111")
  @Test
  void activatesAnExhaustedCardOnceMoreInAPhase() {
    with(RoundStep.DAWN_ACTIONS, "{activate-exhausted: [{subtype: animal}]}")
        .party(ANN, "horse")
        .begins()
        .plays("activate horse", "pass", "activate horse", "pass")
        .refuses("activate horse", "THO-Q-111")
        .does(ANN, "{ready-cards: {target: {in: your-party}, markers: 2}}")
        .allows("activate horse");
  }

  @Shows({"THO-ATTACH-01", "THO-ATTACH-05"})
  @Test
  void turnsAttachingRound() {
    Position at =
        with(RoundStep.JOURNEY_ACTIONS, "{attaching: {suit: destiny}}")
            .journeyTo("cliffs")
            .hand(ANN, "shout", "unknown-powers")
            .hand(BEN, "shade", "hex", "storm")
            .pool(BEN, Suit.BANE, 2)
            .begins();
    at.plays("play shout").has("attached", "shout");
    at.plays("pass", "play storm").has("attached", "storm");
    at.plays("pass", "play hex").has("attached", "").has("ben niflheim", "hex");
  }

  @Shows("THO-ATTACH-01")
  @Test
  void turnsAttachingRoundForWhatShowsSymbols() {
    with(RoundStep.JOURNEY_ACTIONS, "{attaching: {suit: destiny}}")
        .journeyTo("cliffs")
        .hand(ANN, "unknown-powers")
        .begins()
        .plays("play unknown-powers")
        .has("attached", "")
        .has("ann valhalla", "unknown-powers farmer farmer");
  }
}
