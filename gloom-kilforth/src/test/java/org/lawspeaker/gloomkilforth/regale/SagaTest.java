package org.lawspeaker.gloomkilforth.regale;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** The course of a saga, and what serves for it. */
class SagaTest {
  /** Seat 1 of three, on a chapter of Take Fortress. */
  private static Scene chapter(String format, int chapter, String cards, String others) {
    return Scene.of(
        Setup.of(3).with("format", format),
        """
        turn-of: 1
        heroes:
          0: {race: elf, profession: priest, saga: 1, %s}
          1: {race: orc, profession: warrior, saga: 0, chapter: %d, gold: 5, %s}
          2: {%s}
        """
            .formatted(others.split("\\|")[0], chapter, cards, others.split("\\|")[1]));
  }

  /** Whoever has the cards of one chapter completes that one, and no other. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1 | hand: [devil, kobold]               | discard devil, discard kobold
          2 | hand: [remote-town], assets: [old-soldier] | show old-soldier, discard remote-town
          3 | hand: [kobold], assets: [gilded-sword]     | show gilded-sword, discard kobold
          4 | hand: [wood-bandit], assets: [captain]     | discard wood-bandit, show captain
          """)
  @Shows({"GOK-SAGA-02", "GOK-CHAPTER-10"})
  void chaptersComeInTheirOrder(int chapter, String cards, String provides) {
    Scene scene = chapter("cooperative", chapter, cards, "gold: 0|gold: 0").then("regale");
    scene.then(provides.split(", "));
    assertThat(scene.hero(1).chapter()).isEqualTo(chapter + 1);
    for (int other = 1; other <= 4; other++) {
      if (other != chapter) {
        assertThat(chapter("cooperative", other, cards, "gold: 0|gold: 0").refused("regale"))
            .as("chapter " + other)
            .containsExactly("GOK-CHAPTER-03");
      }
    }
  }

  @Test
  @Shows({"GOK-SAGA-13", "GOK-ENC-13"})
  void whatAHeroHasDefeatedServesForItsSaga() {
    Scene scene =
        Scene.of(
                3,
                """
                turn-of: 1
                heroes:
                  1:
                    race: human
                    profession: warrior
                    saga: 0
                    at: rolling-hills
                    gold: 5
                    fate: 0
                    hand: [sulphur-imp]
                places: {rolling-hills: {encounters: [rock-ogre]}}
                """)
            .then("roll 0 of 2", "roll 3 of 4", "decline", "take gold", "keep card", "regale");

    assertThat(scene.moves()).containsExactly("discard rock-ogre");
  }

  @Test
  @Shows("GOK-PLOT-05")
  void aDefeatedPlotProvidesItsKeywords() {
    String zones =
        "turn-of: 1\nheroes: {1: {saga: 1, chapter: 2, gold: 5, hand: [remote-town, %s]}}";

    assertThat(Scene.of(3, zones.formatted("pact-of-ruin")).then("regale").moves())
        .containsExactly("discard pact-of-ruin"); // assist
    assertThat(Scene.of(3, zones.formatted("altar-of-ruin")).refused("regale"))
        .containsExactly("GOK-CHAPTER-03");
  }

  @Test
  @Shows({"GOK-PRESSURE-03", "GOK-PRESSURE-04"})
  void chapterFourPressesThoseWhoHaveNotCompletedChapterTwo() {
    Scene scene =
        chapter("competitive", 4, "hand: [wood-bandit], assets: [captain]", "chapter: 2|chapter: 1")
            .then("regale", "discard wood-bandit", "show captain", "decline");
    assertThat(scene.asked()).isEqualTo(2);
    scene.then("decline");
    assertThat(scene.asked()).isEqualTo(0);
    scene.then("accept");
    assertThat(scene.hero(0).chapter()).isEqualTo(3);
    Scene ahead =
        chapter("competitive", 4, "hand: [wood-bandit], assets: [captain]", "chapter: 3|chapter: 5")
            .then("regale", "discard wood-bandit", "show captain", "decline");
    assertThat(ahead.window()).isEqualTo("action");
  }

  @Test
  @Shows("GOK-SAGA-10")
  void theAbilityOfAChapterWorksWhileItIsTheCurrentOne() {
    String zones =
        """
        turn-of: 1
        heroes:
          1: {race: elf, profession: priest, saga: 0, chapter: %d, at: spire-tor, gold: 0, fate: 0}
        places: {spire-tor: {encounters: [rock-ogre]}}
        """;
    Scene first = Scene.of(2, zones.formatted(1)).then("roll 0 of 2");
    Scene second = Scene.of(2, zones.formatted(2)).then("roll 0 of 2");

    assertThat(first.odds()).containsKey("roll 3 of 3");
    assertThat(second.odds()).containsKey("roll 2 of 2").doesNotContainKey("roll 3 of 3");
  }

  /** Seat 1 completes a chapter of the Song of Kilforth and has one rumour left. */
  private static Scene song(int chapter, String... discards) {
    return Scene.of(
            3,
            """
            turn-of: 1
            heroes:
              0: {at: frostmaw}
              1:
                race: orc
                profession: rogue
                saga: 6
                chapter: %d
                gold: 5
                hand: [salt-trader, farmer, lost-caravan]
              2: {at: frostmaw}
            """
                .formatted(chapter))
        .then("regale")
        .then(discards);
  }

  @Test
  @Shows({"GOK-REQ-02", "GOK-SAGA-10"})
  void completingAChapterIsAMomentOfThisChapterAndNotOfTheNext() {
    Scene first = song(1, "discard salt-trader", "discard farmer");
    Scene second = song(2, "discard salt-trader", "discard lost-caravan");

    assertThat(first.hero(1).chapter()).isEqualTo(2);
    assertThat(first.hero(1).gold()).isZero();
    assertThat(second.hero(1).chapter()).isEqualTo(3);
    assertThat(second.hero(1).gold()).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-REQ-02", "GOK-SAGA-10"})
  void completingAFinaleIsAMomentOfTheFinaleAndNotOfItsTotem() {
    Scene scene =
        Scene.of(
                2,
                """
                turn-of: 1
                heroes:
                  0: {at: frostmaw}
                  1: {race: orc, profession: warrior, at: spire-tor, saga: 0, chapter: 5, finale: 5, hp: 3, fate: 0}
                """)
            .then("regale", "roll 1 of 6");

    assertThat(scene.window()).isEqualTo("totem");
    assertThat(scene.hero(1).hp()).isEqualTo(4);
  }
}
