package org.lawspeaker.gloomkilforth.deeds;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Encounters overcome by their Weakness. */
class OvercomeTest {
  /** An Elf Priest, pious, at the place of the Cleric with Weakness - Pious. */
  private static Scene cleric(String active, String other, String place) {
    return Scene.of(
        2,
        """
        turn-of: 1
        heroes:
          0: {race: human, profession: warrior, at: bone-fields, %s}
          1: {race: elf, %s}
        places: {bone-fields: {encounters: [cleric], %s}}
        """
            .formatted(
                other,
                Scene.hero(
                    active,
                    "profession: priest",
                    "at: bone-fields",
                    "fate: 0",
                    "gold: 0",
                    "hp: 4",
                    "ap: 4"),
                place));
  }

  private static Scene cleric(String active) {
    return cleric(active, "gold: 0", "obstacles: 0");
  }

  @Test
  @Shows({"GOK-OVERCOME-01", "GOK-OVERCOME-04", "GOK-OVERCOME-06", "GOK-TERM-02"})
  void aKeywordOfTheClassDefeatsItWithoutApOrTest() {
    Scene scene = cleric("gold: 0").then("overcome cleric with influence");

    assertThat(scene.window()).isEqualTo("loot-step");
    scene.then("take gold");
    assertThat(scene.window()).isEqualTo("rumour-step");
    scene.then("keep card");
    assertThat(scene.hero(1).gold()).isEqualTo(2);
    assertThat(scene.hero(1).hand().count(Scene.card("cleric"))).isEqualTo(1);
    assertThat(scene.hero(1).ap()).isEqualTo(4);
    assertThat(scene.site("bone-fields").encounters().isEmpty()).isTrue();
  }

  @Test
  @Shows({"GOK-OVERCOME-01", "GOK-OVERCOME-05"})
  void withoutTheKeywordItIsNotPossible() {
    assertThat(cleric("profession: wizard").refused("overcome cleric with influence"))
        .containsExactly("GOK-OVERCOME-01");
  }

  @Test
  @Shows({"GOK-OVERCOME-01", "GOK-OVERCOME-06"})
  void aKeywordOfAnAssetWillDo() {
    assertThat(
            cleric("profession: wizard, assets: [acolyte]")
                .allowed("overcome cleric with influence"))
        .containsExactly("GOK-OVERCOME-01");
  }

  @Test
  @Shows({"GOK-OVERCOME-01"})
  void aRumourIsNotInPlay() {
    assertThat(
            cleric("profession: wizard, hand: [acolyte]").refused("overcome cleric with influence"))
        .containsExactly("GOK-OVERCOME-01");
  }

  @Test
  @Shows({"GOK-OVERCOME-01"})
  void theHeroHasToBeThere() {
    assertThat(cleric("at: old-wood").refused("overcome cleric with influence"))
        .containsExactly("GOK-OVERCOME-01");
  }

  @Test
  @Shows({"GOK-DEED-02"})
  void aHiddenHeroComesOutFirst() {
    Scene scene = cleric("hidden: true");

    assertThat(scene.refused("overcome cleric with influence")).containsExactly("GOK-DEED-02");
    assertThat(scene.then("come out").moves()).contains("overcome cleric with influence");
  }

  @Test
  @Shows({"GOK-OVERCOME-02", "GOK-Q-58"})
  void itCountsAsDefeatedByAnAttributePrintedOnTheCard() {
    Scene scene = cleric("gold: 0");

    assertThat(scene.moves())
        .contains("overcome cleric with influence", "overcome cleric with fight");
    assertThat(scene.refused("overcome cleric with sneak")).containsExactly("GOK-Q-58");
  }

  @Test
  @Shows({"GOK-OVERCOME-03"})
  void allHeroesLoseTheirSuccessesAgainstIt() {
    Scene scene =
        cleric(
                "gold: 0",
                "progress: [{card: cleric, attribute: influence, successes: 1}]",
                "obstacles: 0")
            .then("overcome cleric with influence");

    assertThat(scene.hero(0).progress()).isEmpty();
  }

  @Test
  @Shows({"GOK-Q-57"})
  void obstaclesDoNotHinder() {
    assertThat(cleric("gold: 0", "gold: 0", "obstacles: 1").moves())
        .contains("overcome cleric with influence");
  }

  @Test
  @Shows({"GOK-Q-57", "GOK-Q-04"})
  void whatWasEvadedIsNotThere() {
    assertThat(cleric("evaded: [cleric]").refused("overcome cleric with influence"))
        .containsExactly("GOK-Q-04");
  }

  @Test
  @Shows({"GOK-Q-57", "GOK-Q-58"})
  void itEndsTheEngagementInWhichItIsDone() {
    Scene scene = cleric("enemies: [cleric]").then("choose cleric", "done");
    assertThat(scene.state().battles()).hasSize(1);

    scene.then("overcome cleric with fight", "done");

    assertThat(scene.state().battles()).isEmpty();
    assertThat(scene.hero(1).gold()).isEqualTo(2);
    assertThat(scene.hero(1).hand().count(Scene.card("cleric"))).isEqualTo(1);
    assertThat(scene.window()).isEqualTo("action");
  }

  @Test
  @Shows({"GOK-Q-03", "GOK-DEF-01"})
  void anAbilityInTheMidstOfWhichItIsDoneIsStillFinished() {
    Scene scene =
        cleric("enemies: [cleric], gold: 2, assets: [seer-s-ring]")
            .then("choose cleric", "resolve seer-s-ring", "draw fireball", "draw vigour");

    scene.then("overcome cleric with fight");

    assertThat(scene.window()).isEqualTo("keep");
    scene.then("choose vigour");
    assertThat(scene.hero(1).hand().count(Scene.card("vigour"))).isEqualTo(1);
    assertThat(scene.state().battles()).isEmpty();
  }

  @Test
  @Shows({"GOK-Q-03"})
  void aTestThatIsNotAgainstItGoesOn() {
    GloomOfKilforth game =
        OwnPack.captain(
            "abilities: [{on: any-time, deed: true, cost: {veil: true}, effects: [{take-test:"
                + " {attribute: study, value: 1, pass: [{gain: {what: fate, amount: 1}}]}}]}]");
    Scene scene =
        Scene.of(
                game,
                Setup.of(2),
                """
                turn-of: 1
                heroes:
                  0: {at: frostmaw}
                  1:
                    race: human
                    profession: priest
                    at: bone-fields
                    enemies: [cleric]
                    assets: [captain]
                    fate: 0
                    fate-used: true
                places: {bone-fields: {encounters: [cleric]}}
                """)
            .then("choose cleric", "resolve captain", "overcome cleric with fight");

    assertThat(scene.state().tests()).hasSize(1);
    scene.then("roll 1 of 2");
    assertThat(scene.hero(1).fate()).isEqualTo(1);
    assertThat(scene.state().battles()).isEmpty();
  }

  @Test
  @Shows({"GOK-ASSAULT-18", "GOK-Q-57"})
  void anAncientIsNeverOvercome() {
    Scene scene =
        Scene.of(
            1,
            "heroes: {0: {at: old-wood, chapter: 6}}\n"
                + "ancients: [{card: prince-of-ruin, plots: [], at: 6}]");

    assertThat(scene.refused("overcome prince-of-ruin with fight"))
        .containsExactly("GOK-ASSAULT-18");
  }

  @Test
  @Shows({"GOK-Q-58", "GOK-Q-115"})
  void whatHasNoAttributeIsOvercomeByFight() {
    GloomOfKilforth game =
        OwnPack.instead(
            "Sulphur Imp",
            "{name: Sulphur Imp, type: enemy, terrain: badlands, hp: 2, weakness: [pious],"
                + " provenance: house}");
    Scene scene =
        Scene.of(
            game,
            Setup.of(1),
            """
            heroes: {0: {race: elf, profession: priest, at: bone-fields}}
            places: {bone-fields: {encounters: [sulphur-imp]}}
            """);

    assertThat(scene.refused("overcome sulphur-imp with sneak")).containsExactly("GOK-Q-58");
    assertThat(scene.then("overcome sulphur-imp with fight").window()).isEqualTo("loot-step");
  }

  @Test
  @Shows({"GOK-Q-93", "GOK-Q-57", "GOK-DEFEATED-01"})
  void whoEndsABattleWithItsLastHpGoneIsDefeatedAllTheSame() {
    Scene scene = cleric("enemies: [cleric], hp: 1, gold: 0").then("choose cleric");
    on(scene).then("roll 1 of 1");
    on(scene).then("roll 0 of 2");
    while (scene.hero(1).hp() > 0) {
      scene.then("done");
    }

    scene.then("overcome cleric with fight", "done", "discard cleric");

    assertThat(scene.state().battles()).isEmpty();
    assertThat(scene.hero(1).defeated()).isTrue();
    assertThat(scene.hero(1).gold()).isZero();
  }

  /** Without a Deed, to the next dice. */
  private static Scene on(Scene scene) {
    while (scene.moves().contains("done")) {
      scene.then("done");
    }
    return scene;
  }

  @Test
  @Shows({"GOK-Q-57", "GOK-OVERCOME-01"})
  void theKeywordOfAMateWillNotDo() {
    Scene scene =
        Scene.of(
            3,
            """
            turn-of: 1
            turn: {team: ["2"]}
            heroes:
              0: {at: frostmaw}
              1: {race: elf, profession: wizard, at: bone-fields}
              2: {race: human, profession: priest, at: bone-fields}
            places: {bone-fields: {encounters: [cleric]}}
            """);

    assertThat(scene.refused("overcome cleric with influence")).containsExactly("GOK-OVERCOME-01");
  }

  @Test
  @Shows({"GOK-Q-58", "GOK-CLAIM-05"})
  void anEnemyStrangerBringsGoldAndItselfByWhateverAttribute() {
    Scene scene = cleric("enemies: [cleric], loot: [lucky-charm]");
    scene.then("overcome cleric with influence");
    while (scene.moves().contains("done")) {
      scene.then("done");
    }

    assertThat(scene.window()).isEqualTo("action");
    assertThat(scene.hero(1).gold()).isEqualTo(2);
    assertThat(scene.hero(1).hand().count(Scene.card("cleric"))).isEqualTo(1);
  }
}
