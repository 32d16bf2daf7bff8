package org.lawspeaker.hofordeals.death;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.HofOrdeals;
import org.lawspeaker.hofordeals.OwnPack;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Why more or less Health is lost than a card says, as it is told. */
class ArmourTest {
  /** Seat 1 flees from one Pain card, a Wound of 2 Health. */
  private static Scene wounded(String gear) {
    return Battle.continuing("gear: {" + gear + "}", "1-of-dust").then("flee", "draw wound");
  }

  private static List<String> told(Scene scene) {
    return scene.told().stream()
        .filter(each -> each.contains("spared") || each.contains("more of"))
        .toList();
  }

  @Test
  @Shows("HOF-CARD-37")
  void painTakesMoreOfWhoWearsSilkenRobes() {
    Scene scene = wounded("body: silken-robes");

    assertThat(scene.hero(1).health()).isEqualTo(7);
    assertThat(told(scene)).containsExactly("HOF-CARD-37: Pain takes 1 Health more of seat 1");
  }

  /** Call Lightning is no Pain card: its 2 Health stay 2. */
  @Test
  @Shows("HOF-CARD-37")
  void aLossWithoutPainIsTheSameInSilkenRobes() {
    Scene scene =
        Scene.of(
                3,
                """
                step: explore
                turn: {active: "1", began: 7}
                sites: {c2: {card: call-lightning, cubes: 2}}
                heroes: {1: {space: c2}, 2: {gear: {body: silken-robes}}}
                """)
            .then("activate", "seat 2: choose option 1");

    assertThat(scene.hero(2).health()).isEqualTo(8);
    assertThat(told(scene)).isEmpty();
  }

  /** What the Wound sets off is done before the Pain card is: nothing is used meanwhile. */
  @Test
  @Shows("HOF-CARD-28")
  void noElixirIsUsedAgainstWhatPainSetsOff() {
    HofOrdeals game =
        OwnPack.with(
            "equipment",
            "{name: Test Card, slot: head, cost: 1, abilities: [{on: harmed, limit: once-per-turn,"
                + " effects: [{lose: {what: health, amount: 1}}, {gain: {what: fame, amount: 1}}]}],"
                + " provenance: house}");
    String hero = "gear: {head: test-card, side: health-elixir}";
    Scene scene =
        Scene.of(
                game,
                Setup.of(3),
                Battle.zones("continuing", "bandit-camp", hero, "{}", "1-of-dust"))
            .then("flee", "draw wound");

    assertThat(scene.window()).isEqualTo("acquire");
    assertThat(scene.hero(1).health()).isEqualTo(7);
  }

  @Test
  @Shows("HOF-EQUIP-06")
  void armourSparesHealth() {
    Scene scene = wounded("weapon: long-sword, off-hand: shield");

    assertThat(scene.hero(1).health()).isEqualTo(9);
    assertThat(told(scene)).containsExactly("HOF-EQUIP-06: seat 1 is spared 1 Health");
  }

  @Test
  @Shows({"HOF-CARD-37", "HOF-EQUIP-06"})
  void nothingIsToldIfBothEvenOut() {
    Scene scene = wounded("body: silken-robes, weapon: long-sword, off-hand: shield");

    assertThat(scene.hero(1).health()).isEqualTo(8);
    assertThat(told(scene)).isEmpty();
  }

  /** A Scratch takes 1 Health, 1 more for the Robes, and 2 less for the Helm. */
  @Test
  @Shows({"HOF-CARD-37", "HOF-EQUIP-06"})
  void armourSparesWhatTheRobesTakeMoreToo() {
    Scene scene =
        Battle.continuing("gear: {body: silken-robes, head: dragonbone-helm}", "1-of-dust")
            .then("flee", "draw scratch");

    assertThat(scene.hero(1).health()).isEqualTo(10);
    assertThat(told(scene)).containsExactly("HOF-EQUIP-06: seat 1 is spared 1 Health");
  }

  /** The Immovable Object leaves Pain alone: what spares Health is the other armour. */
  @Test
  @Shows({"HOF-CARD-30", "HOF-EQUIP-06"})
  void painInTheTurnOfAnotherIsSparedByOtherArmourAlone() {
    Scene scene =
        Scene.of(
                3,
                """
                step: explore
                turn: {active: "1"}
                heroes:
                  1: {space: c3}
                  2: {gear: {body: immovable-object, head: dragonbone-helm}}
                """)
            .then("go b3", "reveal jack", "turn up jack-of-plague")
            .then("draw hunger", "draw scratch", "draw hunger");

    assertThat(told(scene)).containsExactly("HOF-EQUIP-06: seat 2 is spared 1 Health");
  }
}
