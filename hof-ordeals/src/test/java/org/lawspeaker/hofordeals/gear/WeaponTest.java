package org.lawspeaker.hofordeals.gear;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.HofOrdeals;
import org.lawspeaker.hofordeals.OwnPack;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Weapons, what lies beside them, and shields. */
class WeaponTest {
  private static Scene camp(String hero) {
    return Scene.of(
        2,
        """
        step: explore
        turn: {active: "1", began: 7}
        sites: {c2: {card: bandit-camp, cubes: 1}}
        heroes: {1: {space: c2%s}}
        """
            .formatted(hero));
  }

  private static Scene fighting(String hero) {
    return camp(hero).then("activate", "draw 1-of-dust", "draw 1-of-skulls");
  }

  /** Two Pain cards are resolved, each of which takes 1 Health. */
  private static int healthAfterFleeing(String hero) {
    Scene scene = fighting(hero).chance();
    return scene.then("done", "flee", "draw scratch", "draw scratch").hero(1).health();
  }

  @Test
  @Shows({"HOF-BIND-02", "HOF-WEAPON-02", "HOF-WEAPON-09", "HOF-WEAPON-06"})
  void refusesToBindMoreCardsThanTheWeaponHolds() {
    Scene maul = camp(", gear: {weapon: war-maul}, hand: [hack, veteran]").then("bind hack");
    Scene daggers =
        camp(", gear: {weapon: twin-daggers}, hand: [hack, veteran, vanguard, cleave, champion]");
    daggers.then("bind hack", "bind veteran", "bind vanguard", "bind cleave", "bind champion");

    assertThat(maul.refused("bind veteran")).containsExactly("HOF-BIND-02");
    assertThat(daggers.hero(1).bound()).hasSize(5);
  }

  @Test
  @Shows({"HOF-WEAPON-10", "HOF-WEAPON-02", "HOF-STRIKE-01"})
  void theStrikeBonusIsTheNumberOfCardsDrawnIntoACombat() {
    assertThat(fighting("").chance().hero(1).bound()).hasSize(2);
    assertThat(fighting(", gear: {weapon: titan-maul}").chance().hero(1).bound()).hasSize(4);
    assertThat(fighting(", gear: {weapon: twin-daggers}").chance().hero(1).bound()).hasSize(1);
  }

  @Test
  @Shows({"HOF-BIND-03", "HOF-STRIKE-10"})
  void theStrikeBonusMayExceedTheBindingLimit() {
    Scene scene =
        fighting(", gear: {weapon: war-maul}, bound: [{id: 1, card: veteran, power: 3}]").chance();

    assertThat(scene.hero(1).bound()).hasSize(4);
  }

  @Test
  @Shows({"HOF-WEAPON-07", "HOF-ENEMY-07"})
  void theWeaponStrikesWithItsPowerValue() {
    Scene scene = fighting("").then("draw strive", "draw strive");
    scene.then("strike 1-of-dust with weapon", "done");

    assertThat(scene.hero(1).food()).isEqualTo(1);
  }

  @Test
  @Shows({"HOF-WEAPON-08", "HOF-ASSIGN-06"})
  void refusesToStrikeTwiceInOneCombat() {
    Scene scene = fighting("").chance().then("strike 1-of-dust with weapon");

    assertThat(scene.refused("strike 1-of-skulls with weapon")).contains("HOF-WEAPON-08");
  }

  @Test
  @Shows("HOF-WEAPON-03")
  void refusesAnAbilityForCombatOutsideOfOne() {
    Scene scene = camp(", food: 1, gear: {weapon: executioner-s-axe}");

    assertThat(scene.refused("use executioner-s-axe")).containsExactly("HOF-WEAPON-03");
    scene.then("activate", "draw 1-of-dust", "draw 3-of-plague").chance();
    assertThat(scene.moves()).contains("use executioner-s-axe");
  }

  @Test
  @Shows("HOF-EQUIP-01")
  void refusesTheAbilityOfWhatIsNotEquipped() {
    assertThat(camp("").refused("use health-elixir")).containsExactly("HOF-EQUIP-01");
  }

  @Test
  @Shows("HOF-EQUIP-08")
  void offHandEquipmentWorksWithEveryWeapon() {
    for (String weapon : new String[] {"long-sword", "sabres", "war-maul"}) {
      Scene scene =
          fighting(", food: 1, gear: {off-hand: captain-s-pistol, weapon: %s}".formatted(weapon));

      assertThat(scene.chance().moves()).as(weapon).contains("use captain-s-pistol");
    }
  }

  @Test
  @Shows({"HOF-EQUIP-09", "HOF-WEAPON-04", "HOF-WEAPON-05", "HOF-WEAPON-06", "HOF-Q-50"})
  void aShieldWorksWithAOneHandedWeaponOnly() {
    assertThat(healthAfterFleeing(", gear: {off-hand: shield}")).isEqualTo(10);
    assertThat(healthAfterFleeing(", gear: {off-hand: shield, weapon: long-sword}")).isEqualTo(10);
    assertThat(healthAfterFleeing(", gear: {off-hand: shield, weapon: twin-daggers}")).isEqualTo(8);
    assertThat(healthAfterFleeing(", gear: {off-hand: shield, weapon: war-maul}")).isEqualTo(8);
  }

  @Test
  @Shows("HOF-Q-50")
  void aShieldStaysInItsSlotBesideAHeavyWeapon() {
    Scene scene =
        Scene.of(
            2,
            """
            step: acquire
            turn: {active: "1"}
            decks: {row: [war-maul, hunt, hunt, rally, rally, purge]}
            heroes: {1: {effort: 5, gear: {off-hand: shield}}}
            """);
    scene.then("buy war-maul");

    assertThat(scene.hero(1).gear()).containsValue(Scene.card("shield")).hasSize(2);
    assertThat(scene.hero(1).fame()).isZero();
  }

  @Test
  @Shows("HOF-CARD-27")
  void theHammerOfTheForgeLetsShieldsWork() {
    assertThat(healthAfterFleeing(", gear: {off-hand: shield, weapon: hammer-of-the-forge}"))
        .isEqualTo(10);
  }

  @Test
  @Shows("HOF-CARD-17")
  void theConjuredShieldWorksWithEveryWeapon() {
    assertThat(healthAfterFleeing(", gear: {off-hand: conjured-shield, weapon: twin-daggers}"))
        .isEqualTo(10);
    assertThat(healthAfterFleeing(", gear: {off-hand: conjured-shield, weapon: war-maul}"))
        .isEqualTo(10);
  }

  @Test
  @Shows("HOF-CARD-11")
  void refusesTheCaptainsPistolASecondTimeInOneCombat() {
    Scene scene = fighting(", food: 9, gear: {off-hand: captain-s-pistol}").chance();
    scene.then("use captain-s-pistol", "choose enemy 1-of-dust");

    assertThat(scene.refused("use captain-s-pistol")).contains("HOF-CARD-11");
  }

  /** Beside Sabres, which are Dual Wield, the Mirror Shield brings no Token Shard for a victory. */
  @Test
  @Shows({"HOF-EQUIP-09", "HOF-Q-50"})
  void keepsAShieldsAbilityFromBeingSetOffUnlessItIsOneHanded() {
    assertThat(shardsOfVictory("sabres")).isEqualTo(2);
    assertThat(shardsOfVictory("long-sword")).isEqualTo(3);
  }

  /** What is gained at the Bandit Camp, which gives 2 itself. */
  private static int shardsOfVictory(String weapon) {
    String gear = "gear: {weapon: " + weapon + ", off-hand: mirror-shield}";
    return Battle.assigning(gear, "1-of-dust")
        .then("strike 1-of-dust with weapon", "done")
        .hero(1)
        .shards();
  }

  @Test
  @Shows({"HOF-EQUIP-09", "HOF-Q-50"})
  void keepsAShieldFromBeingAssignedUnlessItIsOneHanded() {
    HofOrdeals game =
        OwnPack.with(
            "equipment",
            "{name: Test Card, slot: off-hand, shield: true, cost: 1, lasting: [{gives:"
                + " {assignable: 2}}], provenance: house}");
    String zones =
        Battle.zones(
            "assigning",
            "bandit-camp",
            "gear: {weapon: long-sword, off-hand: test-card}",
            "{}",
            "1-of-dust");
    String strike = "strike 1-of-dust with off-hand";

    assertThat(Scene.of(game, Setup.of(3), zones).moves()).contains(strike);
    assertThat(Scene.of(game, Setup.of(3), zones.replace("long-sword", "sabres")).moves())
        .doesNotContain(strike);
  }

  private static final String HEALING_SHIELD =
      "{name: Test Card, slot: off-hand, shield: true, cost: 1, abilities: [{on: any-time, effects:"
          + " [{gain: {what: health, amount: 1}}]}], provenance: house}";

  /** Call Lightning is activated by seat 1, and seat 2 has the shield. */
  @Test
  @Shows({"HOF-EQUIP-09", "HOF-Q-50", "HOF-Q-73"})
  void keepsAShieldFromBeingUsedInAnothersTurnUnlessItIsOneHanded() {
    HofOrdeals game = OwnPack.with("equipment", HEALING_SHIELD);
    String zones =
        """
        step: explore
        turn: {active: "1"}
        sites: {c2: {card: call-lightning, cubes: 1}}
        heroes: {1: {space: c2}, 2: {gear: {weapon: long-sword, off-hand: test-card}}}
        """;
    Scene worn = Scene.of(game, Setup.of(3), zones).then("activate");
    Scene idle = Scene.of(game, Setup.of(3), zones.replace("long-sword", "sabres"));

    assertThat(worn.window()).isEqualTo("react");
    assertThat(idle.then("activate").window()).isEqualTo("choose");
  }

  @Test
  @Shows("HOF-EQUIP-09")
  void saysWhyAShieldCannotBeUsedAtAnyTime() {
    HofOrdeals game = OwnPack.with("equipment", HEALING_SHIELD);
    String gear = "gear: {weapon: sabres, off-hand: test-card}";
    String zones = Battle.zones("continuing", "bandit-camp", gear, "{}", "1-of-dust");

    assertThat(Scene.of(game, Setup.of(3), zones).refused("use test-card"))
        .containsExactly("HOF-EQUIP-09");
  }
}
