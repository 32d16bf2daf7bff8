package org.lawspeaker.hofordeals.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.OwnPack;
import org.lawspeaker.testkit.coverage.Shows;

/** What is like a moment, and is another: Equipment that gains 7 Fame at the one gains none. */
class OtherMomentsTest {
  private static final String GEAR = "gear: {side: test-card}";
  private static final String EXPLORING = Played.TURN.formatted(GEAR + ", food: 3, health: 5");

  /** Whether Equipment with this moment gains its Fame. */
  private static boolean works(String moment, String zones, String... moves) {
    Played played =
        Played.of(
            Played.gear(
                "abilities: [{on: " + moment + ", effects: [{gain: {what: fame, amount: 7}}]}]"),
            zones);
    played.then(moves).scene().chance();
    return played.scene().told().stream().anyMatch(each -> each.endsWith("gains 7 Fame"));
  }

  private static String fight(String hero, String... enemies) {
    return Played.fight(GEAR + ", food: 3, " + hero, enemies);
  }

  @Test
  @Shows({"HOF-CEND-03", "HOF-CEND-04"})
  void whoFleesHasNotWonAndWhoWinsHasNotFled() {
    String fleeing = fight("health: 9", "1-of-dust");

    assertThat(works("won", fleeing, "done", "flee")).isFalse();
    assertThat(works("fled", fleeing, "done", "flee")).isTrue();
    assertThat(works("won", fleeing, "strike 1-of-dust with weapon", "done")).isTrue();
    assertThat(works("fled", fleeing, "strike 1-of-dust with weapon", "done")).isFalse();
  }

  /** Seat 2 loses Health in the turn of seat 1; seat 1 loses it in its own. */
  @Test
  void aBoundCardWatchesInItsOwnersTurnAlone() {
    String zones =
        """
        step: explore
        turn: {active: "1", began: 7}
        sites: {c2: {card: %s, cubes: 2}}
        heroes: {1: {space: c2, health: 9, %s}, 2: {%s}}
        """;
    String bound = "bound: [{id: 1, card: test-card, power: 1}]";

    Played others = bound(zones.formatted("call-lightning", "food: 0", bound));
    Played own = bound(zones.formatted("old-mill", "food: 0, " + bound, "food: 0"));

    assertThat(others.then("activate", "seat 2: choose option 1").scene().told())
        .contains("HOF-HEALTH-03: seat 2 loses 2 Health")
        .noneMatch(each -> each.endsWith("7 Fame"));
    assertThat(own.then("go b2", "reveal shrine").scene().told())
        .contains("HOF-FAME-01: seat 1 gains 7 Fame");
  }

  private static Played bound(String zones) {
    return Played.of(
        OwnPack.with(
            "skills",
            "{name: Test Card, type: attack, archetypes: [soldier], cost: 1, power: 1, abilities:"
                + " [{on: harmed, effects: [{gain: {what: fame, amount: 7}}]}], provenance:"
                + " house}"),
        zones);
  }

  /** Seat 1 has the turn, so seat 2 is next and seat 0 is last. */
  @Test
  @Shows("HOF-Q-65")
  void aLevelBeginsForTheActivePlayerFirstAndThenClockwise() {
    String begins = "abilities: [{on: level-begins, effects: [{gain: {what: fame, amount: 7}}]}]";
    String zones =
        """
        step: acquire
        turn: {active: "1"}
        clock: {builder: "1"}
        heroes: {0: {%s}, 1: {%s}, 2: {%s}}
        """
            .formatted(GEAR, GEAR, GEAR);
    Played played = Played.of(Played.gear("copies: 3, " + begins), zones).then("done");
    played.scene().chance();
    played.then("choose space c3", "choose space c2", "choose space b2", "choose space b3");
    played.then("choose space d3", "choose space d2", "choose space c4", "choose space b4");

    assertThat(played.scene().chance().told())
        .filteredOn(each -> each.endsWith("gains 7 Fame"))
        .extracting(each -> each.split(": ")[1])
        .containsExactly("seat 1 gains 7 Fame", "seat 2 gains 7 Fame", "seat 0 gains 7 Fame");
  }

  /** Pain is over when its card has been resolved. */
  @Test
  @Shows("HOF-PAIN-01")
  void aPainCardIsResolvedBeforeWhatWatchesPain() {
    Played played =
        Played.of(
            Played.gear("abilities: [{on: pained, effects: [{gain: {what: fame, amount: 7}}]}]"),
            fight("health: 9", "1-of-dust"));
    played.then("done", "flee", "draw scratch");

    assertThat(played.scene().told())
        .containsSubsequence(
            "HOF-PAIN-03: seat 1 loses 1 Health", "HOF-FAME-01: seat 1 gains 7 Fame");
  }

  /** The Jack of Plague hurts everybody; seat 1 has met him, and seat 2 watches Pain. */
  @Test
  @Shows({"HOF-PAIN-01", "HOF-PLAY-11"})
  void aPainCardIsWatchedByWhoResolvesIt() {
    Played played =
        Played.of(
            Played.gear("abilities: [{on: pained, effects: [{gain: {what: fame, amount: 7}}]}]"),
            "{step: explore, turn: {active: '1'}, heroes: {1: {food: 1}, 2: {gear: {side:"
                + " test-card}}}}");
    played.then("go b3", "reveal jack", "turn up jack-of-plague");
    played.then("draw hunger", "draw hunger", "draw hunger");

    assertThat(played.scene().hero(2).fame()).isEqualTo(7);
    assertThat(played.me().fame()).isZero();
  }

  @Test
  @Shows("HOF-CEND-01")
  void aCombatEndsHoweverItGoes() {
    String fighting = fight("health: 9", "1-of-dust");

    assertThat(works("combat-ends", fighting, "done", "flee")).isTrue();
    assertThat(works("combat-ends", fighting, "strike 1-of-dust with weapon", "done")).isTrue();
    assertThat(works("combat-ends", fighting, "done", "push")).isFalse();
  }

  @Test
  @Shows({"HOF-CEND-05", "HOF-DEATH-11"})
  void whoDiesInACombatHasNeitherWonNorDoesRest() {
    String dying =
        fight("health: 1", "1-of-dust").replace(GEAR, "gear: {head: iron-helm, side: test-card}");
    String[] dies = {"done", "flee", "draw scratch", "choose iron-helm"};

    assertThat(works("dying", dying, dies)).isTrue();
    assertThat(works("won", dying, dies)).isFalse();
    assertThat(works("combat-ends", dying, dies)).isFalse();
    assertThat(works("turn-ends", dying, dies)).isFalse();
  }

  @Test
  @Shows({"HOF-PUSH-01", "HOF-FLEE-01"})
  void whoFleesDoesNotPush() {
    assertThat(works("pushed", fight("health: 9", "1-of-dust"), "done", "flee")).isFalse();
    assertThat(works("fled", fight("health: 9", "1-of-dust"), "done", "push")).isFalse();
  }

  @Test
  @Shows("HOF-REVEAL-01")
  void goingToWhatLiesFaceUpRevealsNothing() {
    String town = EXPLORING.replace("space: c2", "space: c3").replace("began: 7", "began: 12");

    assertThat(works("revealed", town, "go c2")).isFalse();
    assertThat(works("revealed", town, "go b3", "reveal shrine")).isTrue();
  }

  @Test
  @Shows({"HOF-PAIN-01", "HOF-HEALTH-03"})
  void healthLostWithoutAPainCardIsNoPain() {
    String hungry = EXPLORING.replace("food: 3", "food: 0");

    assertThat(works("pained", hungry, "go b2", "reveal shrine")).isFalse();
    assertThat(works("harmed", hungry, "go b2", "reveal shrine")).isTrue();
  }

  @Test
  @Shows("HOF-EQUIP-06")
  void whoIsSparedAllHealthHasLostNone() {
    String spared =
        fight(Battle.bound("hack 1"), "1-of-dust")
            .replace(GEAR, "gear: {head: dragonbone-helm, side: test-card}");

    assertThat(works("harmed", spared, "done", "flee", "draw wound")).isFalse();
    assertThat(works("pained", spared, "done", "flee", "draw wound")).isTrue();
  }

  @Test
  @Shows("HOF-TURN-01")
  void theStepsOfAnotherPlayerSetNothingOff() {
    String others =
        """
        step: fatigue
        turn: {active: "2"}
        heroes: {1: {gear: {side: test-card}}}
        """;

    assertThat(works("explore-starts", others, "done")).isFalse();
    assertThat(works("turn-ends", others, "done", "done", "done")).isFalse();
  }
}
