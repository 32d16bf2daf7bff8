package org.lawspeaker.gloomkilforth.regale;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Chapters of sagas. */
class ChapterTest {
  private static final String FIRST =
      """
      turn-of: %d
      heroes:
        %d:
          race: human
          profession: warrior
          saga: 0
          at: frostmaw
          ap: 4
          gold: 6
          hand: [devil, farmer, kobold]
          %s
      """;

  private static Scene first(int seats, String hero) {
    int seat = seats / 2;
    return Scene.of(seats, FIRST.formatted(seat, seat, hero));
  }

  @Test
  @Shows({"GOK-CHAPTER-01", "GOK-CHAPTER-03", "GOK-CHAPTER-04", "GOK-CHAPTER-08", "GOK-REGALE-03"})
  void aChapterCostsGoldAndItsKeywords() {
    Scene scene = first(1, "hp: 3").then("regale");
    assertThat(scene.hero(0).gold()).isEqualTo(1);
    assertThat(scene.window()).isEqualTo("keyword");
    assertThat(scene.moves()).containsExactly("discard devil");

    scene.then("discard devil", "discard kobold", "discard farmer");

    assertThat(scene.hero(0).chapter()).isEqualTo(2);
    assertThat(scene.hero(0).maxHealth()).isEqualTo(5);
    assertThat(scene.hero(0).hp()).isEqualTo(4);
    assertThat(scene.window()).isEqualTo("skill");
  }

  @Test
  @Shows({"GOK-CHAPTER-09", "GOK-SKILL-05", "GOK-SKILL-06", "GOK-CLASS-03", "GOK-CHAPTER-10"})
  void aSkillOfItsLevelAndTypeMayBeGained() {
    Scene scene =
        first(1, "hp: 4").then("regale", "discard devil", "discard kobold", "discard farmer");
    assertThat(scene.moves()).containsExactly("choose shield-drill", "choose brawler", "decline");

    scene.then("choose brawler");

    assertThat(scene.hero(0).skills().count(Scene.card("brawler"))).isEqualTo(1);
    assertThat(scene.state().decks().skills().count(Scene.card("brawler"))).isZero();
  }

  @Test
  @Shows({"GOK-CHAPTER-07", "GOK-SAGA-05", "GOK-SAGA-06", "GOK-Q-117"})
  void withThreeHeroesOneKeywordLessIsNeeded() {
    Scene scene = first(3, "hp: 4").then("regale", "discard devil", "discard kobold");

    assertThat(scene.window()).isEqualTo("skill");
  }

  @Test
  @Shows({"GOK-CHAPTER-01", "GOK-Q-45"})
  void theGoldMustBeThere() {
    assertThat(
            Scene.of(1, "heroes: {0: {gold: 4, hand: [devil, farmer, kobold]}}").refused("regale"))
        .containsExactly("GOK-CHAPTER-01");
  }

  @Test
  @Shows({"GOK-CHAPTER-02"})
  void aChapterMayCostTwiceItsNumber() {
    Scene scene =
        Scene.of(Setup.of(1).with("chapter-cost", "double"), FIRST.formatted(0, 0, "hp: 4"))
            .then("regale");

    assertThat(scene.hero(0).gold()).isEqualTo(4);
  }

  @Test
  @Shows({"GOK-CHAPTER-02"})
  void whoCannotPayTwiceItsNumberIsToldSo() {
    Scene scene =
        Scene.of(
            Setup.of(1).with("chapter-cost", "double"),
            "heroes: {0: {race: orc, profession: warrior, saga: 0, gold: 1,"
                + " hand: [devil, farmer, kobold]}}");

    assertThat(scene.reasons("regale")).containsExactly("GOK-CHAPTER-02 too-dear");
  }

  @Test
  @Shows({"GOK-CHAPTER-06", "GOK-CHAPTER-11"})
  void oneCardProvidesOneKeyword() {
    assertThat(Scene.of(1, "heroes: {0: {gold: 6, hand: [devil, farmer]}}").refused("regale"))
        .containsExactly("GOK-CHAPTER-06");
  }

  @Test
  @Shows({"GOK-CHAPTER-05", "GOK-ENC-14", "GOK-DEF-02"})
  void anAssetIsKeptOrSacrificedForItsGold() {
    String zones =
        """
        heroes:
          0: {chapter: 2, gold: 5, hand: [remote-town, cleric], assets: [old-soldier]}
        """;
    Scene kept = Scene.of(1, zones).then("regale", "show old-soldier");
    assertThat(kept.hero(0).assets().size()).isEqualTo(1);

    Scene sold = Scene.of(1, zones).then("regale", "sacrifice old-soldier");
    assertThat(sold.hero(0).assets().isEmpty()).isTrue();
    assertThat(sold.hero(0).gold()).isEqualTo(4);
  }

  @Test
  @Shows({"GOK-REGALE-02"})
  void oneChapterADayIsRegaled() {
    Scene scene =
        first(1, "hp: 4")
            .then("regale", "discard devil", "discard kobold", "discard farmer", "decline");

    assertThat(scene.refused("regale")).contains("GOK-REGALE-02");
  }

  @Test
  @Shows({"GOK-FINALE-03", "GOK-REGALE-02"})
  void theFinaleIsNotTriedOnTheDayOfChapterFour() {
    Scene scene = Scene.of(1, "heroes: {0: {at: spire-tor, chapter: 5, regaled: true}}");

    assertThat(scene.refused("regale")).containsExactly("GOK-FINALE-03");
  }

  @Test
  @Shows({"GOK-PRESSURE-01", "GOK-PRESSURE-02", "GOK-PRESSURE-04", "GOK-PRESSURE-05", "GOK-Q-48"})
  void whoLagsBehindMayCompleteAChapterForFree() {
    Scene scene = third("competitive");
    assertThat(scene.window()).isEqualTo("pressure");

    scene.then("seat 2: accept", "seat 2: decline");

    assertThat(scene.hero(2).chapter()).isEqualTo(2);
    assertThat(scene.hero(2).gold()).isEqualTo(1);
    assertThat(scene.hero(0).chapter()).isEqualTo(2);
  }

  @Test
  @Shows({"GOK-PRESSURE-01"})
  void thereIsNoPressureAmongFriends() {
    assertThat(third("cooperative").window()).isEqualTo("action");
  }

  /** Seat 1 completes chapter 3; seat 2 is on chapter 1, seat 0 on chapter 2. */
  private static Scene third(String format) {
    return Scene.of(
            Setup.of(3).with("format", format),
            """
            turn-of: 1
            heroes:
              0: {chapter: 2}
              1:
                race: human
                profession: warrior
                saga: 0
                chapter: 3
                gold: 5
                ap: 4
                hand: [devil]
                assets: [gilded-sword]
              2: {chapter: 1, gold: 1}
            """)
        .then("regale", "show gilded-sword", "discard devil", "decline");
  }

  @Test
  @Shows({"GOK-CHAPTER-06", "GOK-CHAPTER-05"})
  void anAssetThatWasShownIsNotCountedOnForAnotherKeyword() {
    Scene scene =
        Scene.of(
                OwnPack.captain("keywords: [mountain, plains]"),
                Setup.of(2),
                """
                turn-of: 1
                heroes:
                  0: {at: frostmaw}
                  1: {saga: 0, gold: 5, hand: [kobold, barrow-wight], assets: [captain]}
                """)
            .then("regale", "show captain");

    assertThat(scene.moves()).containsExactly("discard kobold");
    assertThat(scene.refused("discard barrow-wight")).containsExactly("GOK-CHAPTER-06");
  }
}
