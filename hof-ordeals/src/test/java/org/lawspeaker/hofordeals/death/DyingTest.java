package org.lawspeaker.hofordeals.death;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.hofordeals.state.Slot;
import org.lawspeaker.testkit.coverage.Shows;

/** The death sequence. */
class DyingTest {
  private static final String COMBAT =
      ", sites: {c2: {card: bandit-camp, cubes: 1}}, turn: {activated: true},"
          + " fight: {origin: activated, encounter: bandit-camp, round: 1, last-id: 1, enemies: ["
          + "{id: 1, card: 5-of-skulls, power: 5}]}}";

  @Test
  @Shows({
    "HOF-DEATH-02",
    "HOF-DEATH-03",
    "HOF-DEATH-04",
    "HOF-DEATH-05",
    "HOF-DEATH-06",
    "HOF-DEATH-07",
    "HOF-DEATH-08",
    "HOF-DEATH-09",
    "HOF-DEATH-10",
    "HOF-DEATH-11",
    "HOF-DEATH-13",
    "HOF-CEND-05",
    "HOF-FLEE-03",
    "HOF-Q-22",
    "HOF-Q-24"
  })
  void diesWhileFleeing() {
    Scene scene =
        Scene.of(
            2,
            "{step: assigning, heroes: {1: {space: c2, health: 1, food: 3, shards: 5, fame: 14,"
                + " hand: [strive], gear: {head: iron-helm, side: whetstone}}}"
                + COMBAT);
    scene.then("done", "flee", "draw scratch");
    assertThat(scene.window()).isEqualTo("lose-equipment");
    scene.then("choose iron-helm").chance();

    assertThat(scene.hero(1).gear()).containsOnlyKeys(Slot.SIDE);
    assertThat(scene.hero(1).food()).isZero();
    assertThat(scene.hero(1).shards()).isEqualTo(5);
    assertThat(scene.hero(1).fame()).isEqualTo(4);
    assertThat(scene.hero(1).health()).isEqualTo(10);
    assertThat(scene.hero(1).space()).isEqualTo(12);
    assertThat(scene.hero(1).hand().size()).isEqualTo(5);
    assertThat(scene.hero(1).deck().size()).isEqualTo(5);
    assertThat(scene.state().fight()).isEmpty();
    assertThat(scene.state().turn().active().index()).isZero();
    assertThat(scene.state().decks().pain().discard().size()).isEqualTo(1);
  }

  @Test
  @Shows({"HOF-Q-97", "HOF-RELIC-05", "HOF-Q-18", "HOF-WEAPON-12"})
  void losesNoRelicAndNoFameBelowZero() {
    Scene scene =
        Scene.of(
            2,
            "{step: assigning, heroes: {1: {space: c2, health: 1, fame: 4, gear: {side:"
                + " cornucopia}}}"
                + COMBAT);
    scene.then("done", "flee", "draw scratch").chance();

    assertThat(scene.hero(1).gear()).hasSize(1);
    assertThat(scene.hero(1).fame()).isZero();
  }

  @Test
  @Shows({"HOF-Q-23", "HOF-Q-108", "HOF-HEALTH-03"})
  void goesOnWithTheTurnOfAnotherPlayer() {
    Scene scene =
        Scene.of(
            3,
            "{step: explore, heroes: {2: {space: c2}, 0: {health: 2}}, sites: {c2: {card:"
                + " call-lightning, cubes: 2}}}");
    scene.then("activate", "choose option 1").chance();

    assertThat(scene.hero(0).health()).isEqualTo(10);
    assertThat(scene.state().turn().active().index()).isEqualTo(2);
    assertThat(scene.window()).isEqualTo("choose");
    assertThat(scene.then("choose option 1").hero(1).health()).isEqualTo(8);
    assertThat(scene.window()).isEqualTo("explore");
    assertThat(scene.told()).contains("HOF-HEALTH-03: seat 0 loses 2 Health");
  }

  @Test
  @Shows("HOF-HEALTH-01")
  void loseNoMoreHealthThanTheyHave() {
    Scene scene =
        Scene.of(
            3,
            "{step: explore, heroes: {2: {space: c2}, 0: {health: 1}}, sites: {c2: {card:"
                + " call-lightning, cubes: 2}}}");
    scene.then("activate", "choose option 1").chance();

    assertThat(scene.told()).contains("HOF-HEALTH-01: seat 0 loses 1 Health");
  }

  @Test
  @Shows({"HOF-CARD-28", "HOF-Q-73"})
  void drinksTheElixirBeforeHealthIsLostInAnothersTurn() {
    Scene scene =
        Scene.of(
            2,
            "{step: explore, heroes: {1: {space: c2}, 0: {health: 2, gear: {side: health-elixir}}},"
                + " sites: {c2: {card: call-lightning, cubes: 2}}}");
    scene.then("activate", "pass", "choose option 1");
    assertThat(scene.window()).isEqualTo("react");
    scene.then("use health-elixir");

    assertThat(scene.hero(0).health()).isEqualTo(4);
    assertThat(scene.hero(0).gear()).isEmpty();
  }

  @Test
  @Shows("HOF-CARD-30")
  void isUnharmedInTheTurnsOfOthers() {
    Scene scene =
        Scene.of(
            2,
            "{step: explore, heroes: {1: {space: c2}, 0: {gear: {body: immovable-object}}}, sites:"
                + " {c2: {card: call-lightning, cubes: 2}}}");

    assertThat(scene.then("activate", "choose option 1").hero(0).health()).isEqualTo(10);
  }

  @Test
  @Shows("HOF-CARD-37")
  void losesMoreHealthToPainInSilkenRobes() {
    Scene scene =
        Scene.of(
            2,
            "{step: assigning, heroes: {1: {space: c2, food: 5, gear: {body: silken-robes}}}"
                + COMBAT);
    scene.then("done", "push", "draw scratch");

    assertThat(scene.hero(1).health()).isEqualTo(8);
  }
}
