package org.lawspeaker.thorgal.effects;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Altered;
import org.lawspeaker.thorgal.LaidOut;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Span;

/** How long effects last, and what leaves with a card. */
class LastingTest {
  @Shows({"THO-Q-27", "THO-MARK-02"})
  @Test
  void keepsGainedAttributesToCleanUp() {
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS)
            .lands("cliffs")
            .party(ANN, "improvised-weapon")
            .begins()
            .plays("activate improvised-weapon", "pass", "pass")
            .has("markers of improvised-weapon", "1/2/0");
    at =
        at.plays("travel cliffs", "decline", "pass", "pass")
            .has("markers of improvised-weapon", "1/2/0");
    at.plays("pass", "pass").has("round", 3).has("markers of improvised-weapon", "0/0/0");
  }

  @Shows("THO-Q-27")
  @Test
  void addsRepeatedGainsUp() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "bow")
        .begins()
        .does("bow", "{gain: {target: {in: this}, symbols: {bravery: 1}}}")
        .does("bow", "{gain: {target: {in: this}, symbols: {bravery: 2}}}")
        .has("markers of bow", "3/0/0")
        .has("shown by bow", "4/0/0");
  }

  @Shows("THO-Q-27")
  @Test
  void endsGainsWithThePhaseIfPlayersAgreed() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .settings(LaidOut.SETTINGS.withGainsFade(true))
        .lands("cliffs")
        .party(ANN, "improvised-weapon")
        .begins()
        .plays("activate improvised-weapon", "pass", "pass")
        .has("markers of improvised-weapon", "0/0/0");
  }

  @Shows("THO-Q-27")
  @Test
  void placesNoMarkerForAPermanentEffect() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "bow")
        .inForce(ANN, "{add-attributes: {symbols: {power: 1}}}", Span.PHASE)
        .begins()
        .has("markers of bow", "0/0/0")
        .has("shown by bow", "1/0/1");
  }

  @Shows("THO-Q-45")
  @Test
  void losesOnlySymbolsThatTheCardShows() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "archers")
        .begins()
        .does("archers", "{gain: {target: {in: this}, symbols: {bravery: -3, power: -1}}}")
        .has("markers of archers", "-1/0/0")
        .does("archers", "{gain: {target: {in: this}, symbols: {bravery: 1, power: 1}}}")
        .has("shown by archers", "1/0/1");
  }

  @Shows("THO-Q-45")
  @Test
  void readsACountBelowZeroAsZero() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .party(ANN, "farmer", "archers")
        .marked("farmer", -2, 0, 0)
        .inForce(ANN, "{add-strength: {power: -3}}", Span.PHASE)
        .begins()
        .has("shown by farmer", "0/0/0")
        .has("strength", "1/0/0");
  }

  @Shows("THO-Q-27")
  @Test
  void lastsByTheRulingIfItIsNotActivated() {
    String text = "{last: {gives: {add-strength: {power: 2}}}}";
    Position at =
        Position.at(RoundStep.JOURNEY_ACTIONS)
            .journeyTo("cliffs")
            .party(ANN, "longship", "bow")
            .begins();
    at.does(ANN, text).cites("in-force", "THO-Q-27");
    at.does("bow", text).cites("in-force", "THO-Q-27");
    at.does("longship", text).cites("in-force", "THO-EFFECT-08");
    at.does("longship", "{perhaps: [" + text + "]}")
        .plays("accept")
        .cites("in-force", "THO-EFFECT-08");
    at.does("longship", text.replace("}}}}", "}}, span: round}}")).cites("in-force", "THO-Q-27");
  }

  @Shows("THO-Q-27")
  @Test
  void lastsByTheRulingIfSomethingElseSetsTheSameOff() {
    String last = "[{last: {gives: {add-strength: {power: 2}}}}]";
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS)
            .hand(ANN, "longship")
            .pool(ANN, Suit.DESTINY, 1)
            .begins();
    Altered.with(
            "{costs: [exhaust, {pool: 2}], effects: " + last + "}",
            "{effects: " + last + "}, triggers: [{on: played, effects: " + last + "}]")
        .plays(at, "play longship")
        .cites("in-force", "THO-Q-27");
  }

  @Shows("THO-Q-74")
  @Test
  void endsWithTheWholePhase() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .inForce(ANN, "{add-strength: {power: 1}}", Span.PHASE)
        .lands("cliffs")
        .begins()
        .has("strength", "0/0/1")
        .plays("pass", "pass")
        .has("strength", "0/0/0");
  }

  @Shows("THO-Q-74")
  @Test
  void worksInUpkeepAndCleanUpOfDusk() {
    Position.at(RoundStep.DUSK_ACTIONS)
        .party(ANN, "varth")
        .inForce(ANN, "waive-upkeep", Span.PHASE)
        .begins()
        .plays("pass", "pass")
        .has("round", 3)
        .has("ann party", "varth");
  }

  @Shows("THO-Q-102")
  @Test
  void entersReadyAndCountsAtOnce() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(ANN, "horse", "sigwald-the-burnt")
        .pool(ANN, Suit.DESTINY, 2)
        .begins()
        .plays("play horse", "pass")
        .has("exhaustion of horse", 0)
        .has("markers of horse", "0/0/0")
        .allows("activate horse")
        .plays("play sigwald-the-burnt")
        .has("strength", "3/0/0");
  }

  @Shows("THO-Q-102")
  @Test
  void losesEverythingOnACardThatLeaves() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "horse")
        .exhausted("horse", 2)
        .marked("horse", 1, 0, 0)
        .hand(ANN, "summons")
        .begins()
        .does(ANN, "{return-cards: {target: {in: your-party}, to: hand}}")
        .has("ann hand", "horse summons")
        .plays("play summons", "take horse")
        .has("exhaustion of horse", 0)
        .has("markers of horse", "0/0/0");
  }

  @Shows("THO-Q-102")
  @Test
  void reachesAttachedCardsOnlyByATextThatNamesThem() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .party(ANN, "bow")
        .attached(BEN, "storm", "frost")
        .begins()
        .does(ANN, "{exhaust-cards: {target: {in: in-play}}}")
        .has("exhaustion of bow", 1)
        .has("exhaustion of cliffs", 1)
        .does(ANN, "destroy-attached")
        .offers("attached 1", "attached 2")
        .plays("attached 2")
        .has("attached", "storm")
        .has("ben niflheim", "frost");
  }

  @Shows("THO-Q-103")
  @Test
  void endsAPermanentEffectWithItsSource() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .party(ANN, "banner")
        .begins()
        .has("strength", "1/0/0")
        .does(ANN, "{destroy-cards: {in: your-party}}")
        .has("strength", "0/0/0");
  }

  @Shows("THO-Q-103")
  @Test
  void keepsALastingEffectWithoutItsSource() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .party(ANN, "longship")
        .pool(ANN, Suit.DESTINY, 2)
        .begins()
        .plays("activate longship")
        .does(ANN, "{destroy-cards: {in: your-party}}")
        .has("ann party", "")
        .has("strength", "0/0/2");
  }

  @Shows("THO-Q-106")
  @Test
  void takesACardOverThatKeepsItsOwner() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(BEN, "idol")
        .begins()
        .does(ANN, "{take-over: {in: other-parties}}")
        .has("ann party", "idol")
        .allows("activate idol")
        .does(ANN, "{destroy-cards: {in: your-party}}")
        .has("ben valhalla", "idol")
        .has("ann valhalla", "");
  }

  @Shows("THO-Q-106")
  @Test
  void takesNoCardOverThatBreaksUniqueness() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "outlaws-thorgal-aegirsson")
        .party(BEN, "visitors-thorgal-aegirsson")
        .begins()
        .does(ANN, "{take-over: {in: other-parties}}")
        .has("ben party", "visitors-thorgal-aegirsson");
  }

  @Shows("THO-Q-106")
  @Test
  void checksTheUpkeepOfACardTakenOver() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, BEN, "watcher")
        .begins()
        .asks(ANN, "upkeep-failed")
        .plays("destroy")
        .has("ben valhalla", "watcher");
  }

  @Shows("THO-Q-75")
  @Test
  void appliesOneEffectToTheDestinyPlayerFirst() {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .hand(BEN, "bow")
        .hand(ANN, "bow")
        .hand(CID, "bow")
        .begins()
        .does(CID, "{hurt: {who: each-player, damage: 1}}")
        .asks(ANN, "damage")
        .plays("pay top")
        .asks(CID, "damage")
        .plays("pay top")
        .asks(BEN, "damage");
  }

  @Shows("THO-Q-75")
  @Test
  void letsEachPlayerOrderTheirOwnEffects() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "castle", "castle")
        .begins()
        .asks(ANN, "order", "THO-Q-75")
        .offers("option 1", "option 2")
        .plays("option 2")
        .has("ann hand", "farmer farmer")
        .asks(ANN, "action");
  }

  @Shows("THO-Q-75")
  @Test
  void resolvesTheEffectsOfTheDestinyPlayerFirst() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(BEN, "castle", "castle")
        .party(ANN, "castle", "castle")
        .begins()
        .asks(ANN, "order")
        .plays("option 1")
        .has("ann hand", "farmer farmer")
        .asks(BEN, "order");
  }
}
