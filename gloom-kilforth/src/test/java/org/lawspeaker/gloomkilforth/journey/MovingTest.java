package org.lawspeaker.gloomkilforth.journey;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Moving, and what is found. */
class MovingTest {
  @Test
  @Shows({"GOK-MOVE-01", "GOK-LOC-09", "GOK-ACTION-01", "GOK-TOKEN-04"})
  void aMoveLeadsToANeighbourAndCostsAnActionPoint() {
    Scene scene = Scene.of(1, "heroes: {0: {ap: 4}}");
    assertThat(scene.moves())
        .contains("move blessed-grove", "move owlwater", "move spire-tor", "move frostmaw")
        .doesNotContain("move old-wood");
    assertThat(scene.refused("move old-wood")).containsExactly("GOK-MOVE-01");

    scene.then("move blessed-grove");

    assertThat(scene.hero(0).ap()).isEqualTo(3);
    assertThat(scene.hero(0).at()).isEqualTo(scene.place("blessed-grove"));
  }

  @Test
  @Shows({"GOK-MOVE-02", "GOK-LOC-05", "GOK-Q-22"})
  void aShortcutLeadsToWhereTheSameIsShown() {
    Scene scene = Scene.of(1, "heroes: {0: {at: cloudbreak}}");

    assertThat(scene.moves()).contains("move kingsfield").doesNotContain("move mill-crossing");
    assertThat(
            Scene.of(1, "{heroes: {0: {at: cloudbreak}}, places: {cloudbreak: {gloom: true}}}")
                .refused("move kingsfield"))
        .containsExactly("GOK-MOVE-01", "GOK-MOVE-02");
  }

  @Test
  @Shows({"GOK-MOVE-04", "GOK-MOVE-07", "GOK-ENC-01", "GOK-SETUP-14"})
  void anEncounterOfTheTerrainIsDrawnWhereNoneIs() {
    Scene scene = Scene.of(1, "heroes: {0: {ap: 4}}").then("move frostmaw");
    assertThat(scene.odds().keySet()).contains("draw devil").doesNotContain("draw kobold");

    scene.then("draw deep-mine");

    assertThat(scene.site("frostmaw").encounters().contains(Scene.card("deep-mine"))).isTrue();
  }

  @Test
  @Shows({"GOK-MOVE-05"})
  void whereAnEncounterIsNoneIsDrawn() {
    Scene scene =
        Scene.of(1, "{heroes: {0: {ap: 4}}, places: {frostmaw: {encounters: [deep-mine]}}}")
            .then("move frostmaw");

    assertThat(scene.window()).isEqualTo("action");
    assertThat(scene.site("frostmaw").encounters().size()).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-MOVE-08"})
  void inTheCityNothingIsDrawn() {
    Scene scene = Scene.of(1, "heroes: {0: {at: frostmaw, ap: 4}}").then("move sprawl-city");

    assertThat(scene.window()).isEqualTo("action");
  }

  @Test
  @Shows({"GOK-MOVE-09", "GOK-OBSTACLE-03", "GOK-MOVE-10"})
  void obstaclesAndGloomHinderNoMove() {
    Scene scene =
        Scene.of(
            1,
            """
            heroes: {0: {at: sprawl-city, ap: 4}}
            places:
              sprawl-city: {obstacles: 2, gloom: true}
              frostmaw: {obstacles: 1, gloom: true, encounters: [deep-mine]}
            """);

    assertThat(scene.allowed("move frostmaw")).containsExactly("GOK-MOVE-01");
    scene.then("move frostmaw");
    assertThat(scene.moves()).contains("hide", "clear obstacle");
  }

  @Test
  @Shows({"GOK-EVENT-01", "GOK-EVENT-07", "GOK-Q-24", "GOK-Q-73"})
  void anEventIsResolvedAndDiscardedAndNothingElseIsDrawn() {
    Scene scene =
        Scene.of(1, "heroes: {0: {at: sprawl-city, ap: 4, gold: 1}}")
            .then("move frostmaw", "draw avalanche");
    assertThat(scene.odds().keySet()).contains("roll 2 of 2");

    scene.then("roll 0 of 2", "decline");

    assertThat(scene.hero(0).hp()).isEqualTo(3);
    assertThat(scene.site("frostmaw").encounters().isEmpty()).isTrue();
    assertThat(scene.window()).isEqualTo("action");
    assertThat(scene.hero(0).ap()).isEqualTo(2);
  }

  @Test
  @Shows({"GOK-EVENT-04", "GOK-EVENT-05"})
  void theTestOfAnEventCostsNothingAndIsRolledOnce() {
    Scene scene =
        Scene.of(1, "heroes: {0: {at: sprawl-city, ap: 4}}")
            .then("move frostmaw", "draw avalanche", "roll 1 of 2", "decline");

    assertThat(scene.hero(0).ap()).isEqualTo(3);
    assertThat(scene.window()).isEqualTo("action");
  }

  @Test
  @Shows({"GOK-CONFRONT-08"})
  void leavingLosesTheSuccessesRecorded() {
    Scene scene =
        Scene.of(
                1,
                """
                heroes: {0: {at: frostmaw, ap: 4}}
                places: {frostmaw: {encounters: [watch-tower]}}
                """)
            .then("confront watch-tower with sneak", "roll 1 of 2", "decline");
    assertThat(scene.hero(0).progress()).hasSize(1);

    scene.then("move sprawl-city");

    assertThat(scene.hero(0).progress()).isEmpty();
  }

  @Test
  @Shows("GOK-Q-05")
  void anAncientIsNoEncounterUnlessTheTableSaysSo() {
    String zones =
        """
        turn-of: 1
        heroes: {0: {chapter: 6}, 1: {at: blessed-grove, ap: 4}}
        ancients: [{card: prince-of-ruin, plots: [], at: 6}]
        """;
    Scene drawn = Scene.of(2, zones).then("move old-wood");
    Scene quiet = Scene.of(Setup.of(2).with("ancients", "encounter"), zones).then("move old-wood");

    assertThat(drawn.odds()).containsKey("draw wood-bandit");
    assertThat(quiet.asked()).isZero();
    assertThat(quiet.site("old-wood").encounters().isEmpty()).isTrue();
  }

  @Test
  @Shows({"GOK-MOVE-02", "GOK-Q-22"})
  void aShortcutHasToBeShownWhereItLeadsAsWell() {
    Scene scene =
        Scene.of(
            2,
            """
            turn-of: 1
            heroes: {1: {at: cloudbreak}}
            places: {kingsfield: {gloom: true}}
            """);

    assertThat(scene.refused("move kingsfield")).containsExactly("GOK-MOVE-01", "GOK-MOVE-02");
  }

  @Test
  @Shows("GOK-MOVE-01")
  void noShortcutLeadsToWhereTheHeroIs() {
    Scene scene = Scene.of(2, "turn-of: 1\nheroes: {1: {at: kingsfield}}"); // it has a shortcut

    assertThat(scene.moves()).doesNotContain("move kingsfield");
    assertThat(scene.refused("move kingsfield")).containsExactly("GOK-MOVE-01");
  }
}
