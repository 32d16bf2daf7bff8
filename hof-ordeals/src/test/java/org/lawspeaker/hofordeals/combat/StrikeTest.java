package org.lawspeaker.hofordeals.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.hofordeals.state.Bound;
import org.lawspeaker.testkit.coverage.Shows;

/** How a combat begins: minions and the Strike Bonus. */
class StrikeTest {
  private static Scene at(String hero) {
    return Scene.of(
        2,
        "{step: explore, heroes: {0: {space: c2, "
            + hero
            + "}}, sites: {c2: {card: bandit-camp, cubes: 2}}}");
  }

  @Test
  @Shows({
    "HOF-COMBAT-02",
    "HOF-STRIKE-01",
    "HOF-STRIKE-03",
    "HOF-STRIKE-05",
    "HOF-STRIKE-09",
    "HOF-STRIKE-11"
  })
  void drawsAndBindsTheStrikeBonus() {
    Scene scene =
        at("hand: []")
            .then("activate", "draw 1-of-dust", "draw 5-of-scales", "draw hack", "draw strive");

    assertThat(scene.hero(0).bound()).extracting(Bound::power).containsExactly(1, 1);
    assertThat(scene.state().turn().played().size()).isEqualTo(2);
    assertThat(scene.window()).isEqualTo("assign");
  }

  @Test
  @Shows({"HOF-STRIKE-08", "HOF-STRIKE-04"})
  void gainsFoodOfDrawnCards() {
    Scene scene =
        at("hand: []")
            .then("activate", "draw 1-of-dust", "draw 1-of-dust", "draw forage", "draw forage");

    assertThat(scene.window()).isEqualTo("resolve");
    assertThat(scene.then("choose bound forage").hero(0).food()).isEqualTo(2);
  }

  @Test
  @Shows({"HOF-COMBAT-03", "HOF-CARD-01", "HOF-CARD-02"})
  void resolvesMinionsAsTheyAreRevealed() {
    Scene scene = at("hand: [strive]").then("activate", "draw 2-of-skulls", "choose strive");
    assertThat(scene.hero(0).hand().size()).isZero();

    scene.then("draw 2-of-skulls", "draw bad-luck");
    assertThat(scene.hero(0).discard().count(Scene.card("bad-luck"))).isEqualTo(1);
  }

  @Test
  @Shows({"HOF-DECK-01", "HOF-DECK-02", "HOF-Q-34"})
  void drawsWhatThereIs() {
    Scene scene =
        at(
            "hand: [strive, strive, strive, strive, strive, strive, strive, forage], deck: {bag:"
                + " [hack]}, discard: [forage]");
    scene.then("activate", "draw 1-of-dust", "draw 1-of-dust", "draw hack", "draw forage");

    assertThat(scene.hero(0).bound()).hasSize(2);
  }

  @Test
  @Shows({"HOF-CARD-32", "HOF-Q-119"})
  void drawsWithLordEdgarsHammerUntilThreeAreNoAttackCards() {
    Scene scene = at("gear: {weapon: lord-edgar-s-hammer}");
    scene.then("activate", "draw 1-of-dust", "draw 1-of-dust");
    scene.then("draw hack", "draw strive", "draw strive", "draw strive");

    assertThat(scene.hero(0).bound()).hasSize(4);
    assertThat(scene.window()).isEqualTo("assign");
  }

  @Test
  @Shows({"HOF-BOSS-02", "HOF-BOSS-09", "HOF-COMBAT-01"})
  void revealsMinionsForABossUntilTheyHaveThePower() {
    Scene scene =
        Scene.of(
            2,
            "{step: explore, heroes: {0: {space: c2}}, sites: {c2: {card: jack}}, board: {royalty:"
                + " jack-of-scales}}");
    scene.then("activate", "draw 3-of-plague", "draw 2-of-dust", "draw strive", "draw strive");

    assertThat(scene.state().fight().orElseThrow().enemies()).hasSize(3);
  }

  @Test
  @Shows({"HOF-QUEEN-01", "HOF-ENEMY-09", "HOF-Q-71", "HOF-Q-65"})
  void suffersTheQueensPresence() {
    Scene scene =
        Scene.of(
            2,
            "{step: explore, clock: {level: 2}, heroes: {0: {space: c2, food: 1}}, sites: {c2:"
                + " {card: lizard-nest, cubes: 2}}, board: {royalty: queen-of-dust}}");
    scene.then("activate", "draw 2-of-dust");

    assertThat(scene.hero(0).health()).isEqualTo(9);
    assertThat(scene.hero(0).food()).isZero();
  }
}
