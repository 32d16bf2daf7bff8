package org.lawspeaker.gloomkilforth.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.gloomkilforth.state.Terrain;
import org.lawspeaker.testkit.coverage.Shows;

/** Effects on one hero, one place or one encounter, as cards of the reference pack have them. */
class TargetsTest {
  private static Scene one(String hero, String zones) {
    return Scene.of(1, "heroes: {0: {fate: 0, " + hero + "}}\n" + zones);
  }

  @Test
  @Shows("GOK-Q-94")
  void aFoeThatIsDiscardedEndsItsBattleWithoutAReward() {
    Scene scene =
        Scene.of(
                OwnPack.captain(
                    "abilities: [{on: any-time, deed: true, cost: {gold: 2, veil: true}, effects:"
                        + " [{discard-encounter: plains}]}]"),
                Setup.of(2),
                """
                turn-of: 1
                heroes:
                  0: {at: frostmaw}
                  1: {race: elf, profession: wizard, saga: 0, at: green-meadows, gold: 3, fate: 0,
                    hand: [], enemies: [farmer], assets: [captain]}
                places: {green-meadows: {encounters: [farmer]}}
                """)
            .then("choose farmer", "done", "resolve captain");

    assertThat(scene.state().battles()).isEmpty();
    assertThat(scene.window()).isEqualTo("action");
    assertThat(scene.hero(1).gold()).isEqualTo(1);
    assertThat(scene.hero(1).hand().isEmpty()).isTrue();
    assertThat(scene.hero(1).enemies().isEmpty()).isTrue();
  }

  @Test
  @Shows({"GOK-STRANGER-05", "GOK-STRANGER-06"})
  void theHerosOwnEnemyIsNoStrangerToBeDiscarded() {
    String zones =
        """
        turn-of: 1
        heroes:
          0: {at: frostmaw, enemies: [%s]}
          1: {race: elf, profession: wizard, at: green-meadows, gold: 3, enemies: [%s],
              assets: [envoy-s-signet]}
        places: {green-meadows: {encounters: [farmer]}}
        """;

    assertThat(Scene.of(2, zones.formatted("", "farmer")).moves())
        .doesNotContain("resolve envoy-s-signet");
    assertThat(Scene.of(2, zones.formatted("farmer", "")).moves())
        .contains("resolve envoy-s-signet");
  }

  @Test
  void oneHeroOfTheUsersChoiceIsHealed() {
    Scene scene =
        Scene.of(
                3,
                """
                turn-of: 1
                heroes:
                  0: {at: frostmaw, hp: 2}
                  1: {at: old-wood, gold: 1, hp: 2, skills: [small-mercies]}
                  2: {hp: 2, defeated: true}
                """)
            .then("resolve small-mercies");
    assertThat(scene.moves()).containsExactlyInAnyOrder("choose seat 0", "choose seat 1");

    scene.then("choose seat 0");

    assertThat(scene.hero(0).hp()).isEqualTo(3);
    assertThat(scene.hero(1).hp()).isEqualTo(2);
  }

  private static Scene dusk(String skills) {
    return Scene.of(
            3,
            """
            turn-of: 1
            clock: {first: 2}
            heroes:
              0: {camped: true, at: frostmaw, assets: [captain], hidden: true, skills: [%s]}
              1: {at: old-wood, assets: [magister]}
              2: {camped: true, at: green-meadows, assets: [warden]}
            """
                .formatted(skills))
        .then("camp", "draw broken-oath");
  }

  @Test
  @Shows({"GOK-DEF-06", "GOK-SKILL-07", "GOK-HIDE-04"})
  void theStrongestHeroHasTheHighestSkillLevel() {
    assertThat(dusk("shield-drill").hero(0).assets().isEmpty()).isFalse();
    assertThat(dusk("shield-drill").moves()).contains("sacrifice captain");
    assertThat(dusk("shield-drill").window()).isEqualTo("give-up");
  }

  @Test
  @Shows({"GOK-DEF-08", "GOK-NIGHT-09", "GOK-REQ-04"})
  void theFirstHeroDecidesAmongEquals() {
    Scene scene = dusk("");
    int first = scene.state().clock().first().index();
    assertThat(scene.window()).isEqualTo("choose-hero");

    scene.then("seat " + first + ": choose seat 1");

    assertThat(scene.moves()).containsExactly("sacrifice magister");
  }

  @Test
  @Shows({"GOK-DEF-07", "GOK-DEF-09"})
  void aLoneHeroIsStrongestAndWeakest() {
    Scene weakest = one("at: old-wood", "").then("camp", "draw lost-sleep");
    assertThat(weakest.hero(0).fate()).isEqualTo(1);

    Scene strongest = one("assets: [captain]", "").then("camp", "draw broken-oath");
    assertThat(strongest.moves()).containsExactly("sacrifice captain");
  }

  @Test
  @Shows("GOK-Q-94")
  void anEncounterIsDiscardedForNothing() {
    Scene scene =
        one(
                "at: green-meadows, gold: 2, assets: [envoy-s-signet]",
                "places: {green-meadows: {encounters: [farmer, remote-town, grain-widow]}}")
            .then("resolve envoy-s-signet");
    assertThat(scene.moves())
        .contains("choose farmer", "choose grain-widow")
        .doesNotContain("choose remote-town");

    scene.then("choose grain-widow");

    assertThat(scene.site("green-meadows").encounters().size()).isEqualTo(2);
    assertThat(scene.state().decks().encounters(Terrain.PLAINS).discard().size()).isEqualTo(1);
    assertThat(scene.hero(0).hand().isEmpty()).isTrue();
  }

  @Test
  @Shows({"GOK-TERM-02", "GOK-TERM-03", "GOK-TERM-04", "GOK-ANCIENT-05"})
  void aVillainIsDefeatedByWord() {
    String hero = "at: forest, skills: [inquisitor], hand: [kobold, farmer]";
    Scene scene =
        one(
                hero.replace("forest", "old-wood"),
                "places: {old-wood: {encounters: [hollow-oak, exiled-baron]}}")
            .then("resolve inquisitor");
    assertThat(scene.moves()).containsExactly("discard kobold");

    scene.then("discard kobold", "take gold", "keep card");

    assertThat(scene.site("old-wood").encounters().size()).isEqualTo(1);
    assertThat(scene.hero(0).hand().count(Scene.card("exiled-baron"))).isEqualTo(1);
    assertThat(scene.refused("resolve inquisitor")).isNotEmpty();
    Scene ancient =
        one(
            hero.replace("forest", "old-wood") + ", chapter: 6",
            "ancients: [{card: prince-of-ruin, plots: [], at: 6}]");
    assertThat(ancient.moves()).doesNotContain("resolve inquisitor");
  }

  @Test
  void anAbilityOncePerDayIsUsableAgainTheNextDay() {
    Scene scene = one("at: old-wood, gold: 9, assets: [seer-s-ring]", "");
    scene.then("resolve seer-s-ring").chance().then(scene.moves().get(0));
    assertThat(scene.refused("resolve seer-s-ring")).isNotEmpty();

    scene.then("camp", "draw thick-mist").chance();

    assertThat(scene.allowed("resolve seer-s-ring")).isNotEmpty();
  }

  @Test
  @Shows({"GOK-STRANGER-05", "GOK-STRANGER-07", "GOK-SURPRISE-02"})
  void aStrangerMayBeMadeAnEnemyByADeed() {
    Scene scene =
        one(
                "at: green-meadows, profession: wizard, skills: [brawler]",
                "places: {green-meadows: {encounters: [farmer]}}")
            .then("resolve brawler");
    assertThat(scene.hero(0).enemies().count(Scene.card("farmer"))).isEqualTo(1);
    assertThat(scene.moves()).contains("choose farmer").doesNotContain("search");
    assertThat(scene.hero(0).ap()).isEqualTo(4);
  }

  @Test
  @Shows("GOK-Q-96")
  void aMoveWithoutAnActionDrawsAnEncounter() {
    Scene scene = one("at: sprawl-city, skills: [shadow-walk]", "").then("resolve shadow-walk");
    String to = scene.moves().get(0).replace("choose place ", "");

    scene.then("choose place " + to);

    assertThat(scene.hero(0).at()).isEqualTo(scene.place(to));
    assertThat(scene.odds()).isNotEmpty();
    assertThat(scene.chance().hero(0).ap()).isLessThanOrEqualTo(4);
  }

  @Test
  @Shows("GOK-LOC-09")
  void aShortcutLeadsToNoAdjacentLocation() {
    Scene gulch = one("at: howling-gulch, skills: [shadow-walk]", "");
    assertThat(gulch.moves()).contains("move eagle-stair"); // the same shortcut

    gulch.then("resolve shadow-walk");

    assertThat(gulch.moves())
        .containsExactlyInAnyOrder(
            "choose place cinder-road",
            "choose place scorched-hollow",
            "choose place shrouded-glade");
  }

  @Test
  @Shows({"GOK-TERM-12", "GOK-Q-96"})
  void whoIsPutSomewhereDrawsNothing() {
    Scene scene =
        one("at: sprawl-city, saga: 5, chapter: 6, assets: [map-of-all-roads]", "")
            .then("resolve map-of-all-roads", "choose place frostmaw");

    assertThat(scene.hero(0).at()).isEqualTo(scene.place("frostmaw"));
    assertThat(scene.site("frostmaw").encounters().isEmpty()).isTrue();
    assertThat(scene.window()).isEqualTo("action");
  }

  @Test
  @Shows({"GOK-Q-114", "GOK-BATTLE-13"})
  void whoIsTakenOutOfABattleLeavesTheFoeAsItWas() {
    Scene scene =
        one(
                "at: bone-fields, race: elf, profession: wizard, assets: [road-home]",
                "places: {bone-fields: {encounters: [sulphur-imp]}}")
            .then("choose sulphur-imp", "done", "done", "roll 0 of 2", "done", "roll 1 of 1")
            .then("done", "resolve road-home");

    assertThat(scene.state().battles()).isEmpty();
    assertThat(scene.hero(0).at()).isEqualTo(scene.place("sprawl-city"));
    assertThat(scene.hero(0).camped()).isFalse();
    assertThat(scene.site("bone-fields").encounters().size()).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-ASSAULT-14", "GOK-Q-114"})
  void nobodyIsTakenOutOfTheBattleWithAnAncient() {
    Scene scene =
        one(
                "at: old-wood, chapter: 6, race: elf, profession: wizard, assets: [road-home], hp: 3,"
                    + " loot: [bandage]",
                "ancients: [{card: prince-of-ruin, plots: [], at: 6}]")
            .then("assault prince-of-ruin", "resolve road-home");

    assertThat(scene.hero(0).at()).isEqualTo(scene.place("old-wood"));
    assertThat(scene.state().battles()).hasSize(1);
  }

  private static String asked(Scene scene) {
    return Scene.GAME.pending(scene.state()).asked().orElseThrow().asks();
  }

  @Test
  void whoMustGiveUpACardOfOneKindIsAskedForThat() {
    Scene broken = dusk("shield-drill");
    Scene defeated =
        one(
                "race: human, profession: wizard, at: bone-fields, hp: 1, hand: [farmer],"
                    + " assets: [captain]",
                "places: {bone-fields: {encounters: [sulphur-imp]}}")
            .then("roll 1 of 2", "roll 0 of 3", "decline");

    assertThat(asked(broken)).isEqualTo("Which asset with title is given up?");
    assertThat(asked(defeated)).isEqualTo("Which asset or rumour is given up?");
  }
}
