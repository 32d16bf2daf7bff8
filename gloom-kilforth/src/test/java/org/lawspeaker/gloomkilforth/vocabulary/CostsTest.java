package org.lawspeaker.gloomkilforth.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.gloomkilforth.state.ActionType;
import org.lawspeaker.testkit.coverage.Shows;

/** What abilities cost. */
@Shows("GOK-REQ-05")
class CostsTest {
  private static Scene paying(String cost, String hero) {
    GloomOfKilforth game =
        OwnPack.captain(
            "abilities: [{on: any-time, deed: true, limit: once-per-turn, cost: %s, effects:"
                    .formatted(cost)
                + " [{gain: {what: fate, amount: 1}}]}]");
    return Scene.of(
        game,
        Setup.of(2),
        "turn-of: 1\nheroes: {0: {at: frostmaw}, 1: {%s}}"
            .formatted(Scene.hero(hero, "fate: 0", "assets: [captain]")));
  }

  private static void assertTooDear(String cost, String hero) {
    assertThat(paying(cost, hero).moves()).doesNotContain("resolve captain");
    assertThat(paying(cost, hero).refused("resolve captain")).containsExactly("GOK-REQ-05");
  }

  @Test
  @Shows("GOK-LOOT-03")
  void lootTokensAreSetAsideOneByOne() {
    assertTooDear("{loot: 2}", "loot: [bandage]");
    Scene scene = paying("{loot: 2}", "loot: [bandage, lantern, crowbar]").then("resolve captain");

    scene.then("choose lantern", "choose bandage");

    assertThat(scene.hero(1).loot().size()).isEqualTo(1);
    assertThat(scene.state().decks().loot().discard().count(Scene.card("lantern"))).isEqualTo(1);
    assertThat(scene.hero(1).fate()).isEqualTo(1);
  }

  @Test
  @Shows("GOK-TERM-15")
  void anAssetOfATypeIsSacrificed() {
    String ally = "{assets: 1, asset-with: ally}";
    assertTooDear(ally, "assets: [captain, gilded-sword]");
    Scene scene = paying(ally, "assets: [captain, gilded-sword, acolyte]").then("resolve captain");

    assertThat(scene.moves()).containsExactly("sacrifice acolyte");
    assertThat(scene.then("sacrifice acolyte").hero(1).fate()).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-ABILITY-12", "GOK-TERM-15"})
  void theCardItselfIsNotSacrificedForAnother() {
    assertTooDear("{assets: 1, sacrifice: true}", "assets: [captain]");
    Scene scene =
        paying("{assets: 1, sacrifice: true}", "assets: [captain, acolyte]")
            .then("resolve captain", "sacrifice acolyte");

    assertThat(scene.hero(1).assets().isEmpty()).isTrue();
    assertThat(scene.hero(1).fate()).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-ABILITY-12", "GOK-TERM-15"})
  void theCardItselfIsNotTheOtherOfItsTypeEither() {
    String ally = "{assets: 1, asset-with: ally, sacrifice: true}";
    assertTooDear(ally, "assets: [captain, gilded-sword]");

    Scene scene = paying(ally, "assets: [captain, gilded-sword, acolyte]").then("resolve captain");

    assertThat(scene.moves()).containsExactly("sacrifice acolyte");
  }

  @Test
  void aRumourWithAKeywordIsDiscarded() {
    String demon = "{rumours: 1, rumour-with: demon}";
    assertTooDear(demon, "hand: [farmer]");
    Scene scene = paying(demon, "hand: [farmer, kobold]").then("resolve captain");

    assertThat(scene.moves()).containsExactly("discard kobold");
  }

  @Test
  @Shows({"GOK-HP-05", "GOK-Q-92"})
  void hpArePaidAsFarAsThereAreAndNotFurther() {
    assertTooDear("{hp: 2}", "hp: 1");
    assertThat(paying("{hp: 2}", "hp: 3").then("resolve captain").hero(1).hp()).isEqualTo(1);
    Scene last = paying("{hp: 2}", "hp: 2").then("resolve captain");

    assertThat(last.hero(1).defeated()).isTrue();
    assertThat(last.hero(1).fate()).isZero(); // what was still due to it is lost
  }

  @Test
  @Shows({"GOK-DEF-10", "GOK-Q-65"})
  void xIsOfTheHerosChoiceUpToWhatItHas() {
    Scene scene = paying("{x: gold}", "gold: 3").then("resolve captain");
    assertThat(scene.moves())
        .containsExactly("choose option 1", "choose option 2", "choose option 3");

    scene.then("choose option 2");

    assertThat(scene.hero(1).fate()).isEqualTo(2);
    assertThat(scene.hero(1).gold()).isEqualTo(1);
    assertTooDear("{x: gold}", "gold: 0");
  }

  @Test
  @Shows({"GOK-Q-65", "GOK-TERM-09"})
  void xIsNoMoreThanDoesSomething() {
    Scene scene =
        Scene.of(
                1,
                "heroes: {0: {race: elf, profession: wizard, hp: 2, gold: 9, assets:"
                    + " [second-breath]}}")
            .then("resolve second-breath");

    assertThat(scene.moves()).containsExactly("choose option 1", "choose option 2");
    assertThat(scene.then("choose option 2").hero(0).hp()).isEqualTo(4);
  }

  @Test
  @Shows("GOK-REQ-01")
  void whatCannotBePaidIsNotOfferedInTheMiddleOfAnEffect() {
    GloomOfKilforth game =
        OwnPack.captain(
            "abilities: [{on: action-ends, effects: [{may: {cost: {gold: 2}, then: [{gain: {what:"
                + " fate, amount: 1}}]}}]}]");
    String hero = "heroes: {0: {at: frostmaw, gold: %d, fate: 0, assets: [captain]}}";

    assertThat(Scene.of(game, Setup.of(1), hero.formatted(1)).then("hide").window())
        .isEqualTo("action");
    Scene rich = Scene.of(game, Setup.of(1), hero.formatted(2)).then("hide");
    assertThat(rich.window()).isEqualTo("choose");
    assertThat(rich.then("choose option 1").hero(0).fate()).isEqualTo(1);
  }

  private static Scene captain(String ability, String hero) {
    return Scene.of(
        OwnPack.captain("abilities: [{on: any-time, deed: true, " + ability + "}]"),
        Setup.of(2),
        "turn-of: 1\nheroes: {0: {at: frostmaw}, 1: {fate: 0, assets: [captain], %s}}"
            .formatted(hero));
  }

  @Test
  @Shows("GOK-TERM-13")
  void anApOfAnyTypePays() {
    String ability =
        "limit: once-per-day, cost: {ap: 1}, effects: [{gain: {what: fate, amount: 1}}]";

    assertThat(captain(ability, "ap: 4").then("resolve captain").hero(1).ap()).isEqualTo(3);
    Scene typed = captain(ability, "ap: 0, moves: {move: 1}").then("resolve captain");
    assertThat(typed.hero(1).allAp()).isZero();
    assertThat(typed.hero(1).fate()).isEqualTo(1);
    assertThat(captain(ability, "ap: 0").moves()).doesNotContain("resolve captain");
  }

  @Test
  @Shows("GOK-TERM-13")
  void whichApPaysIsSaidBeforeWhatItIsFor() {
    String ability =
        "limit: once-per-day, cost: {ap: 1}, effects: [{gain: {what: ap, amount: 1, action:"
            + " hide}}]";
    Scene scene = captain(ability, "ap: 1, moves: {move: 1}").then("resolve captain");

    assertThat(scene.window()).isEqualTo("lose-ap");
    assertThat(scene.told("gained")).isEmpty();
    scene.then("choose option 2");
    assertThat(scene.hero(1).ap()).isEqualTo(1);
    assertThat(scene.hero(1).moves()).containsOnlyKeys(ActionType.HIDE);
  }

  @Test
  void whatWorksOnceADayWorksOnce() {
    String ability = "limit: once-per-day, effects: [{gain: {what: fate, amount: 1}}]";
    Scene scene = captain(ability, "ap: 4").then("resolve captain");

    assertThat(scene.hero(1).fate()).isEqualTo(1);
    assertThat(scene.moves()).doesNotContain("resolve captain");
  }

  @Test
  @Shows("GOK-REQ-06")
  void eachAbilityOfACardHasALimitOfItsOwn() {
    String zones =
        """
        turn-of: 1
        heroes:
          0: {at: frostmaw}
          1: {race: human, profession: wizard, at: sprawl-city, gold: 5, fate: 0, hand: [],
              assets: [friend-of-the-poor]}
        """;
    Scene deed = Scene.of(2, zones).then("resolve friend-of-the-poor");
    assertThat(deed.refused("resolve friend-of-the-poor")).containsExactly("GOK-REQ-01");
    assertThat(deed.then("market").hero(1).gold()).isEqualTo(5 - 2 + 1);

    Scene market = Scene.of(2, zones).then("market", "resolve friend-of-the-poor");
    assertThat(market.hero(1).fate()).isEqualTo(1);
    assertThat(market.refused("resolve friend-of-the-poor")).containsExactly("GOK-REQ-01");
  }

  @Test
  @Shows("GOK-VEIL-02")
  void aVeiledCardIsNotVeiledAgain() {
    String ability = "cost: {veil: true}, effects: [{gain: {what: fate, amount: 1}}]";
    Scene scene = captain(ability, "ap: 4").then("resolve captain");

    assertThat(scene.refused("resolve captain")).containsExactly("GOK-VEIL-02");
  }

  @Test
  void hpThatArePaidAreNotMadeFewer() {
    Scene scene =
        paying("{hp: 1}", "hp: 3, ap: 2, assets: [captain, plate-of-dawn]").then("resolve captain");

    assertThat(scene.hero(1).hp()).isEqualTo(2);
    assertThat(scene.hero(1).ap()).isEqualTo(1);
    assertThat(scene.hero(1).fate()).isEqualTo(1);
  }

  @Test
  void norAreThoseThatArePaidForX() {
    Scene scene = paying("{x: hp}", "hp: 3, assets: [captain, plate-of-dawn]");

    assertThat(scene.then("resolve captain", "choose option 2").hero(1).hp()).isEqualTo(1);
  }
}
