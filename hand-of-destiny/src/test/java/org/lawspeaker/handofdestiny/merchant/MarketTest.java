package org.lawspeaker.handofdestiny.merchant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.handofdestiny.Position.GAME;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.handofdestiny.moves.Buy;
import org.lawspeaker.handofdestiny.moves.Ware;
import org.lawspeaker.testkit.coverage.Shows;

/** Merchant phase: what may be bought, and with which gold. */
class MarketTest {
  /** Brutes are worth 2 gold each, guards 3. */
  private static final String EIGHT_GOLD =
      "phase: merchant, strength: [brute-1, guard-12, guard-13]";

  @Test
  @Shows("HOD-MERCHANT-01")
  void theMerchantPhaseFollowsTheBossPhase() {
    Position.of("phase: boss, strength: [brute-10]")
        .refuses("buy herbs", "HOD-MERCHANT-01")
        .plays("attack boss", "add brute-10", "strike")
        .has("/phase", "merchant")
        .asks("merchant", "HOD-MERCHANT-01");
  }

  @Test
  @Shows("HOD-MERCHANT-01")
  void nothingIsBoughtInCombat() {
    Position.of("row: [brute-1, brute-2], purse: {gold: 9}")
        .refuses("buy staff", "HOD-MERCHANT-01")
        .refuses("leave", "HOD-MERCHANT-01");
  }

  @Test
  @Shows({"HOD-MERCHANT-02", "HOD-SETUP-19"})
  void onlyTheMerchantOfTheHerosClassSells() {
    Position.of(
            "phase: merchant, strength: [], purse: {gold: 50}, hero: {left: 1}", "hero=galathar")
        .offers("buy axe", "buy balm", "leave");
    Position.of("phase: merchant, strength: [], purse: {gold: 50}", "hero=robin")
        .offers(
            "buy sling",
            "buy staff",
            "buy elixir",
            "buy tonic",
            "buy poison",
            "buy salve",
            "buy venom",
            "leave");
  }

  @Test
  @Shows("HOD-MERCHANT-02")
  void aWareThatIsNotOnTheMerchantCardIsNotForSale() {
    refusesToSell(Ware.of(Ware.Kind.UPGRADE, 1), "HOD-MERCHANT-02");
    refusesToSell(Ware.of(Ware.Kind.POTION, 0), "HOD-MERCHANT-02");
  }

  /** To the melee hero, who has gold enough. */
  private static void refusesToSell(Ware ware, String clause) {
    Position melee =
        Position.of("phase: merchant, strength: [], purse: {gold: 50}", "hero=galathar");
    assertThat(GAME.judge(melee.state(), new Buy(ware)).citations())
        .containsExactly(Citation.of(clause));
  }

  @Test
  @Shows("HOD-MERCHANT-03")
  void weaponsUpgradesAndPotionsAreForSale() {
    Position.of(
            "phase: merchant, strength: [], purse: {gold: 50}, hero: {left: 1},"
                + " weapon: {owned: {name: sling, ready: true}}",
            "hero=robin")
        .asks("merchant", "HOD-MERCHANT-03")
        .allows("buy staff", "HOD-MERCHANT-03")
        .allows("buy great-sling", "HOD-MERCHANT-03")
        .allows("buy herbs", "HOD-MERCHANT-03")
        .allows("buy draught", "HOD-MERCHANT-03");
  }

  @Test
  @Shows("HOD-MERCHANT-04")
  void theGoldIsTheRewardAndTheCoinsOfTheRemainingStrengthCards() {
    Position.of("phase: boss, boss: {damage: 9}, strength: [brute-1, guard-12, guard-13]")
        .plays("attack boss", "add brute-1", "strike")
        .cites("merchant", "HOD-MERCHANT-04")
        .notes("merchant", "gold", 11)
        .has("/purse/gold", 11);
  }

  @Test
  @Shows({"HOD-MERCHANT-07", "HOD-MERCHANT-04"})
  void spentStrengthCardsBringNoCoins() {
    Position.of("phase: boss, boss: {damage: 8}, strength: [brute-1, guard-12, brute-3]")
        .plays("attack boss", "add brute-1", "strike")
        .plays("attack boss", "add brute-3", "strike")
        .cites("coins", "HOD-MERCHANT-07")
        .notes("coins", "coins", 3)
        .says("the strength cards that remain are worth 3 gold")
        .has("/purse/gold", 8);
  }

  @Test
  @Shows("HOD-MERCHANT-05")
  void anItemThatCostsMoreThanTheGoldIsNotBought() {
    Position.of("phase: merchant, strength: [], purse: {gold: 2}", "hero=robin")
        .refuses("buy sling", "HOD-MERCHANT-05")
        .allows("buy staff", "HOD-MERCHANT-05");
  }

  @Test
  @Shows("HOD-MERCHANT-05")
  void whatIsSpentIsNoLongerThere() {
    Position.of(EIGHT_GOLD, "hero=robin")
        .plays("buy sling", "buy great-sling")
        .has("/purse/gold", 1)
        .refuses("buy elixir", "HOD-MERCHANT-05");
  }

  @Test
  @Shows("HOD-MERCHANT-06")
  void theGoldIsDividedFreely() {
    Position.of(EIGHT_GOLD, "hero=robin")
        .plays("buy elixir")
        .cites("bought", "HOD-MERCHANT-06")
        .notes("bought", "price", 2)
        .has("/purse/gold", 6)
        .plays("buy tonic")
        .notes("bought", "ware", "Tonic")
        .has("/purse/gold", 3)
        .plays("buy sling")
        .has("/purse/gold", 0);
  }

  @Test
  @Shows("HOD-Q-65")
  void buyingNothingIsAllowed() {
    Position.of(EIGHT_GOLD).allows("leave", "HOD-Q-65").plays("leave").has("/wave", 2);
  }

  @Test
  @Shows({"HOD-Q-64", "HOD-Q-84"})
  void unspentGoldIsLostAndCardsStayInTheGame() {
    Position.of(EIGHT_GOLD, "hero=robin")
        .plays("buy elixir")
        .has("/strength", "brute-1 guard-12 guard-13")
        .plays("leave", "pass")
        .has("/purse/gold", 0)
        .has("/strength", "guard-19 guard-20 guard-21");
  }

  @ParameterizedTest
  @CsvSource({"casual, 1", "easy, 2", "normal, 2", "heroic, 4", "legendary, 2"})
  @Shows({"HOD-POTION-10", "HOD-Q-68"})
  void theDifficultyChangesThePriceOfHealing(String difficulty, int price) {
    Position.of(
            "phase: merchant, strength: [], purse: {gold: 9}, hero: {left: 2}",
            "hero=robin",
            "difficulty=" + difficulty)
        .allows("buy herbs", "HOD-POTION-10")
        .plays("buy herbs")
        .notes("bought", "price", price)
        .has("/purse/gold", 9 - price);
  }

  @Test
  @Shows({"HOD-POTION-10", "HOD-Q-68"})
  void thePriceOfHealingIsNeverBelowNothing() {
    Position.of(
            "phase: merchant, strength: [], purse: {gold: 1}, hero: {left: 2, right: 2}",
            "hero=galathar",
            "difficulty=casual")
        .plays("buy balm", "heal 1 1")
        .has("/purse/gold", 1);
  }

  @Test
  @Shows("HOD-POTION-08")
  void healingExhaustsNothing() {
    Position.of(
            "phase: merchant, strength: [], purse: {gold: 9}, hero: {left: 1, right: 3}",
            "hero=galathar")
        .plays("buy balm")
        .offers("heal 1 1", "heal 0 2")
        .refuses("heal 2 0", "HOD-POTION-08");
  }
}
