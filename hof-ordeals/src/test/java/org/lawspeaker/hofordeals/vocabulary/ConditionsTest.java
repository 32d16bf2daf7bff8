package org.lawspeaker.hofordeals.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.HofOrdeals;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.hofordeals.table.Condition;
import org.lawspeaker.testkit.coverage.Shows;

/** Every condition, where it holds and where it does not. */
class ConditionsTest {
  /** A condition, a position where it holds, and one where it does not. */
  private record Case(String says, HofOrdeals game, String holds, String fails) {
    Condition condition() {
      return Played.of(game, holds).test().lasting().get(0).when().get(0);
    }
  }

  private static Case hero(String yaml, String says, String holds, String fails) {
    return zones(yaml, says, Played.TURN.formatted(holds), Played.TURN.formatted(fails));
  }

  private static Case zones(String yaml, String says, String holds, String fails) {
    HofOrdeals game = Played.gear("lasting: [{when: [" + yaml + "], gives: {binding-limit: 1}}]");
    return new Case(says, game, holds, fails);
  }

  private static List<Case> all() {
    String quiet = Played.TURN.formatted("food: 0");
    String fight = Played.fight("food: 0", "5-of-dust");
    String three = Played.fight("food: 0", "5-of-dust", "1-of-scales", "1-of-plague");
    return List.of(
        hero("{health-at-most: 4}", "your Health is 4 or less", "health: 4", "health: 5"),
        hero(
            "{hand-at-least: 2}",
            "you have 2 cards or more in hand",
            "hand: [hack, strive]",
            "hand: [hack]"),
        hero(
            "{has-at-least: {what: shards, amount: 3}}",
            "you have 3 Token Shards or more",
            "shards: 3",
            "shards: 2"),
        hero(
            "{weapon-is: heavy}",
            "your weapon is Heavy",
            "gear: {weapon: war-maul}",
            "gear: {weapon: sabres}"),
        hero(
            "{bound-at-least: {cards: 2, of: soldier}}",
            "2 or more Soldier cards are bound to your weapon",
            Battle.bound("veteran 3", "vanguard 2"),
            Battle.bound("veteran 3", "hack 1")),
        hero("{not: {health-at-most: 4}}", "your Health is more than 4", "health: 5", "health: 4"),
        zones(
            "{players-at-least: 3}",
            "3 or more play",
            quiet,
            ""), // of two players in a test of its own
        zones(
            "{played: {cards: 2, of: wanderer}}",
            "you have played 2 or more Wanderer cards this turn",
            quiet.replace("began: 7", "began: 7, played: [hunt, trail-rations]"),
            quiet.replace("began: 7", "began: 7, played: [hunt, rally]")),
        zones(
            "{revealed-fewer-than: 2}",
            "fewer than 2 Encounters besides the Town are revealed",
            quiet,
            quiet.replace("sites: {", "sites: {b2: {card: shrine, cubes: 1}, ")),
        zones(
            "{visited-at-least: 1}",
            "you have visited 1 or more Encounters this turn besides the one where it began",
            quiet.replace("began: 7", "began: 12, visited: \"7\""),
            quiet),
        zones(
            "others-turn",
            "it is another player's turn",
            quiet.replace("active: \"1\"", "active: \"2\""),
            quiet),
        zones("in-combat", "you are in combat", fight, quiet),
        zones(
            "was-ambushed",
            "you were ambushed",
            fight
                .replace("origin: activated", "origin: ambush")
                .replace("bandit-camp", "roadside-trap"),
            fight),
        zones(
            "none-removed",
            "no enemy was destroyed or removed by an ability",
            fight,
            fight.replace("round: 1,", "round: 1, removed: 1,")),
        zones("{enemies-at-least: 3}", "you face 3 or more enemies", three, fight),
        zones(
            "{shards-gained: 1}",
            "you have gained 1 Token Shard or more in this combat",
            fight.replace("round: 1,", "round: 1, shards: 1,"),
            fight),
        zones("{facing: scales}", "you face a Scales minion", three, fight),
        zones(
            "used-this-round",
            "you have used this in this round of combat",
            fight.replace("round: 1,", "round: 1, used-in-round: [test-card],"),
            fight));
  }

  @TestFactory
  Stream<DynamicTest> holdWhereTheirTextsSay() {
    return all().stream().map(each -> dynamicTest(each.says(), () -> check(each)));
  }

  private static void check(Case each) {
    Played holds = Played.of(each.game(), each.holds());
    assertThat(each.condition().says()).isEqualTo(each.says());
    assertThat(each.condition().holds(holds.table(), holds.source())).isTrue();
    if (!each.fails().isEmpty()) {
      Played fails = Played.of(each.game(), each.fails());
      assertThat(each.condition().holds(fails.table(), fails.source())).isFalse();
    }
  }

  /** In the turn of seat 2 seat 1 has neither played a card nor visited an Encounter. */
  @Test
  @Shows("HOF-Q-102")
  void ofAPlayersTurnDoNotHoldByWhatTheActivePlayerHasDone() {
    String turn =
        Played.TURN
            .formatted("food: 0")
            .replace("active: \"1\"", "active: \"2\"")
            .replace("heroes: {", "heroes: {2: {space: c2}, ")
            .replace("began: 7", "began: 12, visited: \"7\", played: [hunt, trail-rations]");
    for (String when : new String[] {"{played: {cards: 1}}", "{visited-at-least: 1}"}) {
      HofOrdeals game = Played.gear("lasting: [{when: [" + when + "], gives: unharmed}]");
      Played others = Played.of(game, turn);
      Played own = Played.of(game, turn.replace("active: \"2\"", "active: \"1\""));

      assertThat(when(others).holds(others.table(), others.source())).as(when).isFalse();
      assertThat(when(own).holds(own.table(), own.source())).as(when).isTrue();
    }
  }

  private static Condition when(Played played) {
    return played.test().lasting().get(0).when().get(0);
  }

  /** Each opponent gains for what they themselves have done in the turn of another: nothing. */
  @TestFactory
  @Shows("HOF-Q-102")
  Stream<DynamicTest> amountsOfATurnAreThoseOfWhoGains() {
    return Stream.of("wanderers-played", "visited")
        .map(per -> dynamicTest(per, () -> gainsNothingInAnothersTurn(per)));
  }

  private static void gainsNothingInAnothersTurn(String per) {
    HofOrdeals game =
        Played.gear(
            "abilities: [{on: harmed, effects: [{gain: {what: food, amount: 1, per: "
                + per
                + "}}]}]");
    Scene scene =
        Scene.of(
                game,
                Setup.of(3),
                """
                step: explore
                turn: {active: "2", began: 12, visited: "7", played: [hunt, trail-rations]}
                sites: {c2: {card: call-lightning, cubes: 1}}
                heroes: {2: {space: c2}, 1: {gear: {side: test-card}}}
                """)
            .then("activate", "seat 0: choose option 1", "seat 1: choose option 1");

    assertThat(scene.hero(1).health()).isEqualTo(8);
    assertThat(scene.hero(1).food()).isZero();
  }

  @Test
  void countsThePlayers() {
    HofOrdeals game = Played.gear("lasting: [{when: [{players-at-least: 4}], gives: unharmed}]");
    Played three = Played.of(game, Played.TURN.formatted("food: 0"));
    assertThat(three.test().lasting().get(0).when().get(0).holds(three.table(), three.source()))
        .isFalse();
  }

  @Test
  void areAllShown() {
    Set<Class<?>> shown =
        all().stream().map(each -> each.condition().getClass()).collect(Collectors.toSet());
    assertThat(shown).isEqualTo(VerbsTest.leaves(Condition.class).collect(Collectors.toSet()));
  }
}
