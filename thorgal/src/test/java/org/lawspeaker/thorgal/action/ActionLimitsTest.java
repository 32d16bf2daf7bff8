package org.lawspeaker.thorgal.action;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Altered;
import org.lawspeaker.thorgal.LaidOut;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Span;

/** How often, for how much and by whom: the limits of actions where two of them meet. */
class ActionLimitsTest {
  private static LaidOut at() {
    return Position.at(RoundStep.DAWN_ACTIONS);
  }

  @Shows("THO-Q-104")
  @Test
  void countsTheActionsBeforeAPassToo() {
    at().settings(LaidOut.SETTINGS.withActionBound(2))
        .hand(ANN, "farmer", "horse")
        .hand(BEN, "hex")
        .begins()
        .plays("play farmer", "pass", "play horse")
        .refuses("play hex", "THO-Q-104");
  }

  @Shows("THO-Q-26")
  @Test
  void usesAnEffectWithoutExhaustionNoSecondTimeWhenItIsExhausted() {
    at().party(ANN, "raven")
        .begins()
        .plays("activate raven", "pass")
        .does(BEN, "{exhaust-cards: {target: {in: other-parties}}}")
        .refuses("activate raven", "THO-Q-26");
  }

  @Shows("THO-Q-111")
  @Test
  void activatesAnExhaustedCardOnceMoreWhateverElseItCosts() {
    at().party(ANN, "longship")
        .pool(ANN, Suit.DESTINY, 6)
        .inForce(ANN, "activate-exhausted", Span.PHASE)
        .begins()
        .plays("activate longship", "pass", "activate longship", "pass")
        .has("ann pool", 2)
        .refuses("activate longship", "THO-Q-111");
  }

  @Shows("THO-Q-99")
  @Test
  void activatesNothingThatOneTextForbidsThoughAnotherAllowsIt() {
    at().party(ANN, "horse")
        .exhausted("horse", 1)
        .inForce(ANN, "activate-exhausted", Span.PHASE)
        .inForce(BEN, "{forbid: {activating: true}}", Span.PHASE)
        .begins()
        .refuses("activate horse", "THO-Q-99");
  }

  @Shows("THO-EFFECT-09")
  @Test
  void letsNobodyElseActivateExhaustedCards() {
    at().party(BEN, "amulet")
        .exhausted("amulet", 1)
        .inForce(ANN, "activate-exhausted", Span.PHASE)
        .begins()
        .plays("pass")
        .refuses("activate amulet", "THO-EFFECT-09");
  }

  @Shows("THO-Q-99")
  @Test
  void forbidsActivatingToTheDestinyPlayerWithoutTheOtherBanePlayer() {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .destiny(CID)
        .inForce(BEN, "{forbid: {whose: destiny-player, activating: true}}", Span.PHASE)
        .party(CID, "horse")
        .party(ANN, "amulet")
        .begins()
        .refuses("activate horse", "THO-Q-99")
        .plays("pass", "pass")
        .allows("activate amulet");
  }

  @Shows("THO-PLAY-04")
  @Test
  void asksMoreThanThreeForACardThatATextMakesDearer() {
    LaidOut dearer =
        at().hand(ANN, "smith").inForce(BEN, "{change-cost: {whose: opponent, by: 1}}", Span.PHASE);
    dearer.pool(ANN, Suit.DESTINY, 3).begins().refuses("play smith", "THO-PLAY-04");
    dearer.pool(ANN, Suit.DESTINY, 4).begins().plays("play smith").has("ann pool", 0);
  }

  @Shows("THO-Q-25")
  @Test
  void asksAsManyCardsOfTheHandAsTheCostNames() {
    Altered dear =
        Altered.with("costs: [{discard-hand: 1}, exhaust]", "costs: [{discard-hand: 2}, exhaust]");
    LaidOut laid = at().party(ANN, "altar");
    assertThat(dear.judges(laid.hand(ANN, "bow").begins(), "activate altar").citations())
        .containsExactly(Citation.of("THO-Q-25"));
    assertThat(dear.judges(laid.hand(ANN, "bow", "smith").begins(), "activate altar").isLegal())
        .isTrue();
  }
}
