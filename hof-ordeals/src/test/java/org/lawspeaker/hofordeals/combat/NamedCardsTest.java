package org.lawspeaker.hofordeals.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Cards that the rulebook names and that matter in combat. */
class NamedCardsTest {
  @Test
  @Shows({"HOF-CARD-04", "HOF-Q-84"})
  void fourOfDustRepeatsARewardOfThisRound() {
    Scene scene =
        Battle.assigning(
                Battle.bound("champion 5", "vanguard 2"), "4-of-dust", "2-of-scales", "5-of-dust")
            .then("assign champion to 4-of-dust");
    scene.then("strike 2-of-scales with weapon", "assign vanguard to 2-of-scales", "done");
    scene.then("choose 4-of-dust");
    assertThat(scene.refused("choose 5-of-dust")).containsExactly("HOF-CARD-04");
    scene.then("choose 2-of-scales");
    assertThat(scene.hero(1).fame()).isEqualTo(4); // once more, and its own
  }

  @Test
  @Shows({"HOF-CARD-04", "HOF-Q-84"})
  void fourOfDustRepeatsARewardOfTheRoundBeforeButNoneEarlier() {
    Scene scene =
        Battle.assigning(
                "food: 2, " + Battle.bound("hack 1", "champion 5"),
                "1-of-skulls",
                "4-of-dust",
                "5-of-dust")
            .then("assign hack to 1-of-skulls", "done");
    scene.then("push", "draw hunger", "draw hunger", "draw forage");
    scene.then("assign champion to 4-of-dust", "done");
    assertThat(scene.window()).isEqualTo("repeat-reward");
    assertThat(scene.then("choose 1-of-skulls").hero(1).fame()).isEqualTo(2);

    Scene later =
        Battle.assigning(
                "food: 9, " + Battle.bound("hack 1", "champion 5"),
                "1-of-skulls",
                "4-of-dust",
                "5-of-dust")
            .then("assign hack to 1-of-skulls", "done");
    later.then("push", "draw hunger", "draw hunger", "draw forage", "done");
    later.then("push", "draw hunger", "draw spoiled-stores", "draw forage");
    later.then("assign champion to 4-of-dust", "done");
    assertThat(later.window()).isEqualTo("push-or-flee");
    assertThat(later.hero(1).fame()).isEqualTo(1);
  }

  @Test
  @Shows({"HOF-CARD-21", "HOF-CARD-22"})
  void detonatorGathersPowerFromRoundToRoundUntilItIsAssigned() {
    Scene scene =
        Battle.assigning("food: 2, gear: {side: detonator}", "5-of-dust", "2-of-plague=5");
    assertThat(scene.moves()).doesNotContain("strike 5-of-dust with side");
    scene.then("done", "push", "draw ill-omen", "draw bad-luck", "draw wound", "draw strive");
    assertThat(scene.hero(1).charges()).hasSize(1);
    assertThat(scene.hero(1).charges().values()).containsExactly(2);
  }

  @Test
  @Shows({"HOF-CARD-21", "HOF-CARD-22", "HOF-ASSIGN-04"})
  void detonatorIsAssignedLikeAnAttackCardWithAllItHasGathered() {
    String hero = "food: 0, gear: {side: detonator}, charges: {side: 4}";
    Scene scene = Battle.assigning(hero, "5-of-dust", "1-of-dust");
    scene.then("strike 5-of-dust with side");
    assertThat(scene.refused("strike 1-of-dust with side")).containsExactly("HOF-ASSIGN-04");
    scene.then("done");
    assertThat(Battle.enemies(scene)).containsExactly("1-of-dust");
    assertThat(scene.hero(1).charges()).isEmpty();
    assertThat(scene.hero(1).gear()).containsValue(Scene.card("detonator"));
  }

  private static Scene won(String card, String removed) {
    String zones =
        Battle.zones("assigning", "bandit-camp", Battle.bound(card), "{}", "1-of-dust")
            .replace("round: 1,", "round: 1, removed: " + removed + ",");
    return Scene.of(3, zones).then("assign " + card.split(" ")[0] + " to 1-of-dust", "done");
  }

  @Test
  @Shows("HOF-CARD-35")
  void regimentalChargeGainsEffortUnlessAnAbilityRemovedAnEnemy() {
    assertThat(won("regimental-charge 3", "0").hero(1).effort()).isEqualTo(2);
    assertThat(won("regimental-charge 3", "1").hero(1).effort()).isZero();
  }

  @Test
  @Shows("HOF-CARD-49")
  void warriorKingsSkillGainsAShardUnlessAnAbilityRemovedAnEnemy() {
    assertThat(won("warrior-king-s-skill 4", "0").hero(1).shards()).isEqualTo(3); // 2 of the camp
    assertThat(won("warrior-king-s-skill 4", "1").hero(1).shards()).isEqualTo(2);
  }

  /** What it gathers by a push after its assignment is for no enemy of this combat. */
  @Test
  @Shows({"HOF-CARD-21", "HOF-ASSIGN-04"})
  void detonatorIsAssignedOnceInACombatWhateverTheRound() {
    Scene scene = Battle.assigning("food: 3, gear: {side: detonator}", "1-of-dust", "2-of-dust");
    scene.then("strike 1-of-dust with side", "done", "push", "draw scratch", "draw strive");

    assertThat(scene.refused("strike 2-of-dust with side")).containsExactly("HOF-ASSIGN-04");
    assertThat(scene.hero(1).charges()).isEmpty();
  }

  /** Also if the Executioner's Axe did it in this very combat. */
  @Test
  @Shows({"HOF-CARD-35", "HOF-CARD-25"})
  void regimentalChargeGainsNothingAfterTheExecutionersAxe() {
    Scene scene =
        Battle.assigning(
                "gear: {weapon: executioner-s-axe}, " + Battle.bound("regimental-charge 3"),
                "3-of-dust",
                "1-of-dust")
            .then("use executioner-s-axe", "choose enemy 3-of-dust")
            .then("assign regimental-charge to 1-of-dust", "done");
    assertThat(scene.hero(1).effort()).isZero();
  }

  /** 2 Power in the first round and 1 in the second are 3: enough for Hunt, not for Veteran. */
  @Test
  @Shows("HOF-CARD-48")
  void visionsOfTheDealerCountsTheMinionsOfAllRounds() {
    String zones =
        """
        board: {royalty: queen-of-skulls}
        decks: {row: [hunt, veteran, rally, rally, champion, champion]}
        """;
    String hero = "health: 9, food: 1, " + Battle.bound("boar-spear 4");
    String fight =
        Battle.zones(
            "assigning", "visions-of-the-dealer", hero, "{level: 2}", "2-of-dust", "1-of-dust");
    Scene scene = Scene.of(3, zones + fight);
    scene.then("assign boar-spear to 2-of-dust", "done", "push", "draw hunger", "draw strive");
    scene.then("strike 1-of-dust with weapon", "done");

    assertThat(scene.moves()).containsExactly("choose hunt", "decline");
  }

  /** The 1 of Dust has no Power left, so a card without Power is enough for it. */
  @Test
  @Shows({"HOF-CARD-24", "HOF-ENEMY-07"})
  void devilsCrownLeavesAWeakMinionWithoutPower() {
    Scene scene =
        Scene.of(
            3,
            """
            step: explore
            turn: {active: "1"}
            sites: {c2: {card: the-crossroad, cubes: 1}}
            heroes: {1: {space: c2, gear: {head: devil-s-crown}, hand: [],
              discard: [7 strive, 2 forage, hack]}}
            """);
    scene.then("activate", "draw 1-of-dust", "accept", "draw bad-luck");

    assertThat(Battle.enemy(scene, 1).power()).isZero();
    scene.then("draw forage", "draw hack", "assign forage to 1-of-dust", "done");
    assertThat(scene.window()).isEqualTo("acquire");
  }
}
