package org.lawspeaker.thorgal.action;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Span;

/**
 * The clauses that allow an action name the text that goes before a rule, and no rule it breaks.
 */
class AllowedByTextTest {
  @Shows("THO-GEN-03")
  @Test
  void namesTheTextThatAllowsAnotherPhase() {
    Position.at(RoundStep.DUSK_ACTIONS)
        .inForce(ANN, "{allow-phase: {phase: dusk}}", Span.PHASE)
        .hand(ANN, "farmer")
        .pool(ANN, Suit.DESTINY, 3)
        .begins()
        .allowsBecause("play farmer", "THO-GEN-03");
  }

  @Shows({"THO-GEN-03", "THO-PLAY-05"})
  @Test
  void namesTheTextThatTakesTheCostAway() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .inForce(ANN, "{change-cost: {by: -3}}", Span.PHASE)
        .hand(ANN, "smith")
        .begins()
        .allowsBecause("play smith", "THO-GEN-03")
        .allows("play smith", "THO-PLAY-05");
  }

  @Shows("THO-PLAY-05")
  @Test
  void callsNoCardFreeThatATextMakesDearer() {
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS)
            .inForce(ANN, "{change-cost: {by: 1}}", Span.PHASE)
            .hand(ANN, "idol")
            .pool(ANN, Suit.DESTINY, 1)
            .begins();
    at.allowsBy("play idol", "THO-GEN-03", "THO-ACT-06", "THO-PLAY-01");
  }

  @Shows({"THO-EFFECT-09", "THO-Q-111"})
  @Test
  void namesTheTextThatActivatesAnExhaustedCard() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .inForce(ANN, "{activate-exhausted: [{subtype: animal}]}", Span.PHASE)
        .party(ANN, "horse")
        .exhausted("horse", 1)
        .begins()
        .allowsBy("activate horse", "THO-GEN-03", "THO-EFFECT-06", "THO-EFFECT-07", "THO-Q-111");
  }

  @Shows("THO-Q-26")
  @Test
  void namesTheLimitOfAnEffectThatDoesNotExhaust() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "raven")
        .begins()
        .allowsBy("activate raven", "THO-EFFECT-06", "THO-Q-26");
  }

  @Shows({"THO-OPP-04", "THO-GEN-03"})
  @Test
  void namesTheTextThatOpposesFree() {
    Position.at(RoundStep.UNDERTAKING)
        .inForce(BEN, "oppose-free", Span.ROUND)
        .party(BEN, "smith")
        .lands("crater")
        .begins()
        .plays("travel crater")
        .allowsBecause("oppose smith", "THO-GEN-03");
  }

  @Shows("THO-Q-108")
  @Test
  void namesTheRulingByWhichACompanionOfNoCostOpposesAnywhere() {
    Position.at(RoundStep.UNDERTAKING)
        .party(BEN, "farmer")
        .lands("crater")
        .begins()
        .plays("travel crater")
        .allows("oppose farmer", "THO-Q-108");
  }

  @Shows({"THO-OPP-03", "THO-GEN-03"})
  @Test
  void namesTheTextThatLetsAnotherCompanionOppose() {
    Position at =
        Position.at(RoundStep.UNDERTAKING)
            .inForce(BEN, "{oppose-more: 1}", Span.ROUND)
            .party(BEN, "farmer", "pilgrim")
            .lands("crater")
            .begins()
            .plays("travel crater")
            .allowsBecause("oppose farmer", "THO-OPP-02");
    at.plays("oppose farmer").allowsBecause("oppose pilgrim", "THO-GEN-03");
  }

  @Shows({"THO-UNIQUE-01", "THO-GEN-03"})
  @Test
  void namesTheTextThatLetsACopyBePlayed() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .inForce(ANN, "{allow-copies: [{named: Jolan}]}", Span.ROUND)
        .party(ANN, "jolan")
        .hand(ANN, "jolan")
        .pool(ANN, Suit.DESTINY, 3)
        .begins()
        .allowsBecause("play jolan", "THO-GEN-03");
    Position.at(RoundStep.DAWN_ACTIONS)
        .inForce(ANN, "{allow-copies: [{named: Jolan}]}", Span.ROUND)
        .hand(ANN, "jolan")
        .pool(ANN, Suit.DESTINY, 3)
        .begins()
        .allowsBecause("play jolan", "THO-ACT-06");
  }

  @Shows({"THO-FATE-05", "THO-GEN-03"})
  @Test
  void namesTheTextThatGivesAnotherFatePoint() {
    Position at =
        Position.at(RoundStep.DRAWING)
            .inForce(ANN, "{fate-points: {by: 1}}", Span.ROUND)
            .begins()
            .allowsBecause("fill 8", "THO-GEN-03")
            .allowsBecause("fill 7", "THO-FATE-05")
            .allowsBecause("draw", "THO-FATE-05");
    Position last =
        at.plays("draw", "draw", "draw", "draw", "draw", "draw")
            .allowsBecause("draw", "THO-FATE-05");
    last.plays("draw").allowsBecause("draw", "THO-GEN-03");
  }

  @Shows({"THO-UPKEEP-06", "THO-GEN-03"})
  @Test
  void namesTheTextThatChangesTheDamageForKeepingACompanion() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "varth")
        .begins()
        .allowsBecause("suffer", "THO-UPKEEP-06")
        .asksWith("Destroy Varth, or keep it for 2 damage?");
    Position.at(RoundStep.UPKEEP)
        .inForce(ANN, "{upkeep-price: 1}", Span.ROUND)
        .party(ANN, "varth")
        .begins()
        .allowsBecause("suffer", "THO-GEN-03")
        .asksWith("Destroy Varth, or keep it for 3 damage?");
    Position.at(RoundStep.UPKEEP)
        .inForce(ANN, "{shield: {by: -1}}", Span.ROUND)
        .party(ANN, "varth")
        .begins()
        .allowsBecause("suffer", "THO-GEN-03")
        .asksWith("Destroy Varth, or keep it for 1 damage?");
  }
}
