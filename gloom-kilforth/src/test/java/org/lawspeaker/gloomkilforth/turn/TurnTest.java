package org.lawspeaker.gloomkilforth.turn;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.gloomkilforth.state.Phase;
import org.lawspeaker.testkit.coverage.Shows;

/** Turns of heroes. */
class TurnTest {
  @Test
  @Shows({"GOK-TURN-02", "GOK-TURN-01", "GOK-DAY-02", "GOK-TURN-12"})
  void oneActionATurnThenTheNextHeroClockwise() {
    Scene scene = Scene.of(3, "{turn-of: 1, heroes: {1: {ap: 4}}}").then("hide");

    assertThat(scene.state().turn().seat().index()).isEqualTo(2);
    assertThat(scene.refused("seat 1: camp")).containsExactly("GOK-TURN-01");
  }

  @Test
  @Shows({"GOK-TURN-06", "GOK-Q-86", "GOK-TURN-07", "GOK-CAMP-02"})
  void withoutActionPointsOnlyCampIsLeft() {
    Scene scene = Scene.of(1, "heroes: {0: {ap: 0}}");

    assertThat(scene.moves()).containsExactly("camp");
    assertThat(scene.refused("hide")).containsExactly("GOK-TURN-06");
  }

  @Test
  @Shows("GOK-TURN-02")
  void whoHasActedIsToldSoAlsoWhereEnemiesAre() {
    Scene scene =
        Scene.of(
            2,
            """
            turn-of: 1
            turn: {acted: true}
            heroes: {1: {at: bone-fields, ap: 2, hp: 3}}
            places: {bone-fields: {encounters: [sulphur-imp, kobold]}}
            """);

    assertThat(scene.window()).isEqualTo("engage");
    assertThat(scene.reasons("rest")).containsExactly("GOK-TURN-02 acted");
  }

  @Test
  @Shows({"GOK-CAMP-03", "GOK-CAMP-04", "GOK-TURN-13"})
  void whoHasMadeCampHasNoFurtherTurn() {
    Scene scene =
        Scene.of(3, "turn-of: 1\nheroes: {0: {camped: true}, 1: {ap: 4}, 2: {ap: 4}}").then("camp");
    assertThat(scene.hero(1).ap()).isZero();

    scene.then("seat 2: hide");

    assertThat(scene.state().turn().seat().index()).isEqualTo(2);
    assertThat(scene.refused("seat 1: hide")).containsExactly("GOK-CAMP-04");
  }

  @Test
  @Shows({"GOK-CAMP-06", "GOK-Q-31"})
  void theFirstToMakeCampIsFirstTheNextDay() {
    Scene scene =
        Scene.of(
                2,
                """
                turn-of: 1
                ancients: [{card: prince-of-ruin, plots: []}, {card: queen-of-ash, plots: []}]
                """)
            .then("camp", "camp", "draw silent-hour")
            .chance();

    assertThat(scene.state().clock().first().index()).isEqualTo(1);
    assertThat(scene.state().turn().seat().index()).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-CAMP-05", "GOK-DAY-01"})
  void whenAllHaveMadeCampNightFalls() {
    Scene scene = Scene.of(3, "turn-of: 2\nheroes: {1: {camped: true}}");
    assertThat(scene.window()).isEqualTo("action");

    scene.then("camp");
    assertThat(scene.state().clock().phase()).isEqualTo(Phase.DAYLIGHT);
    scene.then("seat 0: camp");

    assertThat(scene.state().clock().phase()).isEqualTo(Phase.NIGHT);
  }

  @Test
  @Shows({"GOK-Q-33"})
  void anActionPointForMovesPaysForMovesAlone() {
    Scene scene = Scene.of(1, "heroes: {0: {ap: 0, moves: {move: 1}}}");

    assertThat(scene.moves()).contains("move frostmaw").doesNotContain("hide", "market");
    scene.then("move frostmaw", "draw deep-mine");
    assertThat(scene.hero(0).allAp()).isZero();
  }

  @Test
  @Shows({"GOK-TURN-08", "GOK-TURN-09"})
  void afterTheActionTheEnemiesAreEngagedAgain() {
    Scene scene =
        Scene.of(
                1,
                """
                heroes: {0: {at: bone-fields, ap: 4, hidden: true}}
                turn: {met: [sulphur-imp]}
                places: {bone-fields: {encounters: [sulphur-imp]}}
                """)
            .then("come out", "hide");

    assertThat(scene.window()).isEqualTo("surprise");
  }

  @Test
  @Shows({"GOK-DEED-04", "GOK-TOKEN-05", "GOK-RESOLVE-01", "GOK-LOOT-01", "GOK-TURN-10"})
  void deedsCostNoActionPoint() {
    Scene scene =
        Scene.of(1, "heroes: {0: {ap: 2, hp: 2, loot: [2 bandage]}}")
            .then("resolve bandage", "resolve bandage");

    assertThat(scene.hero(0).ap()).isEqualTo(2);
    assertThat(scene.hero(0).hp()).isEqualTo(4);
    assertThat(scene.state().decks().loot().discard().size()).isEqualTo(2);
  }

  @Test
  @Shows({"GOK-DEED-01", "GOK-TURN-09"})
  void afterTheActionDeedsArePossibleUntilTheTurnIsDeclaredComplete() {
    Scene scene =
        Scene.of(1, "heroes: {0: {ap: 2, hp: 2, loot: [bandage]}}")
            .then("market", "choose deck item")
            .chance()
            .then("done");
    assertThat(scene.window()).isEqualTo("end-turn");

    scene.then("resolve bandage");

    assertThat(scene.window()).isEqualTo("action");
  }

  @Test
  @Shows({"GOK-TURN-08", "GOK-MOVE-06", "GOK-Q-114"})
  void anEnemyOfTheStartOfTheTurnIsEngagedAgainAfterTheAction() {
    Scene scene =
        Scene.of(
                1,
                """
                heroes: {0: {race: elf, profession: wizard, at: frostmaw, fate: 0, assets: [road-home]}}
                places: {frostmaw: {encounters: [rock-ogre]}}
                """)
            .then("choose rock-ogre", "resolve road-home");
    assertThat(scene.state().battles()).isEmpty();

    scene.then("move frostmaw");

    assertThat(scene.state().battles()).hasSize(1);
    assertThat(scene.state().turn().acted()).isTrue(); // it is still the same turn
  }

  @Test
  @Shows({"GOK-EVADE-04", "GOK-EVADE-07", "GOK-DAWN-01"})
  void whatWasEvadedIsThereAgainTheNextDay() {
    Scene scene =
        Scene.of(
                1,
                """
                heroes: {0: {at: bone-fields, hidden: true, evaded: [kobold]}}
                places: {bone-fields: {encounters: [kobold]}}
                ancients: [{card: prince-of-ruin, abilities: throne-of-ruin, plots: []}]
                """)
            .then("camp", "draw thick-mist");

    assertThat(scene.state().clock().day()).isEqualTo(2);
    assertThat(scene.state().battles()).hasSize(1);
  }

  @Test
  @Shows({"GOK-Q-03", "GOK-ACTION-06"})
  void whoHasMadeCampIsNotAskedForApThatWouldBeLost() {
    Scene scene =
        Scene.of(2, "turn-of: 1\nheroes: {0: {at: frostmaw}, 1: {hp: 4, loot: [lantern]}}");
    assertThat(scene.moves()).contains("resolve lantern");

    assertThat(scene.then("camp").asked()).isZero();
  }

  @Test
  @Shows("GOK-ENGAGE-01")
  void nobodyEndsItsTurnBesideAnEnemy() {
    Scene scene =
        Scene.of(
            2,
            """
            turn-of: 1
            turn: {acted: true}
            heroes: {0: {at: frostmaw}, 1: {at: bone-fields}}
            places: {bone-fields: {encounters: [kobold, sulphur-imp]}}
            """);

    assertThat(scene.window()).isEqualTo("engage");
    assertThat(scene.refused("end turn")).containsExactly("GOK-ENGAGE-01");
  }

  @Test
  @Shows("GOK-Q-30")
  void actionPointsGainedAfterCampAreLostAtOnce() {
    Scene scene =
        Scene.of(2, "turn-of: 1\nheroes: {0: {at: frostmaw}, 1: {hp: 3, loot: [lantern, bandage]}}")
            .then("camp");
    assertThat(scene.window()).isEqualTo("end-turn");

    scene.then("resolve lantern");

    assertThat(scene.hero(1).allAp()).isZero();
    assertThat(scene.then("resolve bandage").hero(1).hp()).isEqualTo(4);
  }

  /** A Hidden Warrior, with somebody else's turn to come, moves to this encounter. */
  private static Scene hiddenAt(String encounter) {
    return Scene.of(
            2,
            """
            turn-of: 1
            heroes:
              0: {at: frostmaw}
              1: {race: human, profession: warrior, at: windrow, ap: 2, fate: 0, hidden: true,
                  hand: [], assets: []}
            """)
        .then("move green-meadows", "draw " + encounter);
  }

  @Test
  @Shows({"GOK-HIDE-03", "GOK-DEED-02", "GOK-Q-77"})
  void aHiddenHeroMayComeOutForADeedBeforeItsTurnIsOver() {
    Scene scene = hiddenAt("farmer");

    assertThat(scene.window()).isEqualTo("end-turn");
    assertThat(scene.moves()).containsExactlyInAnyOrder("come out", "end turn");
    assertThat(scene.then("come out").moves()).contains("overcome farmer with influence");
  }

  @Test
  @Shows("GOK-Q-77")
  void whoComesOutForNothingIsNotAsked() {
    assertThat(hiddenAt("remote-town").asked()).isZero();
  }
}
