package org.lawspeaker.gloomkilforth.regale;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** The Finale of a saga. */
class FinaleTestTest {
  private static final String READY =
      "heroes: {0: {at: spire-tor, chapter: 5, ap: 4, gold: 0, fate: 0, %s}}";

  private static Scene ready(String hero) {
    return Scene.of(1, READY.formatted(hero));
  }

  @Test
  @Shows({"GOK-FINALE-01", "GOK-REGALE-04", "GOK-SAGA-08"})
  void itIsTriedAtItsLocationAlone() {
    assertThat(Scene.of(1, "heroes: {0: {at: frostmaw, chapter: 5}}").refused("regale"))
        .containsExactly("GOK-FINALE-01");
  }

  @Test
  @Shows({"GOK-FINALE-02", "GOK-FINALE-04", "GOK-FINALE-05", "GOK-SAGA-07", "GOK-REGALE-01"})
  void successesOfTheDayAddUp() {
    Scene scene = ready("finale: 3").then("regale", "roll 2 of 4");
    assertThat(scene.hero(0).finale()).isEqualTo(5);
    assertThat(scene.hero(0).gold()).isZero();

    scene.then("regale", "roll 1 of 4");

    assertThat(scene.window()).isEqualTo("totem");
  }

  @Test
  @Shows({"GOK-FINALE-07"})
  void leavingLosesThem() {
    Scene scene =
        Scene.of(
                1,
                """
                heroes: {0: {at: spire-tor, chapter: 5, ap: 4, finale: 3}}
                """)
            .then("move sprawl-city");

    assertThat(scene.hero(0).finale()).isZero();
  }

  /** A hero with so many dice goes to the City when they lie there, all of them successes. */
  private static Scene gone(int dice) {
    String more = "lasting: [{gives: {attribute-bonus: {attribute: fight, amount: %d}}}]";
    return Scene.of(
            OwnPack.captain(more.formatted(dice - 2)),
            Setup.of(2),
            """
            turn-of: 1
            heroes:
              0: {at: frostmaw}
              1: {race: human, profession: wizard, at: spire-tor, saga: 0, chapter: 5, fate: 1,
                hand: [], assets: [captain, road-home]}
            """)
        .then("regale", "roll %d of %d".formatted(dice, dice), "resolve road-home", "decline");
  }

  @Test
  @Shows("GOK-FINALE-07")
  void successesOfAHeroThatIsElsewhereByThenAreNotRecorded() {
    Scene scene = gone(3);

    assertThat(scene.hero(1).at()).isEqualTo(scene.place("sprawl-city"));
    assertThat(scene.hero(1).finale()).isZero();
    assertThat(scene.told("not-recorded"))
        .containsExactly(
            "seat 1 has left the place of the Finale, and its successes do not count"
                + " GOK-FINALE-07");
  }

  @Test
  @Shows({"GOK-FINALE-01", "GOK-FINALE-05"})
  void aFinaleIsNotCompletedFromElsewhere() {
    Scene scene = gone(6);

    assertThat(scene.hero(1).chapter()).isEqualTo(5);
  }

  @Test
  @Shows({"GOK-TOTEM-01", "GOK-TOTEM-02", "GOK-FINALE-08", "GOK-SAGA-12", "GOK-SAGA-09"})
  void theTotemComesIntoPlay() {
    Scene scene = ready("finale: 5").then("regale", "roll 1 of 4", "accept");

    assertThat(scene.hero(0).assets().count(Scene.card("banner-of-the-keep"))).isEqualTo(1);
    assertThat(scene.hero(0).isSagaComplete()).isTrue();
    assertThat(scene.refused("regale")).containsExactly("GOK-SAGA-02");
  }

  @Test
  @Shows({"GOK-TOTEM-01", "GOK-SAGA-11"})
  void orItIsTakenAsGold() {
    Scene scene = ready("finale: 5").then("regale", "roll 1 of 4", "take gold");

    assertThat(scene.hero(0).gold()).isEqualTo(8);
    assertThat(scene.hero(0).assets().isEmpty()).isTrue();
  }

  @Test
  @Shows({"GOK-ANCIENT-06", "GOK-Q-103"})
  void theFirstFinaleBringsTheAncientsOntoTheMap() {
    Scene scene = ready("finale: 5").then("regale", "roll 1 of 4");

    assertThat(scene.state().ancients().get(0).at()).contains(scene.place("old-wood"));
  }

  @Test
  @Shows({"GOK-REGALE-05", "GOK-Q-07"})
  void theTableMayWantAllHeroesThere() {
    String zones =
        "turn-of: 1\nheroes: {1: {at: spire-tor, saga: 0, chapter: 5}, 0: {at: %s, saga: 1}}";
    Setup gathered = Setup.of(2).with("finale", "gathered");

    assertThat(Scene.of(gathered, zones.formatted("frostmaw")).refused("regale"))
        .containsExactly("GOK-REGALE-05");
    assertThat(Scene.of(gathered, zones.formatted("spire-tor")).allowed("regale"))
        .containsExactly("GOK-REGALE-01");
  }

  @Test
  @Shows({"GOK-REWARD-08", "GOK-DISCOVER-05", "GOK-Q-50"})
  void aTotemWithAUniqueKeywordTakesThePlaceOfTheAssetWithIt() {
    String totem = "totem: {name: \"Banner of the Keep\", bonus: {fight: 2}, gold: 8,";
    GloomOfKilforth game = OwnPack.changed(totem, totem + " unique: weapon,");
    Scene scene =
        Scene.of(
                game,
                Setup.of(1),
                "heroes: {0: {race: orc, profession: warrior, saga: 0, at: spire-tor, chapter: 5,"
                    + " finale: 5, fate: 0, assets: [gilded-sword]}}")
            .then("regale", "roll 1 of 8", "accept");

    assertThat(scene.hero(0).assets().count(Scene.card("gilded-sword"))).isZero();
    assertThat(scene.hero(0).assets().size()).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-Q-53", "GOK-FINALE-06"})
  void campDoesNotEndItsSuccessesBeforeTheNight() {
    Scene scene =
        Scene.of(
                2,
                """
                turn-of: 1
                heroes:
                  0: {at: frostmaw}
                  1: {at: spire-tor, saga: 0, chapter: 5, finale: 3}
                """)
            .then("camp");

    assertThat(scene.asked()).isZero();
    assertThat(scene.hero(1).finale()).isEqualTo(3);
  }
}
