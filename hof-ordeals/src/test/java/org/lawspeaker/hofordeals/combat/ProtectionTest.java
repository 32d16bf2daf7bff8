package org.lawspeaker.hofordeals.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Protection, and Power that is divided. */
class ProtectionTest {
  @Test
  @Shows({"HOF-PROTECT-01", "HOF-Q-30"})
  void ignoresTheFirstCardOnly() {
    Scene scene =
        Battle.assigning(Battle.bound("hack 1", "veteran 3"), "3-of-scales", "1-of-dust")
            .then("assign hack to 3-of-scales");
    assertThat(Battle.enemy(scene, 1).counted()).isZero();

    scene.then("assign veteran to 3-of-scales", "done");
    assertThat(Battle.enemies(scene)).containsExactly("1-of-dust");
  }

  @Test
  @Shows("HOF-PROTECT-01")
  void refusesToWasteTheStrongCardOnIt() {
    Scene scene = Battle.assigning(Battle.bound("hack 1", "veteran 3"), "3-of-scales", "1-of-dust");

    assertThat(scene.refused("assign veteran to 3-of-scales")).containsExactly("HOF-Q-29");
  }

  /** What counted in a round does not help in the next: the cards are used up. */
  @Test
  @Shows({"HOF-ENEMY-07", "HOF-CLEAN-02"})
  void appliesToPowerThatIsAssignedAnewInEveryRound() {
    Scene scene =
        Battle.assigning("food: 1, " + Battle.bound("cleave 4", "veteran 3"), "5-of-dust")
            .then("assign cleave to 5-of-dust", "draw strive", "done");
    assertThat(Battle.enemies(scene)).containsExactly("5-of-dust");
    scene.then("push", "draw scratch", "draw strive");

    assertThat(Battle.enemy(scene, 1).counted()).isZero();
    scene.then("assign veteran to 5-of-dust");
    assertThat(scene.refused("done")).containsExactly("HOF-Q-29");
  }

  @Test
  @Shows("HOF-PROTECT-03")
  void needsOneCardMoreThanItsProtection() {
    String struck =
        Battle.zones(
                "assigning",
                "bandit-camp",
                Battle.bound("veteran 3", "veteran 3"),
                "{}",
                "5-of-scales=1")
            .replace("round: 1,", "round: 1, struck: true,");

    assertThat(Scene.of(3, struck).refused("assign veteran to 5-of-scales"))
        .containsExactly("HOF-Q-29", "HOF-PROTECT-03");
  }

  /** The armour lowers its Power to 0, so that nothing need count, but one card must. */
  @Test
  @Shows({"HOF-PROTECT-01", "HOF-PROTECT-03"})
  void needsThatCardAlsoWithoutPower() {
    String armour = "gear: {body: armour-of-the-fallen-king}, ";
    Scene scene =
        Battle.assigning(armour + Battle.bound("hack 1", "vanguard 2"), "1-of-scales", "5-of-dust")
            .then("assign hack to 1-of-scales");
    assertThat(scene.refused("done")).containsExactly("HOF-Q-29", "HOF-PROTECT-03");

    scene.then("assign vanguard to 1-of-scales", "done");

    assertThat(Battle.enemies(scene)).containsExactly("5-of-dust");
  }

  @Test
  @Shows("HOF-Q-28")
  void countsTheRustyAxeAsACard() {
    Scene scene =
        Battle.assigning(Battle.bound("champion 5"), "3-of-scales", "1-of-dust")
            .then("strike 3-of-scales with weapon");

    assertThat(Battle.enemy(scene, 1).ignored()).isEqualTo(1);
    scene.then("assign champion to 3-of-scales", "done");
    assertThat(Battle.enemies(scene)).containsExactly("1-of-dust");
  }

  @Test
  @Shows("HOF-PROTECT-02")
  void appliesAnewInEveryRound() {
    Scene scene =
        Battle.assigning(
                "food: 1, " + Battle.bound("cleave 2", "hack 1", "vanguard 2"), "1-of-scales")
            .then("assign cleave to 1-of-scales", "draw strive", "done");
    scene.then("push", "draw scratch", "draw strive", "assign hack to 1-of-scales");

    assertThat(Battle.enemy(scene, 1).ignored()).isEqualTo(1);
    assertThat(Battle.enemy(scene, 1).counted()).isZero();
  }

  @Test
  @Shows("HOF-PROTECT-04")
  void addsUp() {
    Scene scene =
        Battle.assigning(
                Battle.bound("hack 1", "vanguard 2", "veteran 3"),
                "1-of-dust",
                "4-of-scales",
                "4-of-scales")
            .then("assign hack to 1-of-dust", "assign vanguard to 1-of-dust");
    assertThat(Battle.enemy(scene, 1).ignored()).isEqualTo(2);

    assertThat(Battle.enemy(scene.then("assign veteran to 1-of-dust"), 1).counted()).isEqualTo(3);
  }

  @Test
  @Shows("HOF-PROTECT-05")
  void takesNoCardWithoutPower() {
    Scene scene = Battle.assigning(Battle.bound("forage 0", "hack 1", "veteran 3"), "1-of-scales");

    assertThat(scene.refused("assign forage to 1-of-scales")).containsExactly("HOF-PROTECT-05");
  }

  @Test
  @Shows("HOF-CARD-31")
  void dividesThePowerOfACardOverEnemies() {
    Scene scene =
        Battle.assigning(
                "gear: {weapon: kraken-s-claws}, " + Battle.bound("veteran 3", "hack 1"),
                "1-of-dust",
                "2-of-dust",
                "5-of-dust")
            .then("assign 1 of veteran to 1-of-dust", "assign 2 of veteran to 2-of-dust", "done")
            .then("choose 1-of-dust");

    assertThat(Battle.enemies(scene)).containsExactly("5-of-dust");
    assertThat(Battle.names(scene.hero(1).played())).containsExactly("veteran");
  }

  @Test
  @Shows({"HOF-CARD-31", "HOF-CLEAN-02"})
  void usesUpADividedCardOfWhichOnlyOnePartIsAssigned() {
    Scene scene =
        Battle.assigning(
                "gear: {weapon: kraken-s-claws}, " + Battle.bound("veteran 3", "hack 1"),
                "1-of-dust",
                "5-of-dust")
            .then("assign 1 of veteran to 1-of-dust", "done");

    assertThat(Battle.names(scene.hero(1).boundCards())).containsExactly("hack");
    assertThat(Battle.names(scene.hero(1).played())).containsExactly("veteran");
  }

  @Test
  @Shows("HOF-CARD-31")
  void dividesNoMorePowerThanTheCardHas() {
    Scene scene =
        Battle.assigning(
            "gear: {weapon: kraken-s-claws}, " + Battle.bound("veteran 3"), "1-of-dust");

    assertThat(scene.refused("assign 4 of veteran to 1-of-dust")).containsExactly("HOF-CARD-31");
  }

  /** Cleave says: when you assign this, draw and bind 1 card. */
  @Test
  @Shows({"HOF-CARD-31", "HOF-PLAY-11"})
  void resolvesWhatADividedCardDoesOnceAtItsFirstPart() {
    Scene scene =
        Battle.assigning(
                "gear: {weapon: kraken-s-claws}, " + Battle.bound("cleave 5"),
                "5-of-dust",
                "1-of-dust")
            .then("assign 1 of cleave to 5-of-dust", "draw strive");
    assertThat(Battle.enemy(scene, 1).suffices()).isTrue();

    scene.then("assign 1 of cleave to 1-of-dust");

    assertThat(scene.window()).isEqualTo("assign");
    assertThat(Battle.enemy(scene, 2).suffices()).isFalse();
  }

  /** What it does is done: it must now be made to defeat the enemy, as any other card. */
  @Test
  @Shows({"HOF-CARD-31", "HOF-Q-29"})
  void takesNoFurtherPartOfSuchACardThatIsTooLittle() {
    String struck =
        Battle.zones(
                "assigning",
                "bandit-camp",
                "gear: {weapon: kraken-s-claws}, " + Battle.bound("cleave 2"),
                "{}",
                "1-of-dust",
                "5-of-dust")
            .replace("round: 1,", "round: 1, struck: true,");
    Scene scene = Scene.of(3, struck).then("assign 1 of cleave to 1-of-dust", "draw forage");

    assertThat(scene.refused("assign 1 of cleave to 5-of-dust")).containsExactly("HOF-Q-29");
  }

  @Test
  @Shows("HOF-Q-122")
  void dividesNoPartWithoutPower() {
    Scene scene =
        Battle.assigning(
            "gear: {weapon: kraken-s-claws}, " + Battle.bound("veteran 3"), "1-of-dust");

    assertThat(scene.refused("assign 0 of veteran to 1-of-dust")).containsExactly("HOF-Q-122");
  }

  @Test
  @Shows("HOF-Q-122")
  void ignoresEveryPartOfAnIgnoredCard() {
    Scene scene =
        Battle.assigning(
                "gear: {weapon: kraken-s-claws}, " + Battle.bound("veteran 3", "hack 1"),
                "1-of-scales")
            .then("assign 1 of veteran to 1-of-scales", "assign 2 of veteran to 1-of-scales");

    assertThat(Battle.enemy(scene, 1).counted()).isZero();
    assertThat(scene.refused("done")).containsExactly("HOF-Q-29", "HOF-PROTECT-03");
  }

  /** What is left of the card cannot count there either, so nothing could be finished. */
  @Test
  @Shows({"HOF-Q-122", "HOF-PROTECT-03"})
  void takesNoPartThatOnlyTheSameCardCouldFollow() {
    String alone =
        Battle.zones(
                "assigning",
                "bandit-camp",
                "gear: {weapon: kraken-s-claws}, " + Battle.bound("veteran 3"),
                "{}",
                "1-of-scales")
            .replace("round: 1,", "round: 1, struck: true,");

    assertThat(Scene.of(3, alone).refused("assign 1 of veteran to 1-of-scales"))
        .containsExactly("HOF-Q-29", "HOF-PROTECT-03");
  }

  @Test
  @Shows("HOF-Q-122")
  void ignoresAFurtherPartOfAnIgnoredCardAfterAnotherCardCounts() {
    Scene scene =
        Battle.assigning(
                "gear: {weapon: kraken-s-claws}, " + Battle.bound("veteran 3", "hack 1"),
                "1-of-scales=2")
            .then("assign 1 of veteran to 1-of-scales", "assign hack to 1-of-scales");

    scene.then("assign 2 of veteran to 1-of-scales");

    assertThat(Battle.enemy(scene, 1).counted()).isEqualTo(1);
  }
}
