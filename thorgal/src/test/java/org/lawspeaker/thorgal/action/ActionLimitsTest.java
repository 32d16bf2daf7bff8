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
    return Position.at(RoundStep.DAWN_ACTIONS).destiny(BEN);
  }

  @Shows("THO-Q-104")
  @Test
  void countsTheActionsBeforeAPassToo() {
    at().settings(LaidOut.SETTINGS.withActionBound(2))
        .hand(BEN, "farmer", "horse")
        .hand(ANN, "hex")
        .begins()
        .plays("play farmer", "pass", "play horse")
        .refuses("play hex", "THO-Q-104");
  }

  @Shows("THO-Q-26")
  @Test
  void usesAnEffectWithoutExhaustionNoSecondTimeWhenItIsExhausted() {
    at().party(BEN, "raven")
        .begins()
        .plays("activate raven", "pass")
        .does(ANN, "{exhaust-cards: {target: {in: other-parties}}}")
        .refuses("activate raven", "THO-Q-26");
  }

  @Shows("THO-Q-111")
  @Test
  void activatesAnExhaustedCardOnceMoreWhateverElseItCosts() {
    at().party(BEN, "longship")
        .pool(BEN, Suit.DESTINY, 6)
        .inForce(BEN, "activate-exhausted", Span.PHASE)
        .begins()
        .plays("activate longship", "pass", "activate longship", "pass")
        .has("ben pool", 2)
        .refuses("activate longship", "THO-Q-111");
  }

  @Shows("THO-Q-99")
  @Test
  void activatesNothingThatOneTextForbidsThoughAnotherAllowsIt() {
    at().party(BEN, "horse")
        .exhausted("horse", 1)
        .inForce(BEN, "activate-exhausted", Span.PHASE)
        .inForce(ANN, "{forbid: {activating: true}}", Span.PHASE)
        .begins()
        .refuses("activate horse", "THO-Q-99");
  }

  @Shows("THO-EFFECT-09")
  @Test
  void letsNobodyElseActivateExhaustedCards() {
    at().party(ANN, "amulet")
        .exhausted("amulet", 1)
        .inForce(BEN, "activate-exhausted", Span.PHASE)
        .begins()
        .plays("pass")
        .refuses("activate amulet", "THO-EFFECT-09");
  }

  @Shows("THO-Q-99")
  @Test
  void forbidsActivatingToTheDestinyPlayerWithoutTheOtherBanePlayer() {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .destiny(CID)
        .inForce(ANN, "{forbid: {whose: destiny-player, activating: true}}", Span.PHASE)
        .party(CID, "horse")
        .party(BEN, "amulet")
        .begins()
        .refuses("activate horse", "THO-Q-99")
        .plays("pass", "pass")
        .allows("activate amulet");
  }

  @Shows("THO-PLAY-04")
  @Test
  void asksMoreThanThreeForACardThatATextMakesDearer() {
    LaidOut dearer =
        at().hand(BEN, "smith").inForce(ANN, "{change-cost: {whose: opponent, by: 1}}", Span.PHASE);
    dearer.pool(BEN, Suit.DESTINY, 3).begins().refuses("play smith", "THO-PLAY-04");
    dearer.pool(BEN, Suit.DESTINY, 4).begins().plays("play smith").has("ben pool", 0);
  }

  @Shows("THO-Q-25")
  @Test
  void asksAsManyCardsOfTheHandAsTheCostNames() {
    Altered dear =
        Altered.with("costs: [{discard-hand: 1}, exhaust]", "costs: [{discard-hand: 2}, exhaust]");
    LaidOut laid = at().party(BEN, "altar");
    assertThat(dear.judges(laid.hand(BEN, "bow").begins(), "activate altar").citations())
        .containsExactly(Citation.of("THO-Q-25"));
    assertThat(dear.judges(laid.hand(BEN, "bow", "smith").begins(), "activate altar").isLegal())
        .isTrue();
  }
}
