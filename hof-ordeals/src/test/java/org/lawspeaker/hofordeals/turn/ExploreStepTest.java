package org.lawspeaker.hofordeals.turn;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** What the Explore step allows, and in which order. */
class ExploreStepTest {
  private static final String OPEN =
      """
      step: explore
      turn: {active: "1"}
      sites: {c2: {card: old-mill, cubes: 2}, b2: {card: shrine, cubes: 3}}
      heroes: {1: {food: 4, health: 6, hand: [strive, forage]}}
      """;

  @Test
  @Shows({"HOF-EXPLORE-01", "HOF-EXPLORE-03", "HOF-MOVE-06"})
  void movesAnyNumberOfTimesAndBackToWhatIsRevealed() {
    Scene scene = Scene.of(2, OPEN).then("go c2", "go b2", "go c2", "go c3");

    assertThat(scene.hero(1).food()).isZero();
    assertThat(scene.hero(1).space()).isEqualTo(12);
  }

  @Test
  @Shows("HOF-EXPLORE-03")
  void movesUncoverNewEncounters() {
    Scene scene = Scene.of(2, OPEN).then("go b3", "reveal trash-pile", "go b2");

    assertThat(scene.state().board().site(10 + 1)).isNotNull();
    assertThat(scene.state().board().siteOf(Scene.card("trash-pile"))).isNotNull();
    assertThat(scene.hero(1).space()).isEqualTo(6);
  }

  @Test
  @Shows({"HOF-EXPLORE-01", "HOF-MOVE-06"})
  void refusesToMoveAfterAnActivation() {
    Scene scene = Scene.of(2, OPEN).then("go c2", "activate");

    assertThat(scene.refused("go c3")).containsExactly("HOF-EXPLORE-01", "HOF-MOVE-06");
    assertThat(scene.moves()).noneMatch(move -> move.startsWith("go"));
  }

  @Test
  @Shows("HOF-EXPLORE-04")
  void refusesASecondActivationInOneTurn() {
    Scene scene = Scene.of(2, OPEN).then("go c2", "activate");

    assertThat(scene.refused("activate")).containsExactly("HOF-EXPLORE-04");
  }

  @Test
  @Shows("HOF-EXPLORE-02")
  void theStepMayBeSkipped() {
    Scene scene = Scene.of(2, OPEN);

    assertThat(scene.allowed("done")).contains("HOF-EXPLORE-02");
    assertThat(scene.then("done").window()).isEqualTo("acquire");
    assertThat(scene.hero(1).food()).isEqualTo(4);
  }

  @Test
  @Shows("HOF-EXPLORE-05")
  void whoMovesOntoAnEncounterNeedNotActivateIt() {
    Scene scene = Scene.of(2, OPEN).then("go c2", "done");

    assertThat(scene.window()).isEqualTo("acquire");
    assertThat(scene.siteOf("old-mill").cubes()).isEqualTo(2);
  }

  @Test
  @Shows("HOF-EXPLORE-06")
  void theEncounterStoodOnIsActivatedWithoutAMove() {
    Scene scene = Scene.of(2, OPEN);

    assertThat(scene.allowed("activate")).contains("HOF-EXPLORE-06");
    assertThat(scene.then("activate", "choose option 1").hero(1).health()).isEqualTo(8);
  }

  @Test
  @Shows({"HOF-PLAY-01", "HOF-EFFORT-05"})
  void cardsArePlayedAfterTheActivation() {
    Scene scene = Scene.of(2, OPEN).then("go c2", "activate", "play strive", "done");

    assertThat(scene.hero(1).effort()).isEqualTo(1);
  }

  @Test
  @Shows("HOF-ACQUIRE-10")
  void refusesToBuyBeforeTheAcquireStep() {
    Scene scene = Scene.of(2, OPEN + "decks: {row: [veteran, hunt, hunt, rally, rally, purge]}\n");

    assertThat(scene.refused("buy veteran")).containsExactly("HOF-ACQUIRE-10");
    assertThat(scene.refused("buy flourish")).containsExactly("HOF-ACQUIRE-10");
  }

  @Test
  @Shows({"HOF-KFIGHT-01"})
  void refusesToFightAKingWhoIsNotHere() {
    assertThat(Scene.of(2, OPEN).refused("challenge king")).containsExactly("HOF-KFIGHT-01");
  }

  @Test
  @Shows("HOF-Q-38")
  void aBossNeedNotBeFoughtWhenItIsRevealed() {
    Scene scene = Scene.of(2, OPEN).then("go c4", "reveal jack").chance();

    assertThat(scene.window()).isEqualTo("explore");
    assertThat(scene.moves()).contains("activate", "done");
  }

  @Test
  @Shows({"HOF-TURN-06", "HOF-CEND-04"})
  void aCombatEndsTheStep() {
    Scene scene = Scene.of(2, OPEN.replace("old-mill", "bandit-camp"));
    scene.then("go c2", "activate", "draw 1-of-dust", "draw 1-of-skulls");
    scene.then("draw strive", "draw strive", "done", "flee", "draw hunger", "draw hunger");

    assertThat(scene.window()).isEqualTo("acquire");
    assertThat(scene.refused("go c3")).containsExactly("HOF-EXPLORE-01");
  }
}
