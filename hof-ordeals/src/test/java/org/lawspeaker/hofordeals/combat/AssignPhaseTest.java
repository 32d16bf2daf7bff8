package org.lawspeaker.hofordeals.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
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
  }

  @Test
  @Shows("HOF-Q-29")
  void refusesToEndThePhaseBeforeAnAssignmentSuffices() {
    Scene scene =
        Battle.assigning(CARDS, "5-of-dust", "1-of-dust").then("assign veteran to 5-of-dust");

    assertThat(scene.refused("done")).containsExactly("HOF-Q-29");
    assertThat(scene.refused("assign hack to 1-of-dust")).containsExactly("HOF-Q-29");
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
  @Shows({"HOF-ASSIGN-04", "HOF-CLEAN-04"})
  void assignsACardOnceInACombat() {
    Scene scene =
        Battle.assigning("food: 1, " + CARDS, "3-of-dust", "4-of-dust")
            .then("assign veteran to 3-of-dust", "done", "push", "draw scratch", "draw strive");

    assertThat(Battle.refused(scene, new Assign(Seat.of(1), 2, 2)))
        .containsExactly("HOF-ASSIGN-04");
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
    Scene fighting = Battle.assigning(gear, "1-of-dust", "5-of-dust");
    Scene exploring =
        Scene.of(3, "{step: explore, turn: {active: '1'}, heroes: {1: {%s}}}".formatted(gear));

    assertThat(exploring.refused("use executioner-s-axe")).containsExactly("HOF-WEAPON-03");
    assertThat(fighting.allowed("use executioner-s-axe")).containsExactly("HOF-WEAPON-03");
  }
}
