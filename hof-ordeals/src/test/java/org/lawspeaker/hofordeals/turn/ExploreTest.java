package org.lawspeaker.hofordeals.turn;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** The Explore step: moving, revealing, activating. */
class ExploreTest {
  @Test
  @Shows({"HOF-MOVE-01", "HOF-MOVE-02", "HOF-EXPLORE-01", "HOF-FOOD-02", "HOF-FOOD-03"})
  void movesForOneFood() {
    Scene scene = Scene.of(2, "{step: explore, heroes: {0: {food: 2}}}");

    assertThat(scene.allowed("go c2")).contains("HOF-MOVE-01");
    assertThat(scene.then("go c2", "reveal old-mill").hero(0).food()).isEqualTo(1);
    assertThat(scene.hero(0).space()).isEqualTo(7);
  }

  @Test
  @Shows({"HOF-MOVE-04", "HOF-MOVE-05", "HOF-Q-20"})
  void movesForHealthWithoutFoodAlone() {
    Scene scene = Scene.of(2, "{step: explore, heroes: {0: {food: 1, health: 5}}}");
    scene.then("go c2", "reveal old-mill");

    assertThat(scene.hero(0).health()).isEqualTo(5);
    assertThat(scene.allowed("go c3")).contains("HOF-MOVE-04");
    assertThat(scene.then("go c3").hero(0).health()).isEqualTo(4);
  }

  @Test
  @Shows("HOF-MOVE-03")
  void refusesDiagonalMoves() {
    Scene scene = Scene.of(2, "{step: explore, heroes: {0: {food: 1}}}");

    assertThat(scene.refused("go b2")).containsExactly("HOF-MOVE-03");
  }

  @Test
  @Shows({"HOF-MOVE-02", "HOF-MOVE-07"})
  void refusesSpacesThatAreFarOrEmpty() {
    Scene scene = Scene.of(2, "{step: explore, heroes: {0: {food: 1, space: c2}}}");

    assertThat(scene.refused("go c4")).containsExactly("HOF-MOVE-02");
    assertThat(scene.refused("go c1")).containsExactly("HOF-MOVE-07");
  }

  @Test
  @Shows({"HOF-Q-19", "HOF-HEALTH-02", "HOF-DEATH-12"})
  void diesOfTheLastHealthAndDoesNotArrive() {
    Scene scene =
        Scene.of(
            2,
            "{step: explore, heroes: {0: {health: 1, space: c2}}, sites: {c2: {card: old-mill}}}");
    scene.then("go c3").chance();

    assertThat(scene.hero(0).health()).isEqualTo(10);
    assertThat(scene.hero(0).space()).isEqualTo(12);
    assertThat(scene.state().turn().active().index()).isEqualTo(1);
  }

  @Test
  @Shows({"HOF-REVEAL-01", "HOF-REVEAL-02", "HOF-USAGE-05", "HOF-Q-94"})
  void revealsAnEncounterWithCubesForTheNumberOfPlayers() {
    Scene scene = Scene.of(4, "{step: explore, heroes: {0: {food: 1}}}");
    scene.then("go c2", "reveal the-crossroad");

    assertThat(scene.site(7).cubes()).isEqualTo(4);
  }

  @Test
  @Shows({"HOF-USAGE-02", "HOF-EXPLORE-04", "HOF-EXPLORE-06", "HOF-ENC-06"})
  void activatesOneEncounterATurn() {
    Scene scene =
        Scene.of(
            2,
            "{step: explore, heroes: {0: {food: 1, space: c2}}, sites: {c2: {card: old-mill, cubes:"
                + " 2}}}");
    scene.then("activate");

    assertThat(scene.hero(0).food()).isEqualTo(4);
    assertThat(scene.site(7).cubes()).isEqualTo(1);
    assertThat(scene.refused("activate")).contains("HOF-EXPLORE-04");
    assertThat(scene.refused("go c3")).contains("HOF-EXPLORE-01");
  }

  @Test
  @Shows("HOF-USAGE-03")
  void refusesAnEncounterWithoutCubes() {
    Scene scene =
        Scene.of(2, "{step: explore, heroes: {0: {space: c2}}, sites: {c2: {card: old-mill}}}");

    assertThat(scene.refused("activate")).containsExactly("HOF-USAGE-03");
  }

  @Test
  @Shows({"HOF-USAGE-04", "HOF-Q-114"})
  void activatesTheTownWithoutLimit() {
    Scene scene = Scene.of(2, "{step: explore, heroes: {0: {health: 5}}}");

    assertThat(scene.then("activate", "choose option 1").hero(0).health()).isEqualTo(7);
    assertThat(scene.site(12).cubes()).isZero();
  }

  @Test
  @Shows("HOF-ENC-07")
  void refusesAnEncounterWhoseCostCannotBePaid() {
    Scene scene =
        Scene.of(
            2,
            "{step: explore, heroes: {0: {shards: 3, space: c2}}, sites: {c2: {card: demon-trader,"
                + " cubes: 2}}, clock: {level: 2}}");

    assertThat(scene.refused("activate")).containsExactly("HOF-ENC-07");
  }

  @Test
  @Shows({"HOF-CARD-41"})
  void asksForBoundSoldiersAtTheTestOfStrength() {
    String bound = "bound: [{id: 1, card: veteran, power: 3}, {id: 2, card: vanguard, power: 2}]";
    String zones =
        "{step: explore, heroes: {0: {space: c2, %s}}, sites: {c2: {card: test-of-strength, cubes:"
            + " 2}}}";

    assertThat(Scene.of(2, zones.formatted("food: 0")).refused("activate"))
        .containsExactly("HOF-CARD-41");
    assertThat(Scene.of(2, zones.formatted(bound)).then("activate").hero(0).fame()).isEqualTo(3);
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
    Scene scene = Scene.of(2, "{step: explore, heroes: {0: {food: 1}}}");
    scene.then("go c2", "reveal roadside-trap", "draw 5-of-scales", "draw strive");

    assertThat(scene.window()).isEqualTo("assign");
    assertThat(scene.hero(0).bound()).hasSize(1);
    assertThat(scene.site(7).cubes()).isEqualTo(1);
    assertThat(scene.state().turn().activated()).isTrue();
  }

  @Test
  @Shows({"HOF-CARD-12", "HOF-CARD-13", "HOF-Q-56"})
  void avoidsAnAmbushWithACardAndGoesOn() {
    Scene scene = Scene.of(2, "{step: explore, heroes: {0: {food: 2, hand: [cautious-strike]}}}");
    scene.then("go c2", "reveal roadside-trap", "play cautious-strike");

    assertThat(scene.site(7).cubes()).isEqualTo(2);
    assertThat(scene.moves()).contains("go c3", "activate");
  }

  @Test
  @Shows({"HOF-CARD-14", "HOF-CARD-15"})
  void avoidsAmbushesWithTheCloak() {
    Scene scene =
        Scene.of(2, "{step: explore, heroes: {0: {food: 2, gear: {body: cloak-of-the-wanderer}}}}");
    scene.then("go c2", "reveal roadside-trap", "accept");

    assertThat(scene.site(7).cubes()).isEqualTo(2);
    assertThat(scene.moves()).contains("go c3", "activate");
  }

  @Test
  @Shows({"HOF-Q-10", "HOF-JACK-01"})
  void meetsTheJackWhenHisEncounterIsTurnedUp() {
    Scene scene = Scene.of(2, "{step: explore, heroes: {0: {food: 1}, 1: {food: 3}}}");
    scene.then("go c2", "reveal jack", "turn up jack-of-dust");

    assertThat(scene.hero(1).food()).isEqualTo(1);
  }

  @Test
  @Shows("HOF-ROUND-02")
  void refusesMovesOfAnotherPlayer() {
    Scene scene = Scene.of(2, "step: explore");

    assertThat(scene.refused("seat 1: go c2")).containsExactly("HOF-ROUND-01");
  }
}
