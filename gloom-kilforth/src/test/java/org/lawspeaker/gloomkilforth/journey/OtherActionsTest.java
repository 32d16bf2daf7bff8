package org.lawspeaker.gloomkilforth.journey;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Search, Hide, Rest and Clear. */
class OtherActionsTest {
  @Test
  @Shows({"GOK-SEARCH-02"})
  void searchingDrawsAnEncounter() {
    Scene scene = Scene.of(1, "heroes: {0: {at: frostmaw, ap: 4}}").then("search");

    assertThat(scene.odds().keySet()).contains("draw deep-mine");
    assertThat(scene.hero(0).ap()).isEqualTo(3);
  }

  @Test
  @Shows({"GOK-SEARCH-01", "GOK-OBSTACLE-01", "GOK-ACTION-03"})
  void whereAnEncounterOrObstacleIsNobodySearches() {
    String at = "{heroes: {0: {at: frostmaw, ap: 4}}, places: {frostmaw: {%s}}}";

    assertThat(Scene.of(1, at.formatted("encounters: [deep-mine]")).refused("search"))
        .containsExactly("GOK-SEARCH-01");
    assertThat(Scene.of(1, at.formatted("obstacles: 1")).refused("search"))
        .containsExactly("GOK-OBSTACLE-01");
  }

  @Test
  @Shows({"GOK-SEARCH-03"})
  void nobodySearchesTheCity() {
    assertThat(Scene.of(1, "heroes: {0: {ap: 4}}").refused("search"))
        .containsExactly("GOK-SEARCH-03");
  }

  @Test
  @Shows({"GOK-HIDE-01", "GOK-HIDE-02", "GOK-TOKEN-09", "GOK-Q-35"})
  void whoIsNotHiddenMayHide() {
    Scene scene = Scene.of(1, "heroes: {0: {ap: 4}}").then("hide");

    assertThat(scene.hero(0).hidden()).isTrue();
    assertThat(scene.refused("hide")).containsExactly("GOK-HIDE-01");
  }

  @Test
  @Shows({"GOK-HIDE-03", "GOK-Q-77", "GOK-HIDE-08"})
  void aHiddenHeroMayComeOutAtAnyQuestionAndActAsOthers() {
    Scene scene = Scene.of(1, "heroes: {0: {ap: 4, hidden: true}}");
    assertThat(scene.moves()).contains("come out", "market", "move frostmaw");

    scene.then("come out");

    assertThat(scene.hero(0).hidden()).isFalse();
    assertThat(scene.hero(0).ap()).isEqualTo(4);
    assertThat(scene.refused("come out")).containsExactly("GOK-HIDE-03");
  }

  @Test
  @Shows({"GOK-REST-01", "GOK-REST-02", "GOK-REST-03", "GOK-Q-34"})
  void restingGivesAHealthPointAndNoActionPoint() {
    Scene scene = Scene.of(1, "heroes: {0: {at: frostmaw, hp: 2, ap: 2}}").then("rest");

    assertThat(scene.hero(0).hp()).isEqualTo(3);
    assertThat(scene.hero(0).ap()).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-REST-01"})
  void nobodyRestsInFullHealthOrBesideAnEncounter() {
    assertThat(Scene.of(1, "heroes: {0: {at: frostmaw, ap: 4}}").refused("rest"))
        .containsExactly("GOK-REST-01");
    assertThat(
            Scene.of(
                    1,
                    """
                    heroes: {0: {at: frostmaw, hp: 2}}
                    places: {frostmaw: {encounters: [deep-mine]}}
                    """)
                .refused("rest"))
        .containsExactly("GOK-REST-01");
  }

  @Test
  @Shows({"GOK-CLEAR-01", "GOK-CLEAR-02", "GOK-CLEAR-05", "GOK-TOKEN-10", "GOK-OBSTACLE-02"})
  void clearingRemovesOneObstacleAndDrawsLoot() {
    Scene scene =
        Scene.of(1, "{heroes: {0: {at: frostmaw}}, places: {frostmaw: {obstacles: 2}}}")
            .then("clear obstacle", "draw bandage");

    assertThat(scene.site("frostmaw").obstacles()).isEqualTo(1);
    assertThat(scene.hero(0).loot().count(Scene.card("bandage"))).isEqualTo(1);
    assertThat(Scene.of(1, "heroes: {0: {at: frostmaw}}").refused("clear obstacle"))
        .containsExactly("GOK-CLEAR-01");
  }

  @Test
  @Shows({"GOK-CLEAR-03"})
  void obstaclesAreClearedBeforePlots() {
    Scene scene =
        Scene.of(
            1,
            """
            heroes: {0: {at: frostmaw, gold: 5}}
            ancients: [{card: prince-of-ruin, plots: []}]
            places: {frostmaw: {obstacles: 1, plots: [altar-of-ruin]}}
            """);

    assertThat(scene.refused("clear plot altar-of-ruin")).containsExactly("GOK-CLEAR-03");
  }

  @Test
  @Shows({"GOK-CLEAR-04", "GOK-PLOT-02", "GOK-PLOT-06", "GOK-Q-51"})
  void aPlotThatIsPaidForBecomesARumourAndGivesLoot() {
    Scene scene =
        Scene.of(
                1,
                """
                heroes: {0: {at: frostmaw, gold: 5}}
                ancients: [{card: prince-of-ruin, plots: []}]
                places: {frostmaw: {plots: [altar-of-ruin]}}
                """)
            .then("clear plot altar-of-ruin", "draw bandage");

    assertThat(scene.hero(0).gold()).isEqualTo(2);
    assertThat(scene.hero(0).hand().count(Scene.card("altar-of-ruin"))).isEqualTo(1);
    assertThat(scene.site("frostmaw").plots().isEmpty()).isTrue();
  }

  @Test
  @Shows({"GOK-Q-52"})
  void aPlotTestThatFailsGivesNothingAndKeepsNothing() {
    Scene scene =
        Scene.of(
            1,
            """
            heroes: {0: {at: frostmaw, ap: 4}}
            ancients: [{card: prince-of-ruin, plots: []}]
            places: {frostmaw: {plots: [cult-of-ruin, altar-of-ruin]}}
            """);
    assertThat(scene.refused("clear plot altar-of-ruin")).containsExactly("GOK-Q-52");

    scene.then("clear plot cult-of-ruin", "roll 1 of 4", "decline");

    assertThat(scene.hero(0).ap()).isEqualTo(3);
    assertThat(scene.site("frostmaw").plots().size()).isEqualTo(2);
    assertThat(scene.hero(0).progress()).isEmpty();
  }

  @Test
  @Shows({"GOK-CLEAR-03", "GOK-CLEAR-05", "GOK-PLOT-06", "GOK-Q-51"})
  void aPlotIsDefeatedByJustEnoughAndGivesTheLootItSays() {
    GloomOfKilforth game =
        OwnPack.instead(
            "Cult of Ruin",
            "{name: Cult of Ruin, of: Prince of Ruin, test: {attribute: fight, value: 2}, lasting:"
                + " [{gives: {foe-fight: 1}}], loot: 2, provenance: house}");
    String zones =
        """
        heroes: {0: {race: human, profession: wizard, at: old-wood, fate: 0}}
        places: {old-wood: {plots: [cult-of-ruin]}}
        """;
    Scene scene =
        Scene.of(game, Setup.of(1), zones)
            .then("clear plot cult-of-ruin", "roll 2 of 2", "draw bandage", "draw lantern");
    assertThat(scene.hero(0).loot().size()).isEqualTo(2);
    assertThat(scene.hero(0).hand().count(Scene.card("cult-of-ruin"))).isEqualTo(1);

    Scene failed =
        Scene.of(game, Setup.of(1), zones).then("clear plot cult-of-ruin", "roll 1 of 2");
    assertThat(failed.site("old-wood").plots().size()).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-MOVE-08", "GOK-DECK-05"})
  void inTheCityNoDeckIsSearched() {
    Scene scene = Scene.of(1, "heroes: {0: {loot: [old-map]}}").then("resolve old-map");

    assertThat(scene.window()).isEqualTo("action");
    assertThat(scene.site("sprawl-city").encounters().isEmpty()).isTrue();
  }

  @Test
  @Shows({"GOK-CLEAR-04", "GOK-LIMIT-03", "GOK-LIMIT-04"})
  void aClearedPlotIsAnOpenRumourAndMayBeOneTooMany() {
    Scene scene =
        Scene.of(
                2,
                """
                turn-of: 1
                heroes:
                  1:
                    race: human
                    profession: wizard
                    at: frostmaw
                    gold: 5
                    hand: [kobold, farmer, devil, cloak-pin, captain, magister]
                ancients: [{card: prince-of-ruin, plots: []}]
                places: {frostmaw: {plots: [altar-of-ruin]}}
                """)
            .then("clear plot altar-of-ruin", "draw bandage");

    assertThat(scene.window()).isEqualTo("limit");
    assertThat(scene.hero(1).shown().count(Scene.card("altar-of-ruin"))).isEqualTo(1);
  }

  @Test
  void aPlotThatIsDefeatedSetsOffAbilities() {
    Scene scene =
        Scene.of(
                2,
                """
                turn-of: 1
                heroes: {0: {at: frostmaw}, 1: {race: human, profession: rogue, at: frostmaw, gold: 3}}
                places: {frostmaw: {plots: [altar-of-ruin]}}
                """)
            .then("clear plot altar-of-ruin", "draw bandage");

    assertThat(scene.hero(1).gold()).isEqualTo(3); // of a Rogue
  }

  @Test
  @Shows("GOK-Q-05")
  void whereTheAncientIsDefeatedNothingHindersARest() {
    String zones =
        """
        turn-of: 1
        heroes: {0: {at: frostmaw, chapter: 6}, 1: {at: old-wood, chapter: 6, hp: 2}}
        ancients:
          - {card: prince-of-ruin, plots: [], at: 6, defeated: %s}
          - {card: queen-of-ash, plots: [], at: spire-tor}
        """;
    Setup encounters = Setup.of(2).with("ancients", "encounter");

    assertThat(Scene.of(encounters, zones.formatted(false)).refused("rest"))
        .containsExactly("GOK-REST-01");
    assertThat(Scene.of(encounters, zones.formatted(true)).allowed("rest"))
        .containsExactly("GOK-REST-01");
  }

  @Test
  @Shows("GOK-HP-01")
  void nobodyHealsBeyondItsMaximum() {
    Scene scene =
        Scene.of(2, "turn-of: 1\nheroes: {1: {hp: 3, assets: [healing-draught]}}")
            .then("resolve healing-draught");

    assertThat(scene.hero(1).hp()).isEqualTo(4);
  }
}
