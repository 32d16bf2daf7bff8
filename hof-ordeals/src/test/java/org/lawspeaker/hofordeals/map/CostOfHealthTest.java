package org.lawspeaker.hofordeals.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.OwnPack;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Costs that are paid in Health, be it the last. */
class CostOfHealthTest {
  private static final String ALTAR =
      """
      step: explore
      clock: {level: 3}
      turn: {active: "1", began: 7}
      sites: {c2: {card: blood-altar, cubes: 2}}
      heroes: {1: {space: c2, fame: 14, %s}}
      """;

  /** Seat 1 of three stands at the Blood Altar, which asks 3 Health for 6 Fame. */
  private static Scene altar(String hero) {
    return Scene.of(3, ALTAR.formatted(hero));
  }

  /** Seat 1 explores and wears a card with this ability. */
  private static Scene wearing(String ability, String hero) {
    return Scene.of(
        OwnPack.with(
            "equipment",
            "{name: Test Card, slot: side, cost: 1, abilities: ["
                + ability
                + "], provenance: house}"),
        Setup.of(3),
        ALTAR.formatted("gear: {side: test-card}, " + hero));
  }

  @Test
  @Shows("HOF-ENC-07")
  void isPaidForWhatTheEncounterGives() {
    Scene scene = altar("health: 4").then("activate");

    assertThat(scene.hero(1).health()).isEqualTo(1);
    assertThat(scene.hero(1).fame()).isEqualTo(20);
    assertThat(scene.window()).isEqualTo("explore");
    assertThat(scene.told())
        .contains("HOF-Q-19: seat 1 pays 3 Health")
        .noneMatch(each -> each.contains("loses"));
  }

  @Test
  @Shows("HOF-Q-19")
  void isToldWithTheOtherTokensAsOnePayment() {
    assertThat(paid("effort: 1, food: 2, shards: 1, health: 2"))
        .containsExactly("HOF-Q-19: seat 1 pays 1 Effort, 2 Food, 2 Health and 1 Token Shard");
  }

  private static List<String> paid(String cost) {
    return wearing(
            "{on: used, cost: {" + cost + "}, effects: [{gain: {what: fame, amount: 1}}]}",
            "health: 9, effort: 3, food: 3, shards: 3, discard: [hack]")
        .then("use test-card")
        .events()
        .stream()
        .filter(event -> event.kind().equals("paid") || event.kind().equals("lost"))
        .map(event -> event.citation().id() + ": " + event.says())
        .toList();
  }

  @Test
  @Shows({"HOF-FOOD-03", "HOF-EFFORT-03", "HOF-SHARD-02"})
  void isNotTheOnlyOneThatHasAClause() {
    assertThat(paid("food: 2, effort: 1"))
        .containsExactly("HOF-FOOD-03: seat 1 pays 1 Effort and 2 Food");
    assertThat(paid("effort: 1, shards: 1"))
        .containsExactly("HOF-EFFORT-03: seat 1 pays 1 Effort and 1 Token Shard");
    assertThat(paid("shards: 1")).containsExactly("HOF-SHARD-02: seat 1 pays 1 Token Shard");
    assertThat(paid("destroy: 1")).isEmpty();
  }

  @Test
  @Shows("HOF-ENC-07")
  void isRefusedToWhoHasLess() {
    assertThat(altar("health: 2").refused("activate")).containsExactly("HOF-ENC-07");
  }

  /** The payment kills before the 6 Fame are gained; the cube is spent. */
  @Test
  @Shows({"HOF-Q-19", "HOF-HEALTH-02", "HOF-Q-108", "HOF-DEATH-12", "HOF-USAGE-08"})
  void killsWhoPaysTheLastOfIt() {
    Scene scene = altar("health: 3").then("activate");
    assertThat(scene.told())
        .contains("HOF-HEALTH-02: seat 1 is dead")
        .noneMatch(each -> each.contains("gains"));

    scene.chance();
    assertThat(scene.hero(1).health()).isEqualTo(10);
    assertThat(scene.hero(1).fame()).isEqualTo(4);
    assertThat(scene.hero(1).space()).isEqualTo(12);
    assertThat(scene.siteOf("blood-altar").cubes()).isEqualTo(1);
    assertThat(scene.state().turn().active()).hasToString("seat 2");
  }

  @Test
  @Shows("HOF-Q-108")
  void leavesNothingToWatchForTheDead() {
    String watches = "{on: activated, effects: [{gain: {what: fame, amount: 1}}]}";

    assertThat(wearing(watches, "health: 4").then("activate").hero(1).fame()).isEqualTo(21);
    assertThat(wearing(watches, "health: 3").then("activate").told())
        .noneMatch(each -> each.contains("gains"));
  }

  @Test
  @Shows({"HOF-Q-19", "HOF-Q-108"})
  void ofAnAbilityKillsTooAndLeavesWhatConcernsOthers() {
    Scene scene =
        wearing(
            "{on: used, cost: {health: 2}, effects: [{gain: {what: fame, amount: 1}}, {lose: {what:"
                + " health, amount: 1, who: left-neighbour}}]}",
            "health: 2");
    scene.then("use test-card", "choose test-card").chance();

    assertThat(scene.hero(1).fame()).isEqualTo(4);
    assertThat(scene.told()).noneMatch(each -> each.contains("gains"));
    assertThat(scene.hero(2).health()).isEqualTo(9);
    assertThat(scene.state().turn().active()).hasToString("seat 2");
  }

  @Test
  @Shows("HOF-Q-19")
  void leavesTheDeadNoOtherCostToPay() {
    Scene scene =
        wearing(
            "{on: used, cost: {health: 2, discard: 1}, effects: [{gain: {what: fame, amount: 1}}]}",
            "health: 2, hand: [strive, hack]");
    scene.then("use test-card");

    assertThat(scene.window()).isEqualTo("lose-equipment");
    assertThat(Battle.names(scene.hero(1).hand())).containsExactly("strive", "hack");
  }
}
