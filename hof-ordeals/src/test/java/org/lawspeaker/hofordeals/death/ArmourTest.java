package org.lawspeaker.hofordeals.death;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.hofordeals.Battle;
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
