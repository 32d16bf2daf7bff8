package org.lawspeaker.hofordeals.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** What is told of a combat, and by which clause. */
class ToldTest {
  private static Scene at(String encounter, String board) {
    return Scene.of(
            3,
            """
            step: explore
            turn: {active: "1"}
            board: {%s}
            sites: {c2: {card: %s}}
            heroes: {1: {space: c2}}
            """
                .formatted(board, encounter))
        .then("activate");
  }

  @Test
  @Shows({"HOF-COMBAT-02", "HOF-STRIKE-09"})
  void ofItsBeginning() {
    Scene scene = at("bandit-camp, cubes: 2", "").then("draw 1-of-dust", "draw 2-of-dust");
    scene.then("draw strive", "draw hack");

    assertThat(scene.told())
        .contains(
            "HOF-COMBAT-02: a combat begins: Bandit Camp", "HOF-STRIKE-09: combat round 1 begins");
  }

  @Test
  @Shows("HOF-PUSH-03")
  void ofALaterRound() {
    Scene scene = Battle.continuing("food: 3", "1-of-dust").then("push", "draw scratch").chance();

    assertThat(scene.told()).contains("HOF-PUSH-03: combat round 2 begins");
  }

  @Test
  @Shows("HOF-STRIKE-07")
  void ofPowerThatACardGains() {
    Scene scene =
        Battle.continuing(
                "food: 3, deck: {bag: [back-stab]}, discard: [7 strive, 2 forage, hack]",
                "1-of-dust")
            .then("push", "draw scratch")
            .chance();

    assertThat(scene.told()).contains("HOF-STRIKE-07: Back Stab gains 2 Power");
  }

  @Test
  @Shows("HOF-BOSS-09")
  void ofABoss() {
    assertThat(at("jack", "royalty: jack-of-scales").told())
        .contains("HOF-BOSS-09: seat 1 fights Jack of Scales");
  }

  @Test
  @Shows({"HOF-ENEMY-07", "HOF-SPOILS-01", "HOF-CLEAN-01", "HOF-CLEAN-02"})
  void ofAnEnemyThatIsDefeated() {
    Scene scene =
        Battle.assigning(Battle.bound("vanguard 2"), "2-of-dust")
            .then("assign vanguard to 2-of-dust", "done");

    assertThat(scene.told())
        .containsSubsequence(
            "HOF-ASSIGN-01: seat 1 assigns Vanguard (2 Power) to 2 of Dust",
            "HOF-ENEMY-07: seat 1 defeats 2 of Dust",
            "HOF-SPOILS-01: seat 1 gains the reward of 2 of Dust",
            "HOF-CLEAN-01: defeated enemies are discarded",
            "HOF-CLEAN-02: assigned cards go to the played area");
  }

  @Test
  void ofACleanUpWithNothingToCleanUp() {
    Scene scene = Battle.assigning("food: 3", "5-of-dust").then("done");

    assertThat(scene.told()).noneMatch(each -> each.contains("HOF-CLEAN"));
    assertThat(scene.moves()).containsExactly("push", "flee");
  }

  @Test
  @Shows("HOF-Q-85")
  void ofARoyaltyThatIsSlain() {
    Scene scene =
        Battle.boss(1, "jack-of-dust", Battle.bound("champion 5"), "jack-of-dust")
            .then("assign champion to jack-of-dust", "done");

    assertThat(scene.told()).contains("HOF-Q-85: seat 1 has slain Jack of Dust");
  }

  @Test
  @Shows({"HOF-PUSH-01", "HOF-INFECT-01", "HOF-FLEE-01"})
  void ofPushingAndFleeing() {
    assertThat(Battle.continuing("food: 3", "1-of-dust").then("push").told())
        .contains("HOF-PUSH-01: seat 1 pushes for 1 Food");
    assertThat(Battle.continuing("food: 3", "1-of-plague").then("push").told())
        .contains("HOF-INFECT-01: seat 1 pushes for 2 Food");
    assertThat(Battle.continuing("food: 3", "4-of-dust", "1-of-dust").then("flee").told())
        .contains("HOF-FLEE-01: seat 1 flees for 3 Pain cards");
  }

  /** The Queen of Plague makes every push dearer, without an enemy that is Infected. */
  @Test
  @Shows("HOF-INFECT-01")
  void ofADearPushNamesInfectedOnlyIfAnEnemyIs() {
    String queen = "board: {royalty: queen-of-plague}\n";
    String level = "{level: 2}";
    Scene dust =
        Scene.of(
            3, queen + Battle.zones("continuing", "the-crucible", "food: 3", level, "1-of-dust"));

    assertThat(dust.then("push").told()).contains("HOF-PUSH-01: seat 1 pushes for 2 Food");
    assertThat(
            Battle.continuing("food: 1, gear: {off-hand: buckler}", "1-of-plague")
                .then("push")
                .told())
        .contains("HOF-INFECT-01: seat 1 pushes for 1 Food");
  }

  @Test
  @Shows({"HOF-CARD-28", "HOF-CLEAN-03"})
  void ofAnElixirBetweenTwoRounds() {
    Scene scene = Battle.continuing("food: 3, health: 3, gear: {side: health-elixir}", "1-of-dust");
    assertThat(scene.moves()).containsExactlyInAnyOrder("push", "flee", "use health-elixir");

    assertThat(scene.then("use health-elixir").told())
        .contains("HOF-CARD-28: seat 1 uses Health Elixir");
    assertThat(scene.hero(1).health()).isEqualTo(7);
  }

  /** A boss who is not defeated stays where he is. */
  @Test
  @Shows({"HOF-CEND-01", "HOF-BOSS-07"})
  void ofEnemiesThatAreLeft() {
    String discarded = "HOF-CEND-01: the enemies left are discarded";
    Scene minion = Battle.continuing("food: 0", "1-of-dust").then("flee").chance();
    String zones = Battle.bossZones("continuing", 1, "jack-of-dust", "food: 0", "jack-of-dust");
    Scene boss = Scene.of(3, zones).then("flee").chance();

    assertThat(minion.told()).contains(discarded);
    assertThat(boss.told()).contains("HOF-CEND-04: seat 1 has left the combat");
    assertThat(boss.told()).doesNotContain(discarded);
  }
}
