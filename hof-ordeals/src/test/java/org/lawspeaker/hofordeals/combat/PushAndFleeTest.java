package org.lawspeaker.hofordeals.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.HofOrdeals;
import org.lawspeaker.hofordeals.OwnPack;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Clean-up, push and flee. */
class PushAndFleeTest {
  @Test
  @Shows("HOF-CLEAN-03")
  void leavesPushAndFleeIfEnemiesRemain() {
    assertThat(Battle.continuing("food: 1", "1-of-dust").moves()).containsExactly("push", "flee");
  }

  @Test
  @Shows({"HOF-CLEAN-03", "HOF-CEND-03"})
  void endsTheCombatInVictoryIfNoneRemains() {
    Scene scene =
        Battle.assigning("health: 9", "1-of-dust").then("strike 1-of-dust with weapon", "done");

    assertThat(scene.events()).extracting(event -> event.kind()).contains("combat-won");
  }

  @Test
  @Shows("HOF-PUSH-01")
  void pushesForOneFood() {
    Scene scene = Battle.continuing("food: 3", "4-of-dust").then("push");

    assertThat(scene.hero(1).food()).isEqualTo(2);
  }

  @Test
  @Shows({"HOF-INFECT-01", "HOF-PUSH-01"})
  void pushesForMoreFoodIfTheEnemiesAreInfected() {
    assertThat(Battle.continuing("food: 5", "4-of-plague").then("push").hero(1).food())
        .isEqualTo(2);
    assertThat(
            Battle.continuing("food: 5", "4-of-plague", "2-of-plague").then("push").hero(1).food())
        .isEqualTo(1);
  }

  @Test
  @Shows("HOF-INFECT-02")
  void paysNothingForAnInfectedEnemyThatIsDefeated() {
    Scene scene =
        Battle.assigning("food: 3", "1-of-plague", "4-of-dust")
            .then("strike 1-of-plague with weapon", "done", "push");

    assertThat(scene.hero(1).food()).isEqualTo(2);
  }

  @Test
  @Shows("HOF-INFECT-03")
  void resolvesNoMorePainForInfection() {
    Scene pushed =
        Battle.continuing("food: 5", "4-of-plague").then("push", "draw scratch", "draw strive");
    Scene fled =
        Battle.continuing("food: 5", "4-of-plague").then("flee", "draw scratch", "draw scratch");

    assertThat(pushed.window()).isEqualTo("assign");
    assertThat(fled.window()).isEqualTo("acquire");
    assertThat(fled.hero(1).food()).isEqualTo(5);
  }

  @Test
  @Shows("HOF-PUSH-02")
  void resolvesOnePainCardForEachEnemyOfAPush() {
    Scene scene =
        Battle.continuing("food: 1", "5-of-scales", "1-of-dust")
            .then("push", "draw scratch", "draw wound", "draw strive");

    assertThat(scene.hero(1).health()).isEqualTo(7);
    assertThat(scene.window()).isEqualTo("assign");
  }

  @Test
  @Shows({"HOF-PUSH-03", "HOF-COMBAT-06", "HOF-Q-32"})
  void bindsOneCardAndBeginsANewRound() {
    Scene scene =
        Battle.continuing("food: 1", "4-of-dust").then("push", "draw scratch", "draw strive");

    assertThat(scene.hero(1).bound()).extracting(bound -> bound.power()).containsExactly(1);
    assertThat(scene.hero(1).effort()).isZero();
    assertThat(scene.state().fight().orElseThrow().round()).isEqualTo(2);
  }

  @Test
  @Shows({"HOF-PUSH-03", "HOF-FLEE-03"})
  void beginsNoNewRoundForTheDead() {
    Scene scene = Battle.continuing("food: 1, health: 1", "4-of-dust").then("push", "draw scratch");

    assertThat(scene.state().fight()).isEmpty();
    assertThat(scene.events()).extracting(event -> event.kind()).contains("died-in-combat");
  }

  @Test
  @Shows("HOF-PUSH-04")
  void refusesAPushThatIsNotPaidWhollyInFood() {
    Scene scene = Battle.continuing("food: 1, health: 10", "2-of-plague");

    assertThat(scene.refused("push")).containsExactly("HOF-PUSH-04");
    assertThat(scene.moves()).containsExactly("flee");
  }

  @Test
  @Shows({"HOF-FLEE-01", "HOF-ENEMY-08"})
  void fleesForThePainOfAllEnemiesLeft() {
    Scene scene =
        Battle.continuing("food: 1", "5-of-scales", "1-of-dust")
            .then("flee", "draw scratch", "draw scratch", "draw scratch", "draw wound");

    assertThat(scene.hero(1).health()).isEqualTo(5);
    assertThat(scene.window()).isEqualTo("acquire");
  }

  @Test
  @Shows({"HOF-FLEE-02", "HOF-CEND-04", "HOF-TURN-06", "HOF-FLEE-04"})
  void goesToTheAcquireStepAfterFleeing() {
    Scene scene = Battle.continuing("food: 1, shards: 0", "1-of-dust").then("flee", "draw scratch");

    assertThat(scene.window()).isEqualTo("acquire");
    assertThat(scene.hero(1).shards()).isZero();
    assertThat(scene.refused("go c3")).containsExactly("HOF-EXPLORE-01");
  }

  @Test
  @Shows({"HOF-FLEE-03", "HOF-CEND-05"})
  void diesOfThePainOfFleeing() {
    Scene scene = Battle.continuing("health: 1", "1-of-dust").then("flee", "draw scratch");

    assertThat(scene.events())
        .extracting(event -> event.kind())
        .containsSubsequence("died", "died-in-combat", "revived");
  }

  @Test
  @Shows({"HOF-CEND-01", "HOF-CEND-02", "HOF-BIND-05"})
  void clearsTheTableAfterTheCombat() {
    Scene scene =
        Battle.continuing(Battle.bound("hack 1", "veteran 3"), "1-of-dust", "1-of-scales")
            .then("flee", "draw scratch", "draw scratch");

    assertThat(Battle.names(scene.state().decks().minions().discard()))
        .containsExactlyInAnyOrder("1-of-dust", "1-of-scales");
    assertThat(scene.hero(1).bound()).isEmpty();
    assertThat(Battle.names(scene.hero(1).played())).containsExactlyInAnyOrder("hack", "veteran");
  }

  @Test
  @Shows({"HOF-CEND-03", "HOF-TURN-06"})
  void gainsTheRewardOfTheEncounterAfterAVictory() {
    Scene scene =
        Battle.assigning("shards: 1", "1-of-dust").then("strike 1-of-dust with weapon", "done");

    assertThat(scene.hero(1).shards()).isEqualTo(3);
    assertThat(scene.window()).isEqualTo("acquire");
  }

  @Test
  @Shows("HOF-SPOILS-01")
  void gainsTheRewardOfEveryDefeatedEnemy() {
    Scene scene =
        Battle.assigning(Battle.bound("vanguard 2"), "1-of-dust", "2-of-dust", "5-of-dust")
            .then("strike 1-of-dust with weapon", "assign vanguard to 2-of-dust", "done");
    assertThat(scene.moves()).containsExactly("choose 1-of-dust", "choose 2-of-dust");
    assertThat(scene.refused("choose 5-of-dust")).containsExactly("HOF-SPOILS-01");

    scene.then("choose 2-of-dust");
    assertThat(scene.hero(1).food()).isEqualTo(1);
    assertThat(scene.hero(1).shards()).isEqualTo(1);
  }

  @Test
  @Shows({"HOF-ENEMY-06", "HOF-CARD-03"})
  void doesAnEnemysAbilityWhenItIsDefeated() {
    Scene scene =
        Battle.assigning(Battle.bound("veteran 3"), "3-of-plague", "5-of-dust")
            .then("assign veteran to 3-of-plague", "done");

    assertThat(scene.moves()).containsExactly("choose option 1", "choose option 2");
    assertThat(scene.refused("push")).isNotEmpty();
  }

  @Test
  @Shows("HOF-Q-65")
  void letsThePlayerOrderAbilitiesThatWorkAtTheSameMoment() {
    Scene scene =
        Battle.assigning(
            "food: 0, " + Battle.bound("regimental-charge 5", "walking-staff 4"), "5-of-skulls=9");
    scene.then(
        "assign regimental-charge to 5-of-skulls", "assign walking-staff to 5-of-skulls", "done");
    scene.chance();
    if (scene.moves().contains("decline")) {
      scene.then("decline");
    }

    assertThat(scene.window()).isEqualTo("order");
    assertThat(scene.moves()).containsExactly("choose option 1", "choose option 2");
    assertThat(scene.refused("choose option 3")).containsExactly("HOF-Q-65");
    scene.then("choose option 2");
    assertThat(scene.hero(1).food()).isEqualTo(1);
    assertThat(scene.hero(1).effort()).isEqualTo(2);
  }

  @Test
  @Shows({"HOF-FLEE-01", "HOF-PAIN-05"})
  void fleesFromAnEnemyWithoutAPainValueForNothing() {
    HofOrdeals game =
        OwnPack.changed(
            "{name: \"1 of Dust\", copies: 2, suit: dust, rank: 1, pain: 1,",
            "{name: \"1 of Dust\", copies: 2, suit: dust, rank: 1, pain: 0,");
    Scene scene =
        Scene.of(
                game,
                Setup.of(3),
                Battle.zones("continuing", "bandit-camp", "food: 1", "{}", "1-of-dust"))
            .then("flee");

    assertThat(scene.window()).isEqualTo("acquire");
  }

  @Test
  @Shows({"HOF-CARD-28", "HOF-PLAY-12"})
  void refusesAnAbilityWhoseConditionDoesNotHold() {
    HofOrdeals game =
        OwnPack.with(
            "equipment",
            "{name: Test Card, slot: side, cost: 1, abilities: [{on: any-time, when:"
                + " [{health-at-most: 3}], effects: [{gain: {what: health, amount: 1}}]}],"
                + " provenance: house}");
    String hero = "health: %d, gear: {side: test-card}";

    assertThat(continuing(game, hero.formatted(4)).refused("use test-card"))
        .containsExactly("HOF-PLAY-12");
    assertThat(continuing(game, hero.formatted(3)).then("use test-card").hero(1).health())
        .isEqualTo(4);
  }

  private static Scene continuing(HofOrdeals game, String hero) {
    return Scene.of(
        game, Setup.of(3), Battle.zones("continuing", "bandit-camp", hero, "{}", "1-of-dust"));
  }
}
