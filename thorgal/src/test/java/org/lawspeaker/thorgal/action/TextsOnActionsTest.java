package org.lawspeaker.thorgal.action;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.LaidOut;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Span;

/** Actions that texts forbid or that set something off. */
class TextsOnActionsTest {
  @Shows("THO-Q-99")
  @Test
  void refusesToActivateWhatATextForbids() {
    at().party(ANN, "horse")
        .inForce(BEN, "{forbid: {activating: true}}", Span.PHASE)
        .begins()
        .refuses("activate horse", "THO-Q-99");
    at().party(ANN, "horse")
        .inForce(ANN, "{forbid: {activating: true}}", Span.PHASE)
        .begins()
        .allows("activate horse");
  }

  @Shows({"THO-Q-99", "THO-ACT-05"})
  @Test
  void refusesTheWolfEffectOfALandToWhomATextForbidsActivating() {
    Position.at(RoundStep.DUSK_ACTIONS, 3)
        .conquered(ANN, "meadow")
        .inForce(ANN, "{forbid: {whose: each-opponent, activating: true}}", Span.PHASE)
        .begins()
        .plays("pass")
        .refuses("activate meadow", "THO-Q-99")
        .offers("pass")
        .plays("pass")
        .refuses("activate meadow", "THO-Q-99");
    Position.at(RoundStep.DUSK_ACTIONS)
        .conquered(ANN, "meadow")
        .inForce(BEN, "{forbid: {activating: true}}", Span.PHASE)
        .begins()
        .plays("pass")
        .allows("activate meadow", "THO-Q-51");
  }

  @Shows("THO-Q-99")
  @Test
  void refusesToPlayWhatATextForbids() {
    at().hand(ANN, "horse", "song")
        .inForce(BEN, "{forbid: {of: {where: [{type: event}]}}}", Span.PHASE)
        .begins()
        .refuses("play song", "THO-Q-99")
        .allows("play horse");
  }

  @Shows("THO-GEN-04")
  @Test
  void refusesACardThatIsNotInTheHand() {
    at().hand(BEN, "song")
        .pool(ANN, "horse")
        .begins()
        .refuses("play song", "THO-GEN-04")
        .refuses("play horse", "THO-GEN-04");
  }

  @Shows("THO-PLAY-04")
  @Test
  void tellsHowManyCardsThePoolLacks() {
    at().hand(ANN, "smith")
        .pool(ANN, Suit.DESTINY, 1)
        .begins()
        .refusesStating("play smith", "short-by", 2);
  }

  @Shows({"THO-PLAY-01", "THO-EVENT-02", "THO-BANE-02"})
  @Test
  void citesTheClauseByWhichEachKindIsPaid() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(ANN, "horse", "song")
        .hand(BEN, "hex")
        .begins()
        .plays("play horse", "play hex", "play song")
        .cites("played", "THO-PLAY-01");
    at().hand(ANN, "song").begins().plays("play song").cites("played", "THO-EVENT-02");
    at().hand(BEN, "hex").begins().plays("pass", "play hex").cites("played", "THO-BANE-02");
  }

  @Shows({"THO-EVENT-03", "THO-BANE-03"})
  @Test
  void setsOffWhatWaitsForACardOrASymbol() {
    Position song =
        at().party(BEN, "drum").hand(ANN, "song").begins().plays("play song", "decline");
    song.has("markers of drum", "1/0/3");
    at().party(ANN, "drum")
        .hand(BEN, "hex")
        .begins()
        .plays("pass", "play hex")
        .has("markers of drum", "1/0/0");
    at().party(ANN, "drum")
        .hand(ANN, "horse")
        .begins()
        .plays("play horse")
        .has("markers of drum", "1/0/0");
  }

  @Shows("THO-EFFECT-07")
  @Test
  void setsOffWhatWaitsForAnActivation() {
    at().party(ANN, "horse")
        .party(BEN, "drum")
        .begins()
        .plays("activate horse")
        .notes("activated", "card", "Horse")
        .has("markers of drum", "0/1/0");
  }

  @Shows({"THO-EVENT-06", "THO-BANE-06"})
  @Test
  void setsOffWhatWaitsForADestroyedCard() {
    at().party(BEN, "crow")
        .hand(ANN, "summons")
        .begins()
        .plays("play summons")
        .has("markers of crow", "1/0/0");
    at().party(ANN, "crow", "bow")
        .begins()
        .does(ANN, "{destroy-cards: {in: your-party, where: [{named: Bow}]}}")
        .has("markers of crow", "1/0/0");
  }

  @Shows("THO-Q-37")
  @Test
  void sendsTheCardThatIsResolvedElsewhereBelowWhatElseIsDue() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .hand(BEN, "shade")
        .begins()
        .plays("pass", "play shade")
        .has("ben bane-hand", "shade")
        .has("attached", "")
        .notes("moved", "card", "Shade");
  }

  @Shows({"THO-EFFECT-07", "THO-Q-25", "THO-Q-89"})
  @Test
  void paysEveryCostBeforeTheEffect() {
    at().party(ANN, "longship")
        .pool(ANN, Suit.DESTINY, 2)
        .begins()
        .plays("activate longship")
        .has("exhaustion of longship", 1)
        .has("ann pool", 0)
        .has("strength", "0/0/2");
  }

  @Shows({"THO-Q-37", "THO-ACT-08"})
  @Test
  void resolvesWhatIsLeftOfACardThatGoesElsewhere() {
    at().hand(BEN, "echo")
        .begins()
        .plays("pass", "play echo")
        .has("ben bane-hand", "echo")
        .has("ben niflheim", "")
        .has("ann valhalla", "farmer");
  }

  @Shows({"THO-WOLF-05", "THO-Q-25"})
  @Test
  void asksTheCostsOfAWolfEffectOfTheBanePlayer() {
    at().conquered(ANN, "barrow")
        .pool(ANN, Suit.DESTINY, 3)
        .pool(BEN, Suit.BANE, 1)
        .begins()
        .plays("pass")
        .refuses("activate barrow", "THO-Q-25");
    at().conquered(ANN, "barrow")
        .pool(BEN, Suit.BANE, 2)
        .begins()
        .plays("pass", "activate barrow")
        .has("ben bane-pool", 0)
        .has("exhaustion of barrow", 1)
        .has("ann valhalla", "farmer");
  }

  @Shows({"THO-WOLF-03", "THO-Q-52"})
  @Test
  void usesAWolfEffectMoreOftenByATextIfItIsReady() {
    Position used =
        at().conquered(ANN, "meadow")
            .inForce(BEN, "{more-wolf-uses: {uses: 1}}", Span.ROUND)
            .begins()
            .plays("pass")
            .allowsBecause("activate meadow", "THO-Q-51")
            .plays("activate meadow", "pass")
            .refuses("activate meadow", "THO-Q-52");
    used.does(BEN, "{ready-cards: {target: {in: lands}}}")
        .allowsBecause("ben: activate meadow", "THO-GEN-03")
        .plays("ben: activate meadow", "pass")
        .refuses("activate meadow", "THO-WOLF-03", "THO-Q-52");
  }

  private static LaidOut at() {
    return Position.at(RoundStep.DAWN_ACTIONS);
  }
}
