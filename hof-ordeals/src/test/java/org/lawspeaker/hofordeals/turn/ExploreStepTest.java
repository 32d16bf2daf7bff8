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
    Scene scene = Scene.of(2, OPEN);
    assertThat(scene.allowed("go c2"))
        .containsExactly("HOF-MOVE-01", "HOF-EXPLORE-03", "HOF-MOVE-06");
    scene.then("go c2", "go b2", "go c2", "go c3");

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

  @Test
  @Shows({"HOF-MOVE-01", "HOF-MOVE-02", "HOF-EXPLORE-01", "HOF-FOOD-02", "HOF-FOOD-03"})
  void movesForOneFood() {
    Scene scene = Scene.of(2, "{step: explore, heroes: {1: {food: 2}}}");

    assertThat(scene.allowed("go c2")).contains("HOF-MOVE-01");
    assertThat(scene.then("go c2", "reveal old-mill").hero(1).food()).isEqualTo(1);
    assertThat(scene.hero(1).space()).isEqualTo(7);
  }

  @Test
  @Shows({"HOF-MOVE-04", "HOF-MOVE-05", "HOF-Q-20"})
  void movesForHealthWithoutFoodAlone() {
    Scene scene = Scene.of(2, "{step: explore, heroes: {1: {food: 1, health: 5}}}");
    scene.then("go c2", "reveal old-mill");

    assertThat(scene.hero(1).health()).isEqualTo(5);
    assertThat(scene.allowed("go c3")).containsExactly("HOF-MOVE-04", "HOF-MOVE-05", "HOF-MOVE-06");
    assertThat(scene.then("go c3").hero(1).health()).isEqualTo(4);
  }

  @Test
  @Shows("HOF-MOVE-03")
  void refusesDiagonalMoves() {
    Scene scene = Scene.of(2, "{step: explore, heroes: {1: {food: 1}}}");

    assertThat(scene.refused("go b2")).containsExactly("HOF-MOVE-03");
  }

  @Test
  @Shows({"HOF-MOVE-02", "HOF-MOVE-07"})
  void refusesSpacesThatAreFarOrEmpty() {
    Scene scene = Scene.of(2, "{step: explore, heroes: {1: {food: 1, space: c2}}}");

    assertThat(scene.refused("go c4")).containsExactly("HOF-MOVE-02");
    assertThat(scene.refused("go c1")).containsExactly("HOF-MOVE-07");
  }

  @Test
  @Shows({"HOF-Q-19", "HOF-HEALTH-02", "HOF-DEATH-12"})
  void diesOfTheLastHealthAndDoesNotArrive() {
    Scene scene =
        Scene.of(
            2,
            "{step: explore, heroes: {1: {health: 1, space: c2}}, sites: {c2: {card: old-mill}}}");
    scene.then("go b2").chance();

    assertThat(scene.told()).noneMatch(each -> each.contains("moves to"));
    assertThat(scene.hero(1).health()).isEqualTo(10);
    assertThat(scene.hero(1).space()).isEqualTo(12);
    assertThat(scene.state().turn().active().index()).isZero();
  }

  @Test
  @Shows({"HOF-REVEAL-01", "HOF-REVEAL-02", "HOF-USAGE-05", "HOF-Q-94"})
  void revealsAnEncounterWithCubesForTheNumberOfPlayers() {
    Scene scene = Scene.of(4, "{step: explore, heroes: {3: {food: 1}}}");
    scene.then("go c2", "reveal the-crossroad");

    assertThat(scene.site(7).cubes()).isEqualTo(4);
  }

  @Test
  @Shows({"HOF-USAGE-02", "HOF-EXPLORE-04", "HOF-EXPLORE-06", "HOF-ENC-06"})
  void activatesOneEncounterATurn() {
    Scene scene =
        Scene.of(
            2,
            "{step: explore, heroes: {1: {food: 1, space: c2}}, sites: {c2: {card: old-mill, cubes:"
                + " 2}}}");
    scene.then("activate");

    assertThat(scene.hero(1).food()).isEqualTo(4);
    assertThat(scene.site(7).cubes()).isEqualTo(1);
    assertThat(scene.refused("activate")).contains("HOF-EXPLORE-04");
    assertThat(scene.refused("go c3")).contains("HOF-EXPLORE-01");
  }

  @Test
  @Shows({
    "HOF-AMBUSH-01",
    "HOF-AMBUSH-02",
    "HOF-AMBUSH-04",
    "HOF-REVEAL-03",
    "HOF-REVEAL-04",
    "HOF-STRIKE-02",
    "HOF-WEAPON-11"
  })
  void isAmbushedWithAStrikeBonusOfOne() {
    Scene scene = Scene.of(2, "{step: explore, heroes: {1: {food: 1}}}");
    scene.then("go c2", "reveal roadside-trap", "draw 5-of-scales", "draw strive");

    assertThat(scene.window()).isEqualTo("assign");
    assertThat(scene.hero(1).bound()).hasSize(1);
    assertThat(scene.site(7).cubes()).isEqualTo(1);
    assertThat(scene.state().turn().activated()).isTrue();
  }

  @Test
  @Shows({"HOF-CARD-12", "HOF-CARD-13", "HOF-Q-56"})
  void avoidsAnAmbushWithACardAndGoesOn() {
    Scene scene = Scene.of(2, "{step: explore, heroes: {1: {food: 2, hand: [cautious-strike]}}}");
    scene.then("go c2", "reveal roadside-trap", "play cautious-strike");

    assertThat(scene.site(7).cubes()).isEqualTo(2);
    assertThat(scene.moves()).contains("go c3", "activate");
  }

  @Test
  @Shows({"HOF-CARD-14", "HOF-CARD-15"})
  void avoidsAmbushesWithTheCloak() {
    Scene scene =
        Scene.of(2, "{step: explore, heroes: {1: {food: 2, gear: {body: cloak-of-the-wanderer}}}}");
    scene.then("go c2", "reveal roadside-trap", "accept");

    assertThat(scene.site(7).cubes()).isEqualTo(2);
    assertThat(scene.moves()).contains("go c3", "activate");
  }

  @Test
  @Shows({"HOF-Q-10", "HOF-JACK-01"})
  void meetsTheJackWhenHisEncounterIsTurnedUp() {
    Scene scene = Scene.of(2, "{step: explore, heroes: {1: {food: 1}, 0: {food: 3}}}");
    scene.then("go c2", "reveal jack", "turn up jack-of-dust");

    assertThat(scene.hero(0).food()).isEqualTo(1);
  }

  @Test
  @Shows("HOF-ROUND-02")
  void refusesMovesOfAnotherPlayer() {
    Scene scene = Scene.of(2, "step: explore");

    assertThat(scene.refused("seat 0: go c2")).containsExactly("HOF-ROUND-01");
  }
}
