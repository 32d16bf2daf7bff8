package org.lawspeaker.hofordeals.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.HofOrdeals;
import org.lawspeaker.hofordeals.OwnPack;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Whom cards of a player mean whose turn it is not. */
class OpponentsTest {
  /**
   * Seat 3 is struck by the lightning of seat 2, and wears a card that answers. Seat 0 sits to its
   * left, and seat 1 is the starting player.
   */
  private static Scene struck(String answers) {
    return struck(answers, "");
  }

  private static HofOrdeals withTestCard(String answers) {
    return OwnPack.with(
        "equipment",
        "{name: Test Card, slot: side, cost: 1, abilities: [{on: harmed, effects: ["
            + answers
            + "]}], provenance: house}");
  }

  private static Scene struck(String answers, String gear) {
    return Scene.of(
            withTestCard(answers),
            Setup.of(4).with("first", "1"),
            """
            step: explore
            turn: {active: "2"}
            sites: {c2: {card: call-lightning, cubes: 2}}
            heroes: {0: {food: 1}, 1: {food: 1}, 2: {space: c2, food: 1},
              3: {food: 1, gear: {side: test-card%s}}}
            """
                .formatted(gear))
        .then("activate", "seat 3: choose option 1");
  }

  private static int[] food(Scene scene) {
    return scene.state().heroes().stream().mapToInt(hero -> hero.food()).toArray();
  }

  @Test
  @Shows("HOF-Q-72")
  void opponentsAreTheOthersNotThoseOfTheActivePlayer() {
    Scene scene = struck("{lose: {what: food, amount: 1, who: each-opponent}}");

    assertThat(food(scene)).containsExactly(0, 0, 0, 1);
  }

  /** Seat 0 wears the card that answers in the turn of seat 2: 3 chooses first, 2 last. */
  @Test
  @Shows("HOF-Q-72")
  void opponentsOfAnotherChooseFromTheLeftOfTheActivePlayer() {
    String answers = "{one-of: {of: [[{gain: {what: food, amount: 1}}], []], who: each-opponent}}";
    Scene scene =
        Scene.of(
                withTestCard(answers),
                Setup.of(4).with("first", "1"),
                """
                step: explore
                turn: {active: "2"}
                sites: {c2: {card: call-lightning, cubes: 2}}
                heroes: {0: {food: 1, gear: {side: test-card}}, 1: {food: 1},
                  2: {space: c2, food: 1}, 3: {food: 1}}
                """)
            .then("activate", "seat 3: choose option 1", "seat 0: choose option 1");

    assertThat(scene.refused("seat 1: choose option 1")).contains("HOF-Q-72");
    scene.then("seat 3: choose option 1", "seat 1: choose option 1", "seat 2: choose option 1");
    assertThat(food(scene)).containsExactly(1, 2, 2, 2);
  }

  @Test
  @Shows("HOF-PURSUIT-05")
  void thePlayerToTheLeftIsThatOfTheOwner() {
    Scene scene = struck("{lose: {what: food, amount: 1, who: left-neighbour}}");

    assertThat(food(scene)).containsExactly(0, 1, 1, 1);
  }

  @Test
  @Shows("HOF-PLAY-12")
  void thePlayerWhoseTurnItIsIsNotTheOwner() {
    Scene scene = struck("{lose: {what: food, amount: 1, who: active}}");

    assertThat(food(scene)).containsExactly(1, 1, 0, 1);
  }

  /** Seat 3 has 8 Health left, and the others 10. */
  @Test
  @Shows("HOF-PLAY-12")
  void theHealthThatCountsIsThatOfTheOwner() {
    String gains = "then: [{gain: {what: shards, amount: 1}}]}}";
    Scene hurt = struck("{when: {all: [{health-at-most: 8}], " + gains);
    Scene unhurt = struck("{when: {all: [{not: {health-at-most: 8}}], " + gains);

    assertThat(hurt.hero(3).shards()).isEqualTo(1);
    assertThat(unhurt.hero(3).shards()).isZero();
  }

  @Test
  @Shows("HOF-PLAY-12")
  void theWeaponThatCountsIsThatOfTheOwner() {
    String answers =
        "{when: {all: [{weapon-is: heavy}], then: [{gain: {what: shards, amount: 1}}]}}";

    assertThat(struck(answers, ", weapon: war-maul").hero(3).shards()).isEqualTo(1);
    assertThat(struck(answers).hero(3).shards()).isZero();
  }
}
