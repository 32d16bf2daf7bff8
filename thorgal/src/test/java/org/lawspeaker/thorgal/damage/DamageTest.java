package org.lawspeaker.thorgal.damage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Span;

class DamageTest {
  @Shows("THO-DMG-01")
  @Test
  void destroysAsManyCardsAsTheDamage() {
    struck(3)
        .plays("pay top", "pay bow", "pay top")
        .has("ann valhalla", "farmer bow farmer")
        .asks(ANN, "action");
  }

  @Shows({"THO-DMG-02", "THO-Q-40"})
  @Test
  void paysFromHandAndDeckAsThePlayerDecides() {
    struck(2)
        .asks(ANN, "damage", "THO-DMG-01", "THO-DMG-02")
        .offers("pay top", "pay bow", "pay smith")
        .allows("pay bow", "THO-Q-40")
        .plays("pay bow", "pay smith")
        .has("ann hand", "")
        .has("ann deck", 10);
  }

  @Shows({"THO-DMG-02", "THO-Q-40"})
  @Test
  void seesEachCardBeforeTheNext() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .onDeck(ANN, "longship", "raven")
        .hand(ANN, "bow")
        .begins()
        .does(BEN, "{hurt: {damage: 2}}")
        .plays("pay top")
        .has("ann valhalla", "raven")
        .asks(ANN, "damage");
  }

  @Shows("THO-DMG-03")
  @Test
  void goesToTheTopOfTheOwnersValhalla() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(ANN, "bow", "smith")
        .destroyed(ANN, "raven")
        .begins()
        .does(BEN, "{hurt: {damage: 1}}")
        .plays("pay bow")
        .has("ann valhalla", "bow raven")
        .cites("destroyed", "THO-DMG-03")
        .isSilentOf("all-paid");
  }

  @Shows("THO-DMG-04")
  @Test
  void neverDestroysBaneCards() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(ANN, "curse", "bow")
        .begins()
        .does(BEN, "{hurt: {damage: 1}}")
        .offers("pay top", "pay bow");
  }

  @Shows("THO-DMG-05")
  @Test
  void takesNothingFromPoolDiscardOrParty() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .deck(ANN, Suit.DESTINY, "farmer", "farmer")
        .pool(ANN, Suit.DESTINY, 5)
        .discard(ANN, "raven")
        .party(ANN, "smith")
        .hand(ANN, "bow")
        .begins()
        .does(BEN, "{hurt: {damage: 1}}")
        .refuses("pay pool", "THO-DMG-05")
        .refuses("pay smith", "THO-DMG-05")
        .refuses("pay raven", "THO-DMG-02")
        .offers("pay top", "pay bow");
  }

  @Shows({"THO-DMG-05", "THO-GEN-03"})
  @Test
  void takesPoolCardsByATextAlone() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .pool(ANN, "raven")
        .hand(ANN, "bow")
        .inForce(ANN, "pay-from-pool", Span.PHASE)
        .begins()
        .does(BEN, "{hurt: {damage: 1}}")
        .plays("pay pool")
        .cites("destroyed", "THO-GEN-03")
        .has("ann valhalla", "raven")
        .has("ann pool", 0);
  }

  @Shows("THO-DMG-06")
  @Test
  void comesFromSymbols() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(ANN, "song")
        .begins()
        .plays("play song")
        .notes("damage", "amount", 1)
        .has("ann valhalla", "song farmer");
  }

  @Shows("THO-DMG-07")
  @Test
  void comesFromEffects() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(BEN, "plague")
        .pool(BEN, Suit.BANE, 3)
        .begins()
        .plays("pass", "play plague")
        .notes("damage", "amount", 3)
        .has("ann deck", 7);
  }

  @Shows({"THO-DMG-08", "THO-UPKEEP-06"})
  @Test
  void comesFromUpkeep() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "varth")
        .begins()
        .asks(ANN, "upkeep-failed", "THO-DMG-08")
        .plays("suffer")
        .notes("damage", "amount", 2)
        .has("ann party", "varth");
  }

  @Shows("THO-DMG-09")
  @Test
  void losesAtOnceWithoutAnotherCard() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .deck(ANN, Suit.DESTINY)
        .hand(ANN, "bow")
        .pool(ANN, Suit.DESTINY, 3)
        .begins()
        .does(BEN, "{hurt: {damage: 2}}")
        .isWonBy(BEN, "THO-WIN-02")
        .has("ann hand", "bow");
  }

  @Shows({"THO-DMG-10", "THO-Q-47"})
  @Test
  void playsOnAfterPayingWithTheLastCard() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .deck(ANN, Suit.DESTINY, "smith")
        .hand(ANN, "bow")
        .begins()
        .does(BEN, "{hurt: {damage: 2}}")
        .plays("pay bow")
        .has("ann valhalla", "smith bow")
        .cites("all-paid", "THO-DMG-10")
        .asks(ANN, "action");
  }

  @Shows("THO-DMG-11")
  @Test
  void turnsTheTopCardOnlyWhenItIsDestroyed() {
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS)
            .shuffled(ANN, Suit.DESTINY, "smith", "raven", "farmer")
            .hand(ANN, "bow")
            .begins()
            .does(BEN, "{hurt: {damage: 1}}")
            .plays("pay top")
            .leavesToChance(3, "THO-DMG-11")
            .plays("turn raven")
            .has("ann valhalla", "raven");
    assertThat(at.seenBy(BEN).sides().get(ANN.index()).destiny().destroyed().size()).isEqualTo(1);
  }

  @Shows("THO-Q-39")
  @Test
  void hitsABanePlayerByAText() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(BEN, "curse", "bow")
        .begins()
        .does(ANN, "{hurt: {who: bane-player, damage: 1}}")
        .asks(BEN, "damage")
        .offers("pay top", "pay bow")
        .plays("pay top")
        .has("ben valhalla", "farmer");
  }

  @Shows("THO-Q-39")
  @Test
  void losesTheGameForABanePlayerToo() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .deck(BEN, Suit.DESTINY)
        .hand(BEN, "curse")
        .begins()
        .does(ANN, "{hurt: {who: bane-player, damage: 1}}")
        .isWonBy(ANN, "THO-WIN-02");
  }

  @Shows("THO-Q-40")
  @Test
  void checksFirstWhetherAllCanBePaid() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .deck(ANN, Suit.DESTINY, "smith", "smith")
        .begins()
        .does(BEN, "{hurt: {damage: 3}}")
        .isWonBy(BEN, "THO-WIN-02")
        .has("ann deck", 2)
        .has("ann valhalla", "");
  }

  @Shows("THO-Q-41")
  @Test
  void dealsOneDamageForEachSkull() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .hand(BEN, "stun")
        .begins()
        .plays("pass", "play stun")
        .notes("symbol", "symbol", "damage", "damage")
        .notes("damage", "amount", 1, 1);
  }

  @Shows("THO-Q-76")
  @Test
  void decidesByTheFirstWhoCannotPay() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .deck(ANN, Suit.DESTINY)
        .deck(BEN, Suit.DESTINY)
        .begins()
        .does(BEN, "{hurt: {who: each-player, damage: 1}}")
        .isWonBy(BEN, "THO-WIN-02");
  }

  private static Position struck(int damage) {
    return Position.at(RoundStep.DAWN_ACTIONS)
        .hand(ANN, "bow", "smith")
        .begins()
        .does(BEN, "{hurt: {damage: " + damage + "}}");
  }

  @Shows("THO-DMG-01")
  @Test
  void isNothingWhereNothingIsCountedEvenIfItIsOneMoreEachTime() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .inForce(ANN, "{shield: {by: 1}}", Span.PHASE)
        .begins()
        .does(BEN, "{hurt: {damage: 1, per: conquered-lands}}")
        .isSilentOf("damage")
        .has("ann deck", 10);
  }
}
