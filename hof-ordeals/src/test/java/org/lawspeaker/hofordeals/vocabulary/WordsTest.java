package org.lawspeaker.hofordeals.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.conditions.Count;
import org.lawspeaker.hofordeals.piles.Which;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Turn;
import org.lawspeaker.hofordeals.table.Who;
import org.lawspeaker.testkit.coverage.Shows;

/** Whom, which cards, how often and at what cost: every word of effects. */
class WordsTest {
  private static String yaml(Enum<?> word) {
    return word.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The Fame of each player after all who are meant gained 1. */
  @TestFactory
  @Shows("HOF-Q-72")
  Stream<DynamicTest> meanThesePlayers() {
    Map<Who, List<Integer>> gained =
        Map.of(
            Who.YOU, List.of(0, 1, 0),
            Who.EACH_OPPONENT, List.of(1, 0, 1),
            Who.LEFT_NEIGHBOUR, List.of(0, 0, 1),
            Who.EACH_PLAYER, List.of(1, 1, 1),
            Who.ACTIVE, List.of(0, 1, 0));
    return Stream.of(Who.values())
        .map(who -> dynamicTest(yaml(who), () -> assertThat(fame(who)).isEqualTo(gained.get(who))));
  }

  private static List<Integer> fame(Who who) {
    Played played =
        Played.action(
            "{gain: {what: fame, amount: 1, who: " + yaml(who) + "}}", "hand: [test-card]");
    return played.then("play test-card").scene().state().heroes().stream().map(Hero::fame).toList();
  }

  @Test
  void anEffectThatEndsTheTurnEndsNoCombat() {
    Played played = Played.tool("end-turn", "food: 2", "5-of-dust");
    Turn before = played.scene().state().turn();
    played.then("use test-card");

    assertThat(played.window()).contains("assign");
    assertThat(played.scene().state().turn().stage()).isEqualTo(before.stage());
    assertThat(played.enemies()).containsExactly("5-of-dust");
  }

  @Test
  void aNewHandHasACardWhateverIsInForce() {
    Played played =
        Played.of(
            Played.gear("lasting: [{gives: {hand-size: -3}}, {gives: {hand-size: -3}}]"),
            "{step: acquire, turn: {active: '1'}, heroes: {1: {gear: {side: test-card}}}}");

    assertThat(played.then("done").scene().chance().hero(1).hand().size()).isEqualTo(1);
  }

  /** In another player's turn it is not the one who uses the card. */
  @Test
  void meanThePlayerWhoseTurnItIs() {
    Played played =
        Played.of(
            Played.gear(
                "abilities: [{on: harmed, effects: [{gain: {what: fame, amount: 1, who:"
                    + " active}}]}]"),
            """
            step: explore
            turn: {active: "1", began: 7}
            sites: {c2: {card: call-lightning, cubes: 2}}
            heroes: {1: {space: c2}, 2: {gear: {side: test-card}}}
            """);
    played.then("activate", "seat 2: choose option 1");
    assertThat(played.me().fame()).isEqualTo(1);
  }

  /** What is counted in one position, in which everything counts. */
  @TestFactory
  Stream<DynamicTest> countTheseThings() {
    Played played =
        Played.tool(
            "{gain: {what: fame, amount: 1}}",
            "hand: [forage, strive, strive], " + Battle.bound("veteran 3", "hack 1"),
            "5-of-dust",
            "1-of-dust");
    Played fight =
        played.but(
            Played.fight(
                    "gear: {side: test-card}, hand: [forage, strive, strive], "
                        + Battle.bound("veteran 3", "hack 1"),
                    "5-of-dust",
                    "1-of-dust")
                .replace("round: 1,", "round: 1, defeated: [1-of-plague],")
                .replace(
                    "turn: {",
                    "turn: {began: 12, visited: \"6 7\", played: [hunt, rally, rally, purge, purge,"
                        + " recall], "));
    Map<Count, Integer> counts =
        Map.of(
            Count.SOLDIERS_PLAYED, 2,
            Count.TRICKSTERS_PLAYED, 3,
            Count.WANDERERS_PLAYED, 1,
            Count.VISITED, 2,
            Count.REVEALED, 1,
            Count.ENEMIES, 2,
            Count.DEFEATED, 1,
            Count.BOUND, 2,
            Count.HAND, 3,
            Count.PLAYERS, 3);
    return Stream.of(Count.values())
        .map(
            count ->
                dynamicTest(
                    yaml(count),
                    () ->
                        assertThat(count.of(fight.table(), fight.source()))
                            .isEqualTo(counts.get(count))));
  }

  /** Which of these cards are meant. */
  @TestFactory
  @Shows({"HOF-DECK-16", "HOF-DECK-17"})
  Stream<DynamicTest> meanTheseCards() {
    Map<Which, List<String>> meant =
        Map.of(
            Which.ANY, List.of("strive", "hack", "veteran", "hunt", "bad-luck"),
            Which.ACTION, List.of("strive", "hunt"),
            Which.ATTACK, List.of("hack", "veteran"),
            Which.NON_ATTACK, List.of("strive", "hunt", "bad-luck"),
            Which.BASIC, List.of("strive", "hack"),
            Which.NON_BASIC, List.of("veteran", "hunt", "bad-luck"),
            Which.CURSE, List.of("bad-luck"),
            Which.WITH_POWER, List.of("hack", "veteran"),
            Which.WITHOUT_POWER, List.of("strive", "hunt", "bad-luck"));
    return Stream.of(Which.values())
        .map(
            which ->
                dynamicTest(
                    which.all(),
                    () ->
                        assertThat(destroyable(which))
                            .containsExactlyInAnyOrderElementsOf(meant.get(which))));
  }

  private static List<String> destroyable(Which which) {
    Played played =
        Played.action(
            "{destroy-cards: {cards: 1, of: " + yaml(which) + "}}",
            "hand: [test-card], discard: [strive, hack, veteran, hunt, bad-luck]");
    return played.then("play test-card").scene().moves().stream()
        .map(move -> move.replace("choose discarded ", ""))
        .toList();
  }

  @Test
  @Shows({"HOF-EFFORT-03", "HOF-FOOD-02", "HOF-FOOD-03", "HOF-SHARD-02"})
  void costWhatTheySay() {
    String cost = "effort: 1, food: 2, health: 3, shards: 1";
    Played played = paying(cost, "effort: 2, food: 2, health: 4, shards: 2");
    assertThat(played.test().says())
        .contains("pay 1 Effort, 2 Food, 3 Health and 1 Token Shard; if you do, gain 7 Fame");
    played.then("play test-card", "choose option 1");
    Hero me = played.me();
    assertThat(List.of(me.effort(), me.food(), me.health(), me.shards(), me.fame()))
        .containsExactly(1, 0, 1, 1, 7);
  }

  @Test
  @Shows("HOF-Q-77")
  void costCardsToDiscardAndToDestroy() {
    Played played =
        Played.action(
            "{may: {cost: {discard: 1, destroy: 1}, then: [{gain: {what: fame, amount: 7}}]}}",
            "hand: [test-card, hack, strive], discard: [hunt]");
    played.then("play test-card", "choose option 1", "choose hack", "choose hunt");
    assertThat(played.me().fame()).isEqualTo(7);
    assertThat(played.names(played.me().discard())).containsExactly("hack");
    assertThat(played.names(played.scene().state().decks().box())).containsExactly("hunt");
  }

  /** What cannot be paid is not offered. */
  @Test
  void areNotOfferedForLess() {
    for (String poor : List.of("effort: 0", "food: 1", "health: 2", "shards: 0")) {
      String rich = "effort: 1, food: 2, health: 4, shards: 1";
      String name = poor.substring(0, poor.indexOf(':'));
      String hero = rich.replaceAll(name + ": \\d", poor);
      Played played = paying("effort: 1, food: 2, health: 3, shards: 1", hero);
      assertThat(played.then("play test-card").window()).as(poor).contains("explore");
    }
  }

  private static Played paying(String cost, String hero) {
    return Played.action(
        "{may: {cost: {" + cost + "}, then: [{gain: {what: fame, amount: 7}}]}}",
        "hand: [test-card], " + hero);
  }

  @Test
  @Shows("HOF-PLAY-11")
  void workOncePerTurn() {
    Played played =
        Played.of(
            Played.gear(
                "abilities: [{on: used, limit: once-per-turn, effects: [{gain: {what: fame, amount:"
                    + " 1}}]}]"),
            Played.TURN.formatted("gear: {side: test-card}"));
    played.then("use test-card");
    assertThat(played.scene().refused("use test-card")).containsExactly("HOF-PLAY-11");
  }

  @Test
  @Shows("HOF-PLAY-11")
  void workOncePerCombat() {
    Played played =
        Played.of(
            Played.gear(
                "abilities: [{on: used-in-combat, limit: once-per-combat, effects: [{gain: {what:"
                    + " fame, amount: 1}}]}]"),
            Played.fight("gear: {side: test-card}, food: 2", "5-of-dust"));
    played.then("use test-card", "done", "push", "draw hunger", "draw forage");
    assertThat(played.scene().refused("use test-card")).containsExactly("HOF-PLAY-11");
  }

  @Test
  void aCostOfTwoCardsToDestroyTakesBoth() {
    Played played =
        Played.action(
            "{may: {cost: {destroy: 2}, then: [{gain: {what: fame, amount: 7}}]}}",
            "hand: [test-card, hack, forage], discard: [strive]");
    played.then("play test-card", "choose option 1", "choose hack");
    assertThat(played.me().fame()).isZero();

    played.then("choose strive");
    assertThat(played.me().fame()).isEqualTo(7);
    assertThat(played.names(played.scene().state().decks().box()))
        .containsExactlyInAnyOrder("hack", "strive");
  }

  @Test
  @Shows("HOF-Q-121")
  void effortOfAPlayerWhoseTurnItIsNotIsLost() {
    Played played =
        Played.action("{gain: {what: effort, amount: 2, who: each-player}}", "hand: [test-card]")
            .then("play test-card");

    assertThat(played.me().effort()).isEqualTo(2);
    assertThat(played.scene().hero(0).effort()).isZero();
    assertThat(played.scene().hero(2).effort()).isZero();
  }

  /** What was gained in an earlier round of the combat is lost; what was there before it stays. */
  @Test
  @Shows("HOF-CARD-45")
  void theCrucibleTurnsTheTokenShardsOfEarlierRoundsIntoFame() {
    Played played = Played.tool("shards-as-fame", "food: 9, shards: 3", "1-of-plague", "5-of-dust");
    played.then("strike 1-of-plague with weapon", "done", "push", "draw scratch", "draw strive");
    assertThat(played.me().shards()).isEqualTo(4);

    played.then("use test-card");
    assertThat(played.me().shards()).isEqualTo(3);
    assertThat(played.me().fame()).isEqualTo(1);
  }

  /** Two were gained in this combat, and but one is left to be lost. */
  @Test
  @Shows("HOF-CARD-45")
  void theCrucibleGivesNoFameForTokenShardsThatWereSpent() {
    Played tool = Played.tool("shards-as-fame", "food: 0", "5-of-dust");
    String zones =
        Played.fight("shards: 1, gear: {side: test-card}", "5-of-dust")
            .replace("round: 1,", "round: 1, shards: 2,");
    Played played = tool.but(zones).then("use test-card");

    assertThat(played.me().shards()).isZero();
    assertThat(played.me().fame()).isEqualTo(1);
  }

  @Test
  @Shows("HOF-CARD-45")
  void theCrucibleTurnsNoTokenShardsOfOthersIntoFame() {
    Played tool =
        Played.tool("{gain: {what: shards, amount: 2, who: each-player}}", "food: 0", "5-of-dust");
    String zones =
        Played.fight("gear: {side: test-card}", "5-of-dust")
            .replace("round: 1,", "round: 1, as-fame: true,");
    Played played = tool.but(zones).then("use test-card");

    assertThat(played.me().fame()).isEqualTo(2);
    assertThat(played.me().shards()).isZero();
    assertThat(played.scene().hero(2).fame()).isZero();
    assertThat(played.scene().hero(2).shards()).isEqualTo(2);
  }
}
