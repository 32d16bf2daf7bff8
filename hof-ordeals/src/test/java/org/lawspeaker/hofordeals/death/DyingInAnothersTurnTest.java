package org.lawspeaker.hofordeals.death;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.HofOrdeals;
import org.lawspeaker.hofordeals.OwnPack;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Deaths of players whose turn it is not. */
class DyingInAnothersTurnTest {
  /** Seat 1 has called lightning, which strikes seat 2 first. */
  private static Scene lightning(String second) {
    return Scene.of(
            3,
            """
            step: explore
            turn: {active: "1"}
            sites: {c2: {card: call-lightning, cubes: 1}}
            heroes: {0: {hand: [strive]}, 1: {space: c2, effort: 2}, 2: {space: c2, %s}}
            """
                .formatted(second))
        .then("activate");
  }

  @Test
  @Shows({"HOF-Q-23", "HOF-Q-72"})
  void goThroughTheSequenceAndLeaveTheTurnAsItIs() {
    Scene scene = lightning("health: 2, food: 2, fame: 12").then("choose option 1").chance();

    assertThat(scene.hero(2).health()).isEqualTo(10);
    assertThat(scene.hero(2).food()).isZero();
    assertThat(scene.hero(2).fame()).isEqualTo(2);
    assertThat(scene.hero(2).space()).isEqualTo(12);
    assertThat(scene.state().turn().active()).hasToString("seat 1");
    assertThat(scene.hero(1).effort()).isEqualTo(2);
    assertThat(scene.told()).noneMatch(each -> each.startsWith("HOF-DEATH-11"));
  }

  @Test
  @Shows("HOF-Q-108")
  void leaveTheOtherPlayersTheirParts() {
    Scene scene = lightning("health: 2").then("choose option 1").chance();
    assertThat(scene.refused("seat 1: done")).isNotEmpty();

    scene.then("choose option 1");
    assertThat(scene.hero(0).health()).isEqualTo(8);
    assertThat(scene.window()).isEqualTo("explore");
  }

  @Test
  @Shows({"HOF-CARD-28", "HOF-Q-73"})
  void mayBePreventedByAnElixir() {
    Scene scene = lightning("health: 2, gear: {side: health-elixir}");
    assertThat(scene.window()).isEqualTo("react");

    scene.then("pass", "choose option 1");
    assertThat(scene.moves()).containsExactly("use health-elixir", "pass");

    scene.then("use health-elixir");
    assertThat(scene.hero(2).health()).isEqualTo(4);
  }

  @Test
  @Shows("HOF-CARD-30")
  void doNotComeToWhoWearsTheImmovableObject() {
    Scene scene = lightning("health: 2, gear: {body: immovable-object}").then("choose option 1");

    assertThat(scene.hero(2).health()).isEqualTo(2);
  }

  @Test
  @Shows("HOF-END-04")
  void doNotCountAsKillsOfTheKing() {
    Scene scene = lightning("health: 2").then("choose option 1").chance();

    assertThat(scene.state().clock().kills()).isZero();
  }

  @Test
  @Shows("HOF-Q-23")
  void leaveTheActivePlayerAllStepsOfTheTurn() {
    Scene scene = lightning("health: 2").then("choose option 1").chance().then("choose option 1");

    assertThat(scene.then("done").window()).isEqualTo("acquire");
    assertThat(scene.state().turn().active()).hasToString("seat 1");
  }

  /** What works at a death is that of who dies, not that of who has the turn. */
  @Test
  @Shows({"HOF-DEATH-01", "HOF-PLAY-11"})
  void setOffWhatTheyWearThemselves() {
    HofOrdeals game =
        OwnPack.with(
            "equipment",
            "{name: Test Card, copies: 2, slot: side, cost: 1, abilities: [{on: dying, effects:"
                + " [{gain: {what: shards, amount: 1}}]}], provenance: house}");
    Scene scene =
        Scene.of(
                game,
                Setup.of(3),
                """
                step: explore
                turn: {active: "1"}
                sites: {c2: {card: call-lightning, cubes: 2}}
                heroes: {0: {hand: [strive]}, 1: {space: c2, gear: {side: test-card}},
                  2: {space: c2, health: 2, gear: {side: test-card, head: iron-helm}}}
                """)
            .then("activate", "choose option 1", "choose iron-helm")
            .chance();

    assertThat(scene.hero(2).shards()).isEqualTo(1);
    assertThat(scene.hero(1).shards()).isZero();
  }

  @Test
  @Shows({"HOF-DEATH-08", "HOF-DEATH-09"})
  void shuffleTheBoundCardsAwayToo() {
    Scene scene =
        lightning("health: 2, hand: [strive], " + Battle.bound("hack 1"))
            .then("choose option 1")
            .chance();

    assertThat(scene.hero(2).bound()).isEmpty();
    assertThat(scene.hero(2).hand().size() + scene.hero(2).deck().size()).isEqualTo(10);
  }
}
