package org.lawspeaker.hofordeals.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Effort that a card of the Strike Bonus gives is Power of the card. */
class StruckEffortTest {
  /** Fence turns Token Shards into Effort, 3 for 1. */
  @Test
  @Shows({"HOF-STRIKE-06", "HOF-STRIKE-07"})
  void whatACardTurnsIntoEffortIsItsPower() {
    Scene scene =
        Scene.of(
            3,
            """
            step: explore
            turn: {active: "1"}
            sites: {c2: {card: bandit-camp, cubes: 2}}
            heroes: {1: {space: c2, hand: [], shards: 3,
              deck: {order: [fence, strive], bag: [6 strive, 2 forage, hack]}}}
            """);
    scene.then("activate", "draw 1-of-dust", "draw 1-of-skulls");

    assertThat(scene.hero(1).effort()).isZero();
    assertThat(scene.hero(1).shards()).isEqualTo(1);
    assertThat(scene.hero(1).bound().get(0).power()).isEqualTo(6);
  }
}
