package org.lawspeaker.gloomkilforth.regale;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Details of completing chapters. */
class PressedTest {
  /** Seat 1 completes chapter 3, and seat 2 its own for free. */
  private static Scene pressed(String other) {
    return Scene.of(
            Setup.of(3).with("format", "competitive"),
            """
            turn-of: 1
            heroes:
              0: {at: frostmaw, chapter: 3}
              1:
                race: orc
                profession: warrior
                saga: 0
                chapter: 3
                gold: 5
                hand: [devil]
                assets: [gilded-sword]
              2: {race: vampire, profession: %s}
            """
                .formatted(other))
        .then("regale", "show gilded-sword", "discard devil", "decline", "accept");
  }

  @Test
  @Shows({"GOK-Q-48", "GOK-PRESSURE-05"})
  void aDefeatedHeroCompletesItsChapterAndStaysDefeated() {
    Scene scene = pressed("rogue, camped: true, defeated: true, hp: 0");

    assertThat(scene.hero(2).chapter()).isEqualTo(2);
    assertThat(scene.hero(2).maxHealth()).isEqualTo(5);
    assertThat(scene.hero(2).hp()).isEqualTo(1);
    assertThat(scene.hero(2).defeated()).isTrue();
  }

  @Test
  @Shows({"GOK-Q-47", "GOK-REGALE-02"})
  void aChapterForFreeDoesNotForbidARegaleOfToday() {
    assertThat(pressed("rogue").hero(2).regaled()).isFalse();
    assertThat(pressed("rogue").hero(1).regaled()).isTrue();
  }

  @Test
  @Shows({"GOK-Q-49", "GOK-CHAPTER-09", "GOK-CLASS-03"})
  void aClassOfTwoTypesChoosesAmongTheSkillsOfBoth() {
    assertThat(pressed("knight").moves())
        .containsExactlyInAnyOrder(
            "choose brawler",
            "choose shield-drill",
            "choose small-mercies",
            "choose sermon",
            "decline");
  }

  @Test
  @Shows({"GOK-REGALE-05", "GOK-Q-07"})
  void rivalsNeverGather() {
    String zones =
        "turn-of: 1\nheroes: {0: {at: frostmaw}, 1: {at: spire-tor, saga: 0, chapter: 5}}";
    Setup gathered = Setup.of(2).with("finale", "gathered");

    assertThat(Scene.of(gathered.with("format", "competitive"), zones).allowed("regale"))
        .containsExactly("GOK-REGALE-01");
    assertThat(Scene.of(gathered, zones).refused("regale")).containsExactly("GOK-REGALE-05");
  }

  @Test
  @Shows({"GOK-CHAPTER-09", "GOK-SKILL-05"})
  void theSkillIsOfTheLevelOfTheChapter() {
    Scene scene =
        Scene.of(
                3,
                """
                turn-of: 1
                heroes:
                  1:
                    race: orc
                    profession: warrior
                    saga: 0
                    chapter: 2
                    gold: 5
                    hand: [remote-town]
                    assets: [old-soldier]
                """)
            .then("regale", "show old-soldier", "discard remote-town");

    assertThat(scene.moves())
        .contains("choose killer", "choose hardened", "decline")
        .doesNotContain("choose brawler", "choose duellist");
  }

  @Test
  @Shows({"GOK-CHAPTER-05", "GOK-CHAPTER-06"})
  void anAssetIsSelectedForOneKeywordAlone() {
    Scene scene =
        Scene.of(
                OwnPack.instead(
                    "Captain",
                    "{name: Captain, type: title, location: Old Wood, gold: 4, unique: rank,"
                        + " keywords: [humanoid], provenance: house}"),
                Setup.of(3),
                """
                turn-of: 1
                heroes:
                  1:
                    race: orc
                    profession: warrior
                    saga: 0
                    chapter: 4
                    gold: 5
                    assets: [captain, magister]
                """)
            .then("regale", "show captain");

    assertThat(scene.moves()).containsExactly("show magister", "sacrifice magister");
    assertThat(scene.refused("show captain")).containsExactly("GOK-CHAPTER-06");
  }

  @Test
  @Shows("GOK-CHAPTER-06")
  void aRumourThatAnotherKeywordNeedsIsNotDiscardedForThis() {
    Scene scene =
        Scene.of(
                3,
                """
                turn-of: 1
                heroes:
                  1: {race: orc, profession: warrior, saga: 0, gold: 5, hand: [devil, deep-mine]}
                """)
            .then("regale");

    assertThat(scene.moves()).containsExactly("discard deep-mine"); // the Devil is the only Enemy
    assertThat(scene.refused("discard devil")).containsExactly("GOK-CHAPTER-06");
  }

  @Test
  @Shows({"GOK-REGALE-05", "GOK-ASSAULT-13"})
  void nobodyWaitsForTheEliminated() {
    String zones =
        "turn-of: 1\nheroes: {0: {eliminated: true}, 1: {at: spire-tor, saga: 0, chapter: 5}}";

    assertThat(Scene.of(Setup.of(2).with("finale", "gathered"), zones).allowed("regale"))
        .containsExactly("GOK-REGALE-01");
  }

  @Test
  @Shows({"GOK-Q-47", "GOK-REGALE-02"})
  void whoHasRegaledTodayHasStillDoneSoAfterAChapterForFree() {
    Scene scene =
        Scene.of(
                OwnPack.instead(
                    "Captain",
                    "{name: Captain, type: title, location: Old Wood, gold: 4, unique: rank,"
                        + " keywords: [humanoid], provenance: house}"),
                Setup.of(3).with("format", "competitive"),
                """
                turn-of: 1
                heroes:
                  0: {at: frostmaw, chapter: 3}
                  1:
                    race: orc
                    profession: warrior
                    saga: 0
                    chapter: 4
                    gold: 5
                    assets: [captain, magister]
                  2: {race: vampire, profession: rogue, chapter: 2, regaled: true}
                """)
            .then("regale", "show captain", "show magister", "decline", "accept");

    assertThat(scene.hero(2).chapter()).isEqualTo(3);
    assertThat(scene.hero(2).regaled()).isTrue();
  }

  @Test
  @Shows({"GOK-PRESSURE-04", "GOK-ASSAULT-13"})
  void nobodyPressesTheEliminated() {
    Scene scene =
        Scene.of(
                Setup.of(3).with("format", "competitive"),
                """
                turn-of: 1
                heroes:
                  0: {eliminated: true, chapter: 1}
                  1:
                    race: orc
                    profession: warrior
                    saga: 0
                    chapter: 3
                    gold: 5
                    hand: [devil]
                    assets: [gilded-sword]
                  2: {chapter: 3, at: frostmaw}
                """)
            .then("regale", "show gilded-sword", "discard devil", "decline");

    assertThat(scene.window()).isNotEqualTo("pressure");
    assertThat(scene.hero(1).chapter()).isEqualTo(4);
  }

  @Test
  @Shows({"GOK-PRESSURE-04", "GOK-Q-48"})
  void whoeverIsEntitledLaterWaitsForTheOthersInCampToo() {
    String zones =
        """
        turn-of: 1
        clock: {first: "0"}
        heroes:
          0: {at: frostmaw, chapter: 1, camped: %s}
          1: {race: orc, profession: warrior, saga: 0, chapter: 3, gold: 5, hand: [devil], assets: [gilded-sword]}
          2: {race: vampire, profession: rogue}
        """;
    for (boolean camped : List.of(false, true)) {
      Scene scene =
          Scene.of(Setup.of(3).with("format", "competitive"), zones.formatted(camped))
              .then("regale", "show gilded-sword", "discard devil", "decline");

      assertThat(scene.refused("seat 0: accept")).containsExactly("GOK-PRESSURE-04");
      assertThat(scene.refused("seat 0: decline")).containsExactly("GOK-PRESSURE-04");
      assertThat(scene.refused("seat 0: rest")).doesNotContain("GOK-PRESSURE-04");
      assertThat(scene.then("accept", "decline").allowed("seat 0: accept"))
          .contains("GOK-PRESSURE-02");
    }
  }

  @Test
  @Shows({"GOK-REGALE-05", "GOK-Q-07"})
  void allWaitForTheDefeated() {
    String zones =
        """
        turn-of: 1
        heroes: {0: {defeated: true, hp: 0}, 1: {at: spire-tor, saga: 0, chapter: 5}}
        """;

    assertThat(Scene.of(Setup.of(2).with("finale", "gathered"), zones).refused("regale"))
        .containsExactly("GOK-REGALE-05");
  }
}
