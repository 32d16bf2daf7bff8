package org.lawspeaker.thorgal.damage;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;
import static org.lawspeaker.thorgal.Position.DOT;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.LaidOut;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Span;

/** What may come between a player and the last point of damage. */
class PayingInFullTest {
  private static final String ONE = "{hurt: {damage: 1}}";
  private static final String TWO = "{hurt: {damage: 2}}";

  @Shows("THO-DMG-07")
  @Test
  void isNoDamageIfAllOfItIsPrevented() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(ANN, "bow")
        .inForce(ANN, "{shield: {by: -2}}", Span.PHASE)
        .begins()
        .does(BEN, TWO)
        .isSilentOf("damage", "all-paid")
        .cites("no-damage", "THO-GEN-03")
        .asks(ANN, "action");
  }

  @Shows("THO-DMG-07")
  @Test
  void dealsWhatIsNotPrevented() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .inForce(ANN, "{shield: {by: -1}}", Span.PHASE)
        .begins()
        .does(BEN, TWO)
        .notes("damage", "amount", 1)
        .has("ann deck", 9);
  }

  @Shows("THO-DMG-02")
  @Test
  void leavesNoChoiceWithTheDeckAlone() {
    at().begins().does(BEN, TWO).has("ann valhalla", "farmer farmer").asks(ANN, "action");
  }

  @Shows("THO-DMG-02")
  @Test
  void leavesNoChoiceWithTheLastCardOfTheHand() {
    at().deck(ANN, Suit.DESTINY)
        .hand(ANN, "bow")
        .begins()
        .does(BEN, ONE)
        .has("ann valhalla", "bow");
  }

  @Shows("THO-DMG-02")
  @Test
  void choosesAmongTheCardsOfAHandWithoutADeck() {
    at().deck(ANN, Suit.DESTINY)
        .hand(ANN, "bow", "smith")
        .begins()
        .does(BEN, ONE)
        .offers("pay bow", "pay smith")
        .refuses("pay top", "THO-DMG-02")
        .plays("pay smith")
        .has("ann hand", "bow");
  }

  @Shows("THO-Q-40")
  @Test
  void asksForOneCardAtATime() {
    at().hand(ANN, "bow", "smith", "raven")
        .begins()
        .does(BEN, TWO)
        .asksWith("Destroy which card for damage? 2 to go.")
        .plays("pay bow")
        .asksWith("Destroy which card for damage?")
        .plays("pay smith")
        .has("ann hand", "raven");
  }

  @Shows("THO-DMG-05")
  @Test
  void countsThePoolByATextAlone() {
    drained().begins().does(BEN, TWO).isWonBy(BEN, "THO-WIN-02");
    drained()
        .inForce(ANN, "pay-from-pool", Span.PHASE)
        .begins()
        .does(BEN, TWO)
        .offers("pay bow", "pay pool")
        .plays("pay pool")
        .has("ann valhalla", "bow raven")
        .has("ann pool", 0);
    drained()
        .inForce(ANN, "pay-from-pool", Span.PHASE)
        .begins()
        .does(BEN, "{hurt: {damage: 3}}")
        .isWonBy(BEN, "THO-WIN-02");
  }

  @Shows("THO-DMG-05")
  @Test
  void offersNoPoolThatIsEmpty() {
    at().inForce(ANN, "pay-from-pool", Span.PHASE)
        .hand(ANN, "bow")
        .begins()
        .does(BEN, ONE)
        .offers("pay top", "pay bow")
        .refuses("pay pool", "THO-DMG-05")
        .refusesBecause("pay pool", "pool-empty");
    at().inForce(ANN, "pay-from-pool", Span.PHASE)
        .begins()
        .does(BEN, ONE)
        .has("ann valhalla", "farmer");
  }

  @Shows("THO-DMG-05")
  @Test
  void paysWithThePoolIfItIsAllThatIsLeft() {
    drained()
        .inForce(ANN, "pay-from-pool", Span.PHASE)
        .begins()
        .does(BEN, TWO)
        .plays("pay bow")
        .has("ann valhalla", "raven bow")
        .asks(ANN, "action");
  }

  @Shows({"THO-DMG-08", "THO-Q-110"})
  @Test
  void countsThePoolForAConditionThatIsDamage() {
    Position.at(RoundStep.UPKEEP)
        .deck(ANN, Suit.DESTINY)
        .pool(ANN, "raven")
        .party(ANN, "smith")
        .inForce(ANN, "pay-from-pool", Span.PHASE)
        .begins()
        .isSilentOf("upkeep-failed")
        .has("ann party", "smith")
        .has("ann valhalla", "raven");
  }

  @Shows({"THO-DMG-01", "THO-Q-75"})
  @Test
  void setsOffWhatFollowsAfterTheLastCard() {
    at().party(BEN, "mask")
        .hand(ANN, "bow", "raven")
        .begins()
        .does(BEN, TWO)
        .has("markers of mask", "0/0/0")
        .plays("pay bow", "pay top")
        .has("markers of mask", "0/0/1");
  }

  @Shows("THO-DMG-03")
  @Test
  void destroysEachCardInAWayThatOthersNotice() {
    at().party(BEN, "crow")
        .hand(ANN, "bow", "raven")
        .begins()
        .does(BEN, TWO)
        .plays("pay bow")
        .has("markers of crow", "1/0/0")
        .plays("pay top")
        .has("markers of crow", "2/0/0");
  }

  @Shows({"THO-DMG-02", "THO-Q-75"})
  @Test
  void paysWithTheHandIfTheDeckIsGoneMeanwhile() {
    at().deck(ANN, Suit.DESTINY, "smith", "raven")
        .party(BEN, "rot")
        .hand(ANN, "bow")
        .begins()
        .does(BEN, TWO)
        .plays("pay top")
        .has("ann valhalla", "bow raven smith")
        .asks(ANN, "action");
  }

  @Shows({"THO-DMG-09", "THO-WIN-02"})
  @Test
  void losesAtTheFirstPointThatCannotBePaid() {
    at().deck(ANN, Suit.DESTINY, "smith", "raven")
        .party(BEN, "rot")
        .hand(ANN, "bow")
        .begins()
        .does(BEN, TWO)
        .plays("pay bow")
        .isWonBy(BEN, "THO-WIN-02")
        .cites("cannot-pay", "THO-WIN-02")
        .has("ann valhalla", "raven smith bow");
  }

  @Shows({"THO-DMG-01", "THO-Q-89"})
  @Test
  void dealsNothingToAPlayerWhoIsOut() {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .out(CID)
        .begins()
        .does(BEN, "{hurt: {who: each-player, damage: 1}}")
        .notes("damage", "amount", 1, 1)
        .has("cid valhalla", "");
  }

  @Shows({"THO-DMG-01", "THO-Q-89"})
  @Test
  void goesOnForOthersWhenOneWhoWasPayingIsOut() {
    Position.at(RoundStep.DAWN_ACTIONS, 4)
        .deck(CID, Suit.DESTINY)
        .hand(CID, "bow", "smith")
        .hand(DOT, "bow")
        .begins()
        .does(ANN, "{hurt: {who: each-bane-player, damage: 1}}")
        .asks(CID, "damage")
        .does(ANN, "{hurt: {who: each-bane-player, damage: 3}}")
        .asks(DOT, "damage")
        .plays("pay top", "pay top", "pay top")
        .has("dot hand", "bow")
        .asks(DOT, "damage")
        .plays("pay bow")
        .has("ben deck", 6)
        .asks(ANN, "action");
  }

  @Shows({"THO-DMG-01", "THO-Q-89"})
  @Test
  void keepsTheDamageOfThoseStillIn() {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .deck(CID, Suit.DESTINY, "farmer")
        .hand(BEN, "bow")
        .begins()
        .does(ANN, "{hurt: {who: each-bane-player, damage: 1}}")
        .does(ANN, "{hurt: {who: each-bane-player, damage: 1}}")
        .cites("out", "THO-Q-89")
        .plays("pay top")
        .asks(BEN, "damage")
        .plays("pay top")
        .has("ben valhalla", "farmer farmer")
        .asks(ANN, "action");
  }

  private static LaidOut at() {
    return Position.at(RoundStep.DAWN_ACTIONS);
  }

  private static LaidOut drained() {
    return at().deck(ANN, Suit.DESTINY).pool(ANN, "raven").hand(ANN, "bow");
  }
}
