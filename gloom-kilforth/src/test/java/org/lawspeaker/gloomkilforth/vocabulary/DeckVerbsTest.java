package org.lawspeaker.gloomkilforth.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.gloomkilforth.effects.Gain;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.state.Supply;
import org.lawspeaker.gloomkilforth.state.Terrain;
import org.lawspeaker.testkit.coverage.Shows;

/** What cards do with decks, hands and discard piles. */
class DeckVerbsTest {
  private static Scene one(String hero, String zones) {
    return Scene.of(1, "heroes: {0: {fate: 0, " + hero + "}}\n" + zones);
  }

  @Test
  @Shows({"GOK-DECK-04", "GOK-LOOT-01"})
  void aDeckIsSearchedUntilACardFits() {
    Scene scene = one("at: frostmaw, loot: [old-map]", "").then("resolve old-map");
    scene.then("draw devil", "draw watch-tower", "draw snowed-in");

    assertThat(scene.site("frostmaw").encounters().toArray())
        .containsExactly(Scene.card("snowed-in"));
    assertThat(scene.state().decks().encounters(Terrain.MOUNTAIN).discard().size()).isEqualTo(2);
    assertThat(scene.state().battles()).isEmpty();
  }

  @Test
  @Shows({"GOK-DECK-05", "GOK-Q-41"})
  void aSearchEndsWithTheDeck() {
    GloomOfKilforth game =
        OwnPack.changed(
            "copies: 2, effects: [{seek-encounter: quest}]",
            "copies: 2, effects: [{seek-encounter: rank}]");
    Scene scene =
        Scene.of(game, Setup.of(1), "heroes: {0: {at: frostmaw, fate: 0, loot: [old-map]}}")
            .then("resolve old-map")
            .chance();

    assertThat(scene.site("frostmaw").encounters().isEmpty()).isTrue();
    assertThat(scene.state().decks().encounters(Terrain.MOUNTAIN).deck().size()).isEqualTo(20);
    assertThat(scene.window()).isEqualTo("action");
  }

  private static Scene defeated(String place, String quest, String by, String needs) {
    return one(
            "at: "
                + place
                + ", fate-used: true, progress: [{card: "
                + quest
                + ", attribute: "
                + by
                + ", successes: "
                + needs
                + "}]",
            "places: {" + place + ": {encounters: [" + quest + "]}}")
        .then("confront " + quest + " with " + by, "roll 1 of 2", "take gold", "keep card");
  }

  @Test
  @Shows("GOK-DECK-04")
  void aRewardDeckIsSearchedOpenly() {
    Scene scene =
        defeated("bone-fields", "seal-the-rift", "study", "2")
            .then("accept", "draw cloak-pin", "draw hunting-bow");

    assertThat(scene.hero(0).hand().count(Scene.card("hunting-bow"))).isEqualTo(1);
    assertThat(scene.hero(0).shown().count(Scene.card("hunting-bow"))).isEqualTo(1);
    assertThat(scene.state().decks().rewards(RewardType.ITEM).discard().size()).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-REWARD-05", "GOK-TROPHY-04"})
  void aRewardMayComeStraightIntoPlay() {
    Scene scene =
        defeated("old-wood", "missing-child", "sneak", "2").then("accept", "draw acolyte");

    assertThat(scene.hero(0).assets().count(Scene.card("acolyte"))).isEqualTo(1);
  }

  @Test
  void oneOfSomeCardsIsKept() {
    Scene scene =
        one("gold: 2, assets: [seer-s-ring]", "")
            .then("resolve seer-s-ring", "draw fireball", "draw mend-wounds", "choose fireball");

    assertThat(scene.hero(0).hand().count(Scene.card("fireball"))).isEqualTo(1);
    assertThat(
            scene
                .state()
                .decks()
                .rewards(RewardType.SPELL)
                .discard()
                .count(Scene.card("mend-wounds")))
        .isEqualTo(1);
  }

  @Test
  @Shows({"GOK-TERM-14", "GOK-SKILL-06"})
  void aSkillOfTheOwnClassIsGained() {
    Scene scene =
        one(
                "at: frostmaw, fate-used: true, skills: [brawler],"
                    + " hand: [kobold, devil],"
                    + " progress: [{card: hermit-cave, attribute: influence, successes: 1}]",
                "places: {frostmaw: {encounters: [hermit-cave]}}")
            .then("confront hermit-cave with influence", "roll 1 of 3", "take gold", "keep card")
            .then("accept", "choose option 1", "discard kobold", "discard devil");
    assertThat(scene.moves()).containsExactlyInAnyOrder("choose shield-drill", "decline");

    scene.then("choose shield-drill");

    assertThat(scene.hero(0).skills().count(Scene.card("shield-drill"))).isEqualTo(1);
  }

  @Test
  void somethingIsHandedOverToAHeroThere() {
    Scene scene =
        Scene.of(
                3,
                """
                turn-of: 1
                heroes:
                  0: {at: frostmaw}
                  1: {at: green-meadows, fate-used: true, gold: 0, hand: [farmer],
                    progress: [{card: bring-in-the-harvest, attribute: study, successes: 1}]}
                  2: {at: green-meadows, gold: 0}
                places: {green-meadows: {encounters: [bring-in-the-harvest]}}
                """)
            .then("confront bring-in-the-harvest with study", "roll 1 of 3");
    scene.then("take gold", "keep card", "accept", "give farmer");

    assertThat(scene.hero(2).hand().count(Scene.card("farmer"))).isEqualTo(1);
    assertThat(scene.hero(1).hand().count(Scene.card("farmer"))).isZero();
  }

  @Test
  @Shows("GOK-EVENT-03")
  void anEventIsKeptIfItSaysSo() {
    Scene scene =
        one("at: green-meadows", "").then("search", "draw harvest-feast", "choose option 3");

    assertThat(scene.hero(0).hand().count(Scene.card("harvest-feast"))).isEqualTo(1);
    assertThat(scene.state().decks().encounters(Terrain.PLAINS).discard().isEmpty()).isTrue();
  }

  @Test
  @Shows({"GOK-EVENT-04", "GOK-EVENT-05", "GOK-GAME-06"})
  void aTestOfAnEventIsRepeatedForAPointIfItSaysSo() {
    Scene scene =
        one("at: bone-fields", "").then("search", "draw bones-in-the-dust", "roll 0 of 2");
    assertThat(scene.hero(0).ap()).isEqualTo(2);

    scene.then("choose option 1");

    assertThat(scene.hero(0).ap()).isEqualTo(1);
    assertThat(scene.odds().keySet()).contains("roll 2 of 2");
  }

  @Test
  @Shows("GOK-VEIL-03")
  void aCardMayEnterPlayVeiled() {
    Scene scene = one("at: ashen-waste, hand: [cinder-rain]", "").then("discover cinder-rain");

    assertThat(scene.hero(0).veiled().count(Scene.card("cinder-rain"))).isEqualTo(1);
  }

  @Test
  void aChapterMayBeWorthATrophyAgain() {
    Scene scene =
        Scene.of(
                1,
                """
                heroes: {0: {at: kingsfield, race: elf, profession: bard, saga: 0, chapter: 1,
                  gold: 5, assets: [thief-taker], hand: [devil, kobold, farmer, hill-giant]}}
                """)
            .then("regale", "discard devil", "discard kobold", "discard farmer");

    assertThat(scene.odds().keySet()).anyMatch(each -> each.startsWith("draw "));
  }

  private static Scene copying(String hand) {
    return Scene.of(
        OwnPack.captain(
            "abilities: [{on: any-time, deed: true, cost: {veil: true}, effects: [copy-trophy]}]"),
        Setup.of(3),
        """
        turn-of: 1
        heroes:
          0: {at: frostmaw, hand: [briar-troll]}
          1: {at: bone-fields, fate: 0, gold: 0, assets: [captain], hand: [%s]}
          2: {at: frostmaw}
        """
            .formatted(hand));
  }

  @Test
  @Shows("GOK-TROPHY-01")
  void onlyAnEncounterInTheOwnHandWithATrophyIsCopied() {
    Scene scene = copying("kobold, farmer, wood-bandit, cloak-pin").then("resolve captain");

    assertThat(scene.hero(1).gold()).isEqualTo(trophy("Wood Bandit"));
    assertThat(copying("kobold, cloak-pin").moves()).doesNotContain("resolve captain");
  }

  /** How much gold the first Trophy of a card is worth. */
  private static int trophy(String card) {
    return Scene.GAME.cards().pack.encounters().stream()
        .filter(each -> each.name().equals(card))
        .flatMap(each -> each.trophies().get(0).effects().stream())
        .mapToInt(effect -> ((Gain) effect).amount())
        .sum();
  }

  @Test
  @Shows({"GOK-DECK-04", "GOK-DECK-06"})
  void aSearchThatFindsTheLastCardRenewsTheDeck() {
    GloomOfKilforth game =
        OwnPack.captain(
            "abilities: [{on: any-time, deed: true, cost: {assets: 1, asset-with: item}, limit:"
                + " once-per-day, effects: [{seek-reward: {type: item, keyword: weapon}}]}]");
    Scene scene =
        Scene.of(
                game,
                Setup.of(4),
                """
                turn-of: 1
                heroes:
                  0: {at: frostmaw, hand: [%s]}
                  2: {at: frostmaw, hand: [%s]}
                  3: {at: frostmaw, hand: [%s]}
                  1: {gold: 0, assets: [captain, cloak-pin]}
                """
                    .formatted(
                        Scene.hands(
                            3, Scene.rewardsBut(RewardType.ITEM, "cloak-pin", "hunting-bow"))))
            .then("resolve captain", "sacrifice cloak-pin", "draw hunting-bow");

    assertThat(scene.hero(1).hand().count(Scene.card("hunting-bow"))).isEqualTo(1);
    Supply items = scene.state().decks().rewards(RewardType.ITEM);
    assertThat(items.deck().toPile().toArray()).containsExactly(Scene.card("cloak-pin"));
    assertThat(items.discard().isEmpty()).isTrue();
  }
}
