package org.lawspeaker.hofordeals.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.HofOrdeals;
import org.lawspeaker.hofordeals.OwnPack;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Where a printed value counts, whatever has become of it, and where it does not. */
class PrintedPowerTest {
  @Test
  @Shows("HOF-CARD-48")
  void isWhatTheDefeatedMinionsAddUpTo() {
    Scene scene =
        Battle.assigning(
                Battle.bound("champion 5", "veteran 3"), "3-of-skulls=5", "1-of-dust", "5-of-dust")
            .then("assign champion to 3-of-skulls", "assign veteran to 1-of-dust", "done");

    assertThat(scene.state().fight().orElseThrow().defeatedPower()).isEqualTo(4);
  }

  @Test
  @Shows("HOF-CARD-48")
  void isAddedUpForMinionsAndNotForTheirBoss() {
    Scene scene =
        Battle.boss(
                1,
                "jack-of-dust",
                Battle.bound("champion 5", "veteran 3"),
                "jack-of-dust",
                "2-of-plague=2")
            .then("assign veteran to 2-of-plague", "assign champion to jack-of-dust", "done");

    assertThat(scene.state().fight().orElseThrow().defeatedPower()).isEqualTo(2);
  }

  /** Neither Protection nor anything else makes a minion count for more. */
  @Test
  @Shows({"HOF-BOSS-02", "HOF-Q-98"})
  void isWhatTheMinionsOfABossAddUpTo() {
    Scene scene =
        Scene.of(
                3,
                """
                step: explore
                turn: {active: "1"}
                board: {royalty: jack-of-scales}
                sites: {c2: {card: jack}}
                heroes: {1: {space: c2}}
                """)
            .then("activate", "draw 3-of-scales", "draw 1-of-dust");

    assertThat(Battle.enemies(scene)).containsExactly("jack-of-scales", "3-of-scales", "1-of-dust");
  }

  /** A 1 of Dust with 4 Power is enough for the Minion Draw of the Jack, which is 4. */
  @Test
  @Shows({"HOF-Q-67", "HOF-BOSS-02"})
  void isNotTheRankIfTheCardSaysSo() {
    HofOrdeals game =
        OwnPack.changed("suit: dust, rank: 1, pain: 1", "suit: dust, rank: 1, power: 4, pain: 1");
    Scene scene =
        Scene.of(
                game,
                Setup.of(3),
                """
                step: explore
                turn: {active: "1"}
                board: {royalty: jack-of-scales}
                sites: {c2: {card: jack}}
                heroes: {1: {space: c2}}
                """)
            .then("activate", "draw 1-of-dust");

    assertThat(scene.state().fight().orElseThrow().enemies()).hasSize(2);
    assertThat(Battle.enemy(scene, 2).power()).isEqualTo(4);
    assertThat(scene.refused("draw 2-of-dust")).isNotEmpty();
  }

  @Test
  @Shows({"HOF-Q-119", "HOF-WEAPON-11"})
  void isTheStrikeBonusOfAnAmbushedPlayerIfItIsNothing() {
    HofOrdeals game =
        OwnPack.with(
            "equipment",
            "{name: Dull Blade, slot: weapon, weapon: {type: heavy, power: 1, binding: 1, strike:"
                + " 0}, cost: 1, provenance: house}");
    Scene scene =
        Scene.of(
                game,
                Setup.of(3),
                "{step: explore, turn: {active: '1'}, heroes: {1: {food: 1, hand: [],"
                    + " gear: {weapon: dull-blade}}}}")
            .then("go c2", "reveal roadside-trap", "draw 1-of-dust");

    assertThat(scene.window()).isEqualTo("assign");
    assertThat(scene.hero(1).bound()).isEmpty();
  }

  @Test
  @Shows("HOF-Q-123")
  void isAllThatIsLeftOfEquipmentThatWasNotAssigned() {
    Scene scene =
        Battle.continuing("food: 0, gear: {side: detonator}, charges: {side: 4}", "1-of-dust")
            .then("flee", "draw scratch");

    assertThat(scene.window()).isEqualTo("acquire");
    assertThat(scene.hero(1).charges()).isEmpty();
  }
}
