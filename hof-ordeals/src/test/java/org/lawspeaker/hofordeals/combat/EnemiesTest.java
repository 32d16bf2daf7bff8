package org.lawspeaker.hofordeals.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.hofordeals.state.Suit;
import org.lawspeaker.hofordeals.table.Minion;
import org.lawspeaker.testkit.coverage.Shows;

/** What the minions of the reference pack are like, suit by suit. */
class EnemiesTest {
  private static List<Minion> of(Suit suit) {
    return Scene.GAME.cards().pack.minions().stream()
        .filter(minion -> minion.suit() == suit)
        .toList();
  }

  private static int power(Suit suit) {
    return of(suit).stream().mapToInt(minion -> minion.base() * minion.copies()).sum();
  }

  @Test
  @Shows("HOF-ENEMY-01")
  void haveFourSuits() {
    assertThat(Suit.values())
        .containsExactly(Suit.DUST, Suit.PLAGUE, Suit.SKULLS, Suit.SCALES)
        .allSatisfy(suit -> assertThat(of(suit)).isNotEmpty());
  }

  @Test
  @Shows("HOF-ENEMY-02")
  void stealIfTheyAreOfDust() {
    Scene scene =
        Scene.of(
                3,
                """
                step: explore
                turn: {active: "2"}
                sites: {c2: {card: bandit-camp, cubes: 1}}
                heroes: {2: {space: c2, food: 2, shards: 2}}
                """)
            .then("activate", "draw 2-of-dust", "draw 3-of-dust");

    assertThat(scene.hero(2).food()).isEqualTo(1);
    assertThat(scene.hero(2).shards()).isEqualTo(1);
    assertThat(power(Suit.DUST)).isLessThanOrEqualTo(power(Suit.SCALES));
  }

  @Test
  @Shows("HOF-ENEMY-03")
  void areInfectedIfTheyAreOfPlague() {
    assertThat(of(Suit.PLAGUE)).allMatch(minion -> minion.infected() > 0);
    assertThat(of(Suit.SCALES)).allMatch(minion -> minion.infected() == 0);
  }

  @Test
  @Shows("HOF-ENEMY-04")
  void bringCursesIfTheyAreOfSkulls() {
    Scene scene =
        Scene.of(
                3,
                """
                step: explore
                turn: {active: "2"}
                sites: {c2: {card: bandit-camp, cubes: 1}}
                heroes: {2: {space: c2}}
                """)
            .then("activate", "draw 3-of-skulls", "draw bad-luck", "draw 2-of-skulls");

    assertThat(scene.then("draw dread").hero(2).discard().size()).isEqualTo(2);
  }

  @Test
  @Shows("HOF-ENEMY-05")
  void haveProtectionIfTheyAreOfScales() {
    assertThat(of(Suit.SCALES)).allMatch(minion -> minion.protection() > 0);
    assertThat(of(Suit.DUST)).allMatch(minion -> minion.protection() == 0);
  }

  @Test
  @Shows({"HOF-POWER-01", "HOF-PAIN-05"})
  void havePowerToBeatAndPainToFleeFrom() {
    String hero = "food: 0, " + Battle.bound("vanguard 2");
    Scene beaten = Battle.assigning(hero, "2-of-dust").then("assign vanguard to 2-of-dust", "done");
    Scene fled = Battle.continuing(hero, "2-of-dust").then("flee", "draw scratch");

    assertThat(beaten.window()).isEqualTo("acquire");
    assertThat(fled.hero(1).health()).isEqualTo(9);
  }
}
