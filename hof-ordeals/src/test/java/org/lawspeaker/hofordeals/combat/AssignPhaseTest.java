package org.lawspeaker.hofordeals.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.hofordeals.moves.Assign;
import org.lawspeaker.testkit.coverage.Shows;

/** The assign phase: what is assigned to which enemy, and what defeats it. */
class AssignPhaseTest {
  private static final String CARDS = Battle.bound("hack 1", "veteran 3", "champion 5");

  @Test
  @Shows({"HOF-ASSIGN-01", "HOF-ENEMY-07", "HOF-SKILL-04"})
  void defeatsAnEnemyWithAtLeastItsPower() {
    Scene scene =
        Battle.assigning(CARDS, "3-of-dust", "4-of-dust", "1-of-plague")
            .then("assign veteran to 3-of-dust", "assign champion to 4-of-dust", "done");

    assertThat(Battle.enemies(scene)).containsExactly("1-of-plague");
  }

  @Test
  @Shows({"HOF-Q-29", "HOF-ENEMY-07"})
  void refusesPowerThatCannotDefeat() {
    Scene scene = Battle.assigning(Battle.bound("hack 1", "vanguard 2"), "5-of-dust");

    assertThat(scene.refused("assign vanguard to 5-of-dust")).containsExactly("HOF-Q-29");
    assertThat(scene.moves()).containsExactly("done");
  }

  @Test
  @Shows("HOF-Q-29")
  void refusesToEndThePhaseBeforeAnAssignmentSuffices() {
    Scene scene =
        Battle.assigning(CARDS, "5-of-dust", "1-of-dust").then("assign veteran to 5-of-dust");

    assertThat(scene.refused("done")).containsExactly("HOF-Q-29");
    assertThat(scene.refused("assign hack to 1-of-dust")).containsExactly("HOF-Q-29");
    assertThat(scene.refused("strike 1-of-dust with weapon")).containsExactly("HOF-Q-29");
  }

  @Test
  @Shows({"HOF-ASSIGN-02", "HOF-WEAPON-07"})
  void assignsTheWeaponLikeACard() {
    Scene scene =
        Battle.assigning("gear: {weapon: long-sword}", "2-of-dust", "4-of-dust")
            .then("strike 2-of-dust with weapon", "done");

    assertThat(Battle.enemies(scene)).containsExactly("4-of-dust");
  }

  @Test
  @Shows("HOF-ASSIGN-02")
  void assignsOnlyEquipmentThatSaysSo() {
    Scene scene =
        Battle.assigning("gear: {head: iron-helm, side: detonator}", "1-of-dust", "2-of-dust");

    assertThat(scene.refused("strike 1-of-dust with head")).containsExactly("HOF-ASSIGN-02");
    assertThat(scene.allowed("strike 1-of-dust with side")).containsExactly("HOF-ASSIGN-02");
  }

  @Test
  @Shows("HOF-ASSIGN-03")
  void assignsACardToOneEnemyOnly() {
    Scene scene = Battle.assigning(CARDS, "1-of-dust", "1-of-plague");

    assertThat(scene.refused("assign 1 of veteran to 1-of-dust")).containsExactly("HOF-ASSIGN-03");
  }

  @Test
  void tellsOfEnemiesAndCardsThatAreLeftOnlyIfThereAreAny() {
    Scene won = Battle.assigning(CARDS, "3-of-dust").then("assign veteran to 3-of-dust", "done");
    Scene all =
        Battle.assigning(Battle.bound("veteran 3"), "3-of-dust")
            .then("assign veteran to 3-of-dust", "done");

    assertThat(kinds(won)).contains("used-up").doesNotContain("cleared");
    assertThat(all.events().stream().filter(event -> event.kind().equals("used-up")).count())
        .isEqualTo(1);
    assertThat(kinds(Battle.assigning(CARDS, "3-of-dust").then("done", "flee", "draw scratch")))
        .contains("cleared");
  }

  private static List<String> kinds(Scene scene) {
    return scene.events().stream().map(Event::kind).toList();
  }

  @Test
  @Shows({"HOF-ASSIGN-04", "HOF-CLEAN-04"})
  void assignsACardOnceInACombat() {
    Scene scene =
        Battle.assigning("food: 1, " + CARDS, "3-of-dust", "4-of-dust")
            .then("assign veteran to 3-of-dust", "done", "push", "draw scratch", "draw strive");

    assertThat(Battle.refused(scene, new Assign(Seat.of(1), 2, 2)))
        .containsExactly("HOF-ASSIGN-04", "HOF-ASSIGN-01");
    assertThat(scene.allowed("assign champion to 4-of-dust")).containsExactly("HOF-ASSIGN-01");
  }

  @Test
  @Shows({"HOF-ASSIGN-06", "HOF-WEAPON-08"})
  void assignsTheWeaponOnceInACombat() {
    Scene scene =
        Battle.assigning("food: 1", "1-of-dust", "1-of-plague")
            .then("strike 1-of-dust with weapon");
    assertThat(scene.refused("strike 1-of-plague with weapon"))
        .containsExactly("HOF-ASSIGN-06", "HOF-WEAPON-08");

    scene.then("done");
    assertThat(scene.hero(1).food()).isEqualTo(2);
    scene.then("push", "draw scratch", "draw strive");
    assertThat(scene.refused("strike 1-of-plague with weapon"))
        .containsExactly("HOF-ASSIGN-06", "HOF-WEAPON-08");
  }

  @Test
  @Shows("HOF-ASSIGN-06")
  void keepsTheWeaponForALaterRound() {
    Scene scene =
        Battle.assigning("food: 1", "1-of-dust").then("done", "push", "draw hunger", "draw strive");

    assertThat(scene.allowed("strike 1-of-dust with weapon")).containsExactly("HOF-ASSIGN-02");
  }

  @Test
  @Shows("HOF-CLEAN-02")
  void putsAssignedCardsIntoThePlayedAreaButNotEquipment() {
    Scene scene =
        Battle.assigning(
                CARDS + ", gear: {weapon: long-sword}", "3-of-dust", "2-of-dust", "4-of-dust")
            .then("assign veteran to 3-of-dust", "strike 2-of-dust with weapon", "done");
    assertThat(scene.hero(1).played().isEmpty()).isTrue(); // the loot comes first

    scene.then("choose 2-of-dust");
    assertThat(Battle.names(scene.hero(1).played())).containsExactly("veteran");
    assertThat(scene.hero(1).gear()).containsValue(Scene.card("long-sword"));
  }

  @Test
  @Shows("HOF-CLEAN-04")
  void leavesUnassignedCardsBoundInTheCombat() {
    Scene scene =
        Battle.assigning(CARDS, "3-of-dust", "4-of-dust")
            .then("assign veteran to 3-of-dust", "done");

    assertThat(scene.hero(1).bound())
        .extracting(bound -> bound.card())
        .containsExactly(Battle.cards("hack", "champion"));
  }

  @Test
  @Shows("HOF-CLEAN-01")
  void discardsDefeatedMinions() {
    Scene scene =
        Battle.assigning(CARDS, "3-of-dust", "4-of-dust")
            .then("assign veteran to 3-of-dust", "done");

    assertThat(Battle.names(scene.state().decks().minions().discard()))
        .containsExactly("3-of-dust");
  }

  /** A reward that draws minions cannot draw those that still lie there. */
  @Test
  @Shows("HOF-CLEAN-01")
  void discardsDefeatedMinionsAfterTheLoot() {
    Scene scene =
        Battle.assigning(CARDS, "3-of-dust", "1-of-dust", "4-of-dust")
            .then("assign veteran to 3-of-dust", "assign hack to 1-of-dust", "done");
    assertThat(scene.state().decks().minions().discard().isEmpty()).isTrue();

    scene.then("choose 1-of-dust");
    assertThat(Battle.names(scene.state().decks().minions().discard()))
        .containsExactlyInAnyOrder("3-of-dust", "1-of-dust");
  }

  @Test
  @Shows({"HOF-CLEAN-01", "HOF-Q-106"})
  void discardsDefeatedMinionsIfTheLootKills() {
    Scene scene =
        Battle.assigning("health: 1, " + CARDS, "4-of-skulls", "1-of-dust")
            .then("assign champion to 4-of-skulls", "done", "choose option 2");

    assertThat(Battle.names(scene.state().decks().minions().discard()))
        .containsExactlyInAnyOrder("4-of-skulls", "1-of-dust");
  }

  @Test
  @Shows("HOF-Q-31")
  void acceptsACardWithoutPowerBesideOthers() {
    Scene scene =
        Battle.assigning(Battle.bound("forage 0", "hack 1"), "1-of-dust")
            .then("assign forage to 1-of-dust", "assign hack to 1-of-dust", "done");

    assertThat(scene.window()).isEqualTo("acquire");
  }

  @Test
  @Shows({"HOF-WEAPON-03", "HOF-CARD-25"})
  void usesTheAbilityOfAWeaponInCombatOnly() {
    String gear = "gear: {weapon: executioner-s-axe}";
    Scene fighting = Battle.assigning(gear, "1-of-dust", "3-of-dust");
    Scene exploring =
        Scene.of(3, "{step: explore, turn: {active: '1'}, heroes: {1: {%s}}}".formatted(gear));

    assertThat(exploring.refused("use executioner-s-axe")).containsExactly("HOF-WEAPON-03");
    assertThat(fighting.allowed("use executioner-s-axe"))
        .containsExactly("HOF-CARD-25", "HOF-WEAPON-03");
  }

  /** A combat at a place with bound cards and enemies. */
  static Scene fight(String hero, String... enemies) {
    StringBuilder all = new StringBuilder();
    for (int i = 0; i < enemies.length; i++) {
      all.append(i == 0 ? "" : ", ")
          .append("{id: ")
          .append(i + 1)
          .append(", ")
          .append(enemies[i])
          .append('}');
    }
    return Scene.of(
        2,
        "{step: assigning, heroes: {1: {space: c2, "
            + hero
            + "}}, sites: {c2: {card: bandit-camp, cubes: 1}}, turn: {activated: true},"
            + " fight: {origin: activated, encounter: bandit-camp, round: 1, last-id: 9, enemies: ["
            + all
            + "]}}");
  }

  private static final String DUST = "card: 2-of-dust, power: 2";

  private static final String SCALES = "card: 1-of-scales, power: 1, protection: 1";

  private static final String TWO =
      "bound: [{id: 1, card: hack, power: 1}, {id: 2, card: veteran, power: 3}]";

  @Test
  @Shows({
    "HOF-ASSIGN-01",
    "HOF-ENEMY-07",
    "HOF-SPOILS-01",
    "HOF-CLEAN-02",
    "HOF-CEND-03",
    "HOF-CEND-02"
  })
  void defeatsAnEnemyWithEnoughPower() {
    Scene scene = fight(TWO, DUST).then("assign veteran to 2-of-dust", "done");

    assertThat(scene.state().fight()).isEmpty();
    assertThat(scene.hero(1).shards()).isEqualTo(3); // 1 of the minion, 2 of the camp
    assertThat(scene.hero(1).played().size()).isEqualTo(2);
    assertThat(scene.window()).isEqualTo("acquire");
  }

  @Test
  @Shows({"HOF-ASSIGN-02", "HOF-WEAPON-07"})
  void addsTheWeapon() {
    Scene scene = fight("bound: [{id: 1, card: hack, power: 1}]", DUST);
    scene.then("strike 2-of-dust with weapon", "assign hack to 2-of-dust", "done");

    assertThat(scene.hero(1).shards()).isEqualTo(3);
  }

  @Test
  @Shows({"HOF-PROTECT-03", "HOF-PROTECT-01"})
  void cannotDefeatProtectionTwoWithTwoCards() {
    Scene scene =
        fight(
            TWO.replace("hack, power: 1", "champion, power: 5"),
            SCALES.replace("protection: 1", "protection: 3"));

    assertThat(scene.moves()).containsExactly("done");
  }

  @Test
  @Shows({"HOF-CARD-31", "HOF-Q-122"})
  void dividesThePowerOfACard() {
    Scene scene =
        fight(
            "gear: {weapon: kraken-s-claws}, bound: [{id: 1, card: veteran, power: 3}]",
            "card: 1-of-dust, power: 1",
            "card: 1-of-skulls, power: 1",
            "card: 1-of-plague, power: 1, infected: 1");
    scene.then(
        "assign 1 of veteran to 1-of-dust",
        "assign 1 of veteran to 1-of-skulls",
        "assign 1 of veteran to 1-of-plague",
        "done",
        "choose 1-of-dust",
        "choose 1-of-plague");

    assertThat(scene.state().fight()).isEmpty();
  }

  @Test
  @Shows("HOF-CARD-06")
  void addsPowerOfTheGreatswordAtFourHealthOrLess() {
    String sword = "gear: {weapon: berserker-greatsword}, health: ";

    assertThat(fight(sword + 4, "card: 5-of-dust, power: 5").moves())
        .contains("strike 5-of-dust with weapon");
    assertThat(fight(sword + 5, "card: 5-of-dust, power: 5").moves()).containsExactly("done");
  }

  @Test
  @Shows({"HOF-CARD-25", "HOF-CARD-26", "HOF-Q-78"})
  void destroysOneMinionACombatWithTheAxe() {
    Scene scene =
        fight(
            "gear: {weapon: executioner-s-axe}",
            "card: 3-of-dust, power: 4",
            "card: 4-of-dust, power: 3");
    scene.then("use executioner-s-axe");
    assertThat(scene.refused("choose enemy 4-of-dust")).containsExactly("HOF-CARD-26");
    scene.then("choose enemy 3-of-dust");

    assertThat(scene.state().decks().box().count(Scene.card("3-of-dust"))).isEqualTo(1);
    assertThat(scene.state().fight().orElseThrow().removed()).isEqualTo(1);
    assertThat(scene.refused("use executioner-s-axe")).containsExactly("HOF-CARD-25");
  }

  @Test
  @Shows({"HOF-PLAY-02", "HOF-Q-36"})
  void playsNothingFromHandInCombat() {
    Scene scene = fight("hand: [strive]", DUST);

    assertThat(scene.refused("play strive")).containsExactly("HOF-PLAY-02");
  }

  @Test
  @Shows({
    "HOF-CLEAN-03",
    "HOF-PUSH-01",
    "HOF-PUSH-02",
    "HOF-PUSH-03",
    "HOF-INFECT-01",
    "HOF-CLEAN-04"
  })
  void pushesForFoodAndPain() {
    Scene scene =
        fight(
            "food: 3, " + TWO,
            "card: 4-of-plague, power: 4, infected: 2",
            "card: 1-of-dust, power: 1");
    scene.then("strike 1-of-dust with weapon", "done");
    assertThat(scene.window()).isEqualTo("push-or-flee");
    scene.then("push", "draw scratch", "draw strive");

    assertThat(scene.hero(1).food()).isEqualTo(1); // 3, 1 of the loot, 3 of the push
    assertThat(scene.hero(1).health()).isEqualTo(9);
    assertThat(scene.hero(1).bound()).hasSize(3);
  }

  @Test
  @Shows({"HOF-FLEE-01", "HOF-FLEE-02", "HOF-CEND-01", "HOF-CEND-04", "HOF-TURN-06"})
  void fleesForThePainOfAllEnemies() {
    Scene scene = fight(TWO, "card: 5-of-skulls, power: 5", DUST).then("done", "flee");
    scene.then("draw scratch", "draw scratch", "draw scratch", "draw scratch");

    assertThat(scene.hero(1).health()).isEqualTo(6);
    assertThat(scene.hero(1).bound()).isEmpty();
    assertThat(scene.state().decks().minions().discard().size()).isEqualTo(2);
    assertThat(scene.window()).isEqualTo("acquire");
  }

  @Test
  @Shows({"HOF-BOSS-04", "HOF-ASSIGN-05", "HOF-BOSS-05"})
  void reachesTheBossWhenAllMinionsAreCovered() {
    Scene scene =
        Scene.of(
            2,
            "{step: assigning, heroes: {1: {space: c2, bound: [{id: 1, card: champion, power:"
                + " 5}]}}, sites: {c2: {card: jack}}, board: {royalty: jack-of-dust}, fight:"
                + " {origin: activated, encounter: jack, round: 1, last-id: 2, enemies: [{id: 1,"
                + " card: jack-of-dust, power: 5}, {id: 2, card: 1-of-dust, power: 1}]}}");

    assertThat(scene.refused("assign champion to jack-of-dust"))
        .containsExactly("HOF-ASSIGN-05", "HOF-BOSS-04");
    scene.then("strike 1-of-dust with weapon", "assign champion to jack-of-dust", "done");
    assertThat(scene.moves()).containsExactly("choose jack-of-dust", "choose 1-of-dust");
    scene.then("choose jack-of-dust");
    assertThat(scene.hero(1).fame()).isEqualTo(5);
    assertThat(scene.window()).isEqualTo("royal-loot");
  }
}
