package org.lawspeaker.hofordeals.faces;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** How choices of a combat read with rarer Equipment. */
class CombatChoicesTest {
  private static final Seat BEN = Seat.of(1);

  @Test
  void pushingThatCostsNothingIsFree() {
    Scene scene =
        Battle.continuing(
            "food: 0, gear: {off-hand: buckler}, " + Battle.bound("hack 1"), "1-of-dust");

    assertThat(new Seen(scene, BEN).reads("push"))
        .isEqualTo(
            "Push: fight another round | free; resolve 1 Pain card, then draw and bind 1 card");
  }

  /** What a divided card does, it does with its first part alone. */
  @Test
  @Shows("HOF-Q-122")
  void partsOfADividedCard() {
    Scene card = divides("card");

    assertThat(new Seen(card, BEN).reads("assign 2 of cleave to 3-of-scales"))
        .startsWith("Assign 2 Power of Cleave to 3 of Scales | ")
        .endsWith("bind 1 card; 2 Power, ignored: it still needs 3");
    assertThat(new Seen(divides("no-card"), BEN).reads("assign 2 of cleave to 3-of-scales"))
        .endsWith("bind 1 card; 2 Power: it still needs 1");
    card.then("assign 2 of cleave to 3-of-scales").chance();
    assertThat(new Seen(card, BEN).reads("assign 3 of cleave to 3-of-scales"))
        .isEqualTo("Assign 3 Power of Cleave to 3 of Scales | 3 Power, ignored: it still needs 3");
    card.then("assign 3 of cleave to 3-of-scales");
    assertThat(Battle.enemy(card, 1).counted()).isZero();
  }

  private static Scene divides(String part) {
    return Scene.of(
        Setup.of(3).with("divided-parts", part),
        Battle.zones(
            "assigning",
            "bandit-camp",
            "gear: {weapon: kraken-s-claws}, " + Battle.bound("cleave 5"),
            "{}",
            "3-of-scales"));
  }
}
