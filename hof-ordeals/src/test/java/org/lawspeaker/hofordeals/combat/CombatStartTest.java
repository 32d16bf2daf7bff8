package org.lawspeaker.hofordeals.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.HofOrdeals;
import org.lawspeaker.hofordeals.OwnPack;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** How a combat begins: minions, what they do when they are revealed, and what comes after. */
class CombatStartTest {
  /** Seat 1 stands at this Encounter of its level. */
  private static Scene at(String encounter, int level, String more, String hero) {
    return Scene.of(
        3,
        """
        step: explore
        turn: {active: "1"}
        clock: {level: %d}
        sites: {c2: {card: %s, cubes: 2}}
        heroes: {1: {space: c2, food: 2, %s}}
        %s
        """
            .formatted(level, encounter, hero, more));
  }

  @Test
  @Shows({"HOF-COMBAT-02", "HOF-ENC-08", "HOF-MINION-01"})
  void revealsAsManyMinionsAsTheEncounterSays() {
    Scene scene = at("bandit-camp", 1, "", "health: 9");
    scene.then("activate", "draw 1-of-dust", "draw 2-of-scales");

    assertThat(Battle.enemies(scene)).containsExactly("1-of-dust", "2-of-scales");
    assertThat(scene.then("draw strive", "draw strive").window()).isEqualTo("assign");
  }

  @Test
  @Shows("HOF-COMBAT-03")
  void doesWhatAMinionDoesAsSoonAsItIsRevealed() {
    Scene scene = at("bandit-camp", 1, "", "health: 9").then("activate", "draw 2-of-dust");

    assertThat(scene.hero(1).food()).isEqualTo(1);
    assertThat(Battle.enemies(scene)).containsExactly("2-of-dust");
  }

  @Test
  @Shows("HOF-COMBAT-04")
  void asksForOtherAbilitiesAfterAllMinionsAndBeforeTheStrikeBonus() {
    Scene scene =
        at("bandit-camp", 1, "", "gear: {head: devil-s-crown}")
            .then("activate", "draw 1-of-dust", "draw 2-of-scales");

    assertThat(scene.moves()).containsExactly("accept", "decline");
    assertThat(scene.hero(1).bound()).isEmpty();
    scene.then("accept", "draw bad-luck");
    assertThat(Battle.enemy(scene, 2).power()).isEqualTo(1);
  }

  @Test
  @Shows({"HOF-COMBAT-01", "HOF-ENC-09"})
  void notesWhatTheEncounterItselfDoesToTheCombat() {
    String hero = Battle.bound("hack 1");
    String swarm = Battle.zones("assigning", "swarm", hero, "{level: 2}", "3-of-plague");

    assertThat(Scene.of(3, swarm).allowed("assign hack to 3-of-plague")).contains("HOF-ASSIGN-01");
    assertThat(Battle.assigning(hero, "3-of-plague").refused("assign hack to 3-of-plague"))
        .containsExactly("HOF-Q-29");
  }

  @Test
  @Shows({"HOF-ENEMY-09", "HOF-QUEEN-01", "HOF-Q-71"})
  void reactsToEveryMinionThatIsRevealed() {
    Scene scene = at("visions-of-the-dealer", 2, "board: {royalty: queen-of-dust}", "health: 9");

    assertThat(scene.then("activate", "draw 1-of-dust").hero(1).health()).isEqualTo(8);
    assertThat(scene.then("draw 4-of-dust").hero(1).health()).isEqualTo(7);
  }

  @Test
  @Shows("HOF-QUEEN-01")
  void leavesMinionsOfOtherSuitsToThemselves() {
    Scene scene = at("visions-of-the-dealer", 2, "board: {royalty: queen-of-dust}", "health: 9");

    assertThat(scene.then("activate", "draw 1-of-scales").hero(1).health()).isEqualTo(9);
  }

  @Test
  @Shows({"HOF-Q-70", "HOF-QUEEN-01"})
  void isFreeOfAPresenceWhenTheQueenIsGone() {
    Scene scene = at("visions-of-the-dealer", 2, "", "health: 9");

    assertThat(scene.then("activate", "draw 1-of-dust").hero(1).health()).isEqualTo(9);
  }

  @Test
  @Shows("HOF-COMBAT-05")
  void refusesWhatBelongsToAnotherPartOfTheCombat() {
    Scene scene = Battle.assigning("food: 3", "1-of-dust");

    assertThat(scene.refused("push")).containsExactly("HOF-COMBAT-05");
    assertThat(scene.refused("flee")).containsExactly("HOF-COMBAT-05");
    assertThat(Battle.continuing("food: 3", "1-of-dust").refused("strike 1-of-dust with weapon"))
        .containsExactly("HOF-COMBAT-05");
  }

  @Test
  @Shows("HOF-COMBAT-05")
  void knowsNoPushOutsideACombat() {
    assertThat(at("bandit-camp", 1, "", "health: 9").refused("push"))
        .containsExactly("HOF-COMBAT-05");
  }

  @Test
  @Shows("HOF-PLAY-02")
  void letsNobodyPlayFromTheHand() {
    String hand = "food: 2, hand: [strive, hack]";

    assertThat(Battle.assigning(hand, "1-of-dust").refused("play strive"))
        .containsExactly("HOF-PLAY-02");
    assertThat(Battle.continuing(hand, "1-of-dust").refused("bind hack"))
        .containsExactly("HOF-PLAY-02");
  }

  /** A weapon of the test's own removes all minions as the combat starts. */
  @Test
  @Shows({"HOF-Q-105", "HOF-Q-78"})
  void drawsTheStrikeBonusAndWinsEvenIfNoEnemyIsLeft() {
    HofOrdeals game =
        OwnPack.with(
            "equipment",
            "{name: Banishing Blade, slot: weapon, weapon: {type: heavy, power: 1, binding: 1,"
                + " strike: 2}, cost: 1, abilities: [{on: combat-starts, effects: [{remove-enemies:"
                + " {}}, {remove-enemies: {}}]}], provenance: house}");
    Scene scene =
        Scene.of(
            game,
            Setup.of(3),
            """
            step: explore
            turn: {active: "1"}
            sites: {c2: {card: bandit-camp, cubes: 2}}
            heroes: {1: {space: c2, gear: {weapon: banishing-blade}}}
            """);
    scene.then("activate", "draw 1-of-dust", "draw 4-of-dust");
    scene.then("choose enemy 1-of-dust", "choose enemy 4-of-dust");
    assertThat(scene.state().fight().orElseThrow().enemies()).isEmpty();

    scene.then("draw strive", "draw hack");
    assertThat(Battle.names(scene.hero(1).played())).hasSize(2);
    assertThat(scene.window()).isEqualTo("acquire");
    assertThat(scene.hero(1).shards()).isEqualTo(2); // of the camp, none of the minions
  }

  @Test
  @Shows("HOF-CARD-23")
  void dividesTheMinionsIntoGroupsOfAtLeastOne() {
    Scene scene =
        at("devil-s-choice", 2, "", "health: 9")
            .then("activate", "draw 1-of-dust", "draw 4-of-dust", "draw 4-of-plague")
            .then("draw 1-of-plague", "choose option 1", "choose option 1");
    assertThat(scene.window()).isEqualTo("pick-group"); // the last must be the other group
    assertThat(scene.refused("seat 1: choose option 1")).isNotEmpty();

    scene.then("seat 2: choose option 2");
    assertThat(Battle.enemies(scene)).containsExactly("1-of-plague");
    assertThat(scene.state().fight().orElseThrow().removed()).isEqualTo(3);
  }

  /** Seat 0 sits to the left of seat 2, and seat 1 is the starting player. */
  @Test
  @Shows("HOF-PURSUIT-05")
  void letsTheLeftNeighbourOfTheFighterPickAGroup() {
    Scene scene =
        Scene.of(
                Setup.of(3).with("first", "1"),
                """
                step: explore
                turn: {active: "2"}
                clock: {level: 2}
                sites: {c2: {card: devil-s-choice, cubes: 2}}
                heroes: {2: {space: c2}}
                """)
            .then("activate", "draw 1-of-dust", "draw 4-of-dust", "draw 4-of-plague")
            .then("draw 1-of-plague", "choose option 1", "choose option 1");

    assertThat(scene.allowed("seat 0: choose option 2")).containsExactly("HOF-CARD-23");
    assertThat(scene.refused("seat 1: choose option 2")).isNotEmpty();
  }

  @Test
  @Shows({"HOF-Q-73", "HOF-CARD-28"})
  void opensAWindowBeforeTheOtherPicksAGroup() {
    Scene scene =
        at("devil-s-choice", 2, "", "health: 9}, 2: {health: 3, gear: {side: health-elixir}")
            .then("activate", "draw 1-of-dust", "draw 4-of-dust", "draw 4-of-plague")
            .then("draw 1-of-plague", "choose option 1", "choose option 1");
    assertThat(scene.moves()).containsExactly("use health-elixir", "pass");

    assertThat(scene.then("seat 2: use health-elixir").window()).isEqualTo("pick-group");
  }

  @Test
  @Shows("HOF-CARD-23")
  void leavesNoGroupWithoutAMinion() {
    Scene scene =
        at("devil-s-choice", 2, "", "health: 9")
            .then("activate", "draw 1-of-dust", "draw 4-of-dust", "draw 4-of-plague")
            .then("draw 1-of-plague");
    assertThat(scene.refused("choose option 3")).containsExactly("HOF-CARD-23");
    assertThat(scene.moves()).containsExactly("choose option 1", "choose option 2");
  }
}
