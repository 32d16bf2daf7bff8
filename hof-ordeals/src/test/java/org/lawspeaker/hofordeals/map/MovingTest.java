package org.lawspeaker.hofordeals.map;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.HofOrdeals;
import org.lawspeaker.hofordeals.OwnPack;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Moving from Encounter to Encounter. */
class MovingTest {
  private static final String OPEN =
      """
      step: explore
      turn: {active: "2"}
      sites: {c2: {card: old-mill, cubes: 2}, b2: {card: shrine, cubes: 3}, b3: {card: trash-pile}}
      heroes: {2: {food: %d, health: %d, hand: [forage]}}
      """;

  private static Scene with(int food, int health) {
    return Scene.of(3, OPEN.formatted(food, health));
  }

  @Test
  @Shows({"HOF-MOVE-01", "HOF-FOOD-02"})
  void everyMoveCostsOneFood() {
    Scene scene = with(3, 10).then("go c2", "go b2");

    assertThat(scene.hero(2).food()).isEqualTo(1);
    assertThat(scene.hero(2).health()).isEqualTo(10);
    assertThat(scene.hero(2).space()).isEqualTo(6);
  }

  @Test
  @Shows({"HOF-MOVE-02", "HOF-MOVE-03"})
  void refusesToMoveDiagonally() {
    assertThat(with(3, 10).refused("go b2")).containsExactly("HOF-MOVE-03");
  }

  @Test
  @Shows("HOF-MOVE-02")
  void refusesToMoveFartherThanToANeighbour() {
    Scene scene = with(3, 10).then("go c2");

    assertThat(scene.refused("go c4")).containsExactly("HOF-MOVE-02");
    assertThat(scene.refused("go c2")).containsExactly("HOF-MOVE-02");
  }

  @Test
  @Shows("HOF-MOVE-07")
  void refusesToMoveOntoASpaceWithoutAnEncounter() {
    Scene scene = with(3, 10).then("go c2");

    assertThat(scene.refused("go c1")).containsExactly("HOF-MOVE-07");
  }

  @Test
  @Shows({"HOF-MOVE-04"})
  void whoHasNoFoodPaysHealthForEveryMove() {
    Scene scene = with(0, 5);

    assertThat(scene.allowed("go c2")).contains("HOF-MOVE-04");
    assertThat(scene.then("go c2", "go b2").hero(2).health()).isEqualTo(3);
    assertThat(scene.hero(2).space()).isEqualTo(6);
  }

  @Test
  @Shows({"HOF-MOVE-05", "HOF-Q-20"})
  void healthIsNotPaidAsLongAsThereIsFood() {
    Scene scene = with(1, 5).then("go c2");

    assertThat(scene.hero(2).health()).isEqualTo(5);
    assertThat(scene.hero(2).food()).isZero();
    assertThat(scene.then("go b2").hero(2).health()).isEqualTo(4);
  }

  @Test
  @Shows("HOF-Q-19")
  void whoPaysTheLastHealthDiesAndDoesNotMove() {
    Scene scene = with(0, 1).then("go c2").chance();

    assertThat(scene.hero(2).space()).isEqualTo(12);
    assertThat(scene.hero(2).health()).isEqualTo(10);
    assertThat(scene.state().turn().active().index()).isZero();
  }

  @Test
  @Shows("HOF-MOVE-09")
  void foodOfACardPlayedBetweenMovesPaysForTheNext() {
    Scene scene = with(1, 5).then("go c2", "play forage", "go b2");

    assertThat(scene.hero(2).health()).isEqualTo(5);
    assertThat(scene.hero(2).food()).isZero();
  }

  @Test
  @Shows("HOF-Q-89")
  void adventurersMayShareAnEncounter() {
    Scene scene =
        Scene.of(
            3,
            """
            step: explore
            turn: {active: "2"}
            sites: {c2: {card: old-mill, cubes: 2}}
            heroes: {2: {food: 1}, 0: {space: c2}}
            """);

    assertThat(scene.then("go c2").hero(2).space()).isEqualTo(scene.hero(0).space());
  }

  @Test
  @Shows("HOF-MOVE-08")
  void movesOntoTheKingAndPastHimWithoutPenalty() {
    Scene scene =
        Scene.of(
            2,
            """
            step: explore
            clock: {level: 3}
            turn: {active: "1"}
            sites: {c2: {card: last-camp, cubes: 2}, b2: {card: sanctuary, cubes: 2}}
            board: {king: 7, royalty: king-of-scales}
            heroes: {1: {food: 2}}
            """);
    scene.then("go c2", "go b2");

    assertThat(scene.hero(1).space()).isEqualTo(6);
    assertThat(scene.hero(1).health()).isEqualTo(10);
    assertThat(scene.window()).isEqualTo("explore");
  }

  @Test
  @Shows({"HOF-CARD-29", "HOF-Q-110"})
  void hitchARideCostsNoFood() {
    Scene scene =
        Scene.of(
            2,
            """
            step: explore
            turn: {active: "1"}
            sites: {c2: {card: old-mill, cubes: 2}, b2: {card: shrine, cubes: 3}}
            heroes: {1: {food: 1, hand: [hitch-a-ride]}}
            """);
    scene.then("play hitch-a-ride", "choose space c2", "choose space b2");

    assertThat(scene.hero(1).food()).isEqualTo(1);
    assertThat(scene.hero(1).space()).isEqualTo(6);
  }

  @Test
  @Shows({"HOF-MOVE-02", "HOF-MOVE-03", "HOF-MOVE-07"})
  void hitchARideGoesNoOtherWayThanAMoveThatIsPaidFor() {
    Scene scene =
        Scene.of(
                2,
                """
                step: explore
                turn: {active: "1"}
                sites: {c2: {card: old-mill, cubes: 2}}
                heroes: {1: {hand: [hitch-a-ride]}}
                """)
            .then("play hitch-a-ride");

    assertThat(scene.refused("choose space b2")).containsExactly("HOF-MOVE-03");
    assertThat(scene.refused("choose space c5")).containsExactly("HOF-MOVE-07");
    assertThat(scene.refused("choose space c3")).containsExactly("HOF-MOVE-02");
    assertThat(scene.then("choose space c2").refused("choose space c4"))
        .containsExactly("HOF-MOVE-02");
  }

  @Test
  @Shows("HOF-Q-110")
  void hitchARideMovesNobodyAfterAnActivation() {
    Scene scene =
        Scene.of(
            2,
            """
            step: explore
            turn: {active: "1"}
            sites: {c2: {card: old-mill, cubes: 2}}
            heroes: {1: {food: 1, hand: [hitch-a-ride]}}
            """);
    scene.then("go c2", "activate", "play hitch-a-ride");

    assertThat(scene.window()).isEqualTo("explore");
    assertThat(scene.hero(1).space()).isEqualTo(7);
    assertThat(scene.hero(1).effort()).isEqualTo(1);
  }

  @Test
  @Shows("HOF-Q-110")
  void homewardMovesNobodyAfterAnActivation() {
    String zones =
        """
        step: explore
        turn: {active: "1", activated: %s}
        sites: {c2: {card: old-mill, cubes: 2}}
        heroes: {1: {food: 1, space: c2, hand: [homeward]}}
        """;

    Scene after = Scene.of(2, zones.formatted(true)).then("play homeward");
    assertThat(after.window()).isEqualTo("explore");
    assertThat(after.hero(1).space()).isEqualTo(7);
    Scene before = Scene.of(2, zones.formatted(false)).then("play homeward", "choose option 1");
    assertThat(before.hero(1).space()).isEqualTo(12);
    assertThat(before.told()).contains("HOF-Q-110: seat 1 moves to c3");
  }

  /** The rest of its text is carried out. */
  @Test
  @Shows("HOF-Q-110")
  void nobodyIsAskedForAMoveThatCannotBeMadeNow() {
    HofOrdeals game =
        OwnPack.with(
            "skills",
            "{name: Test Walk, type: action, archetypes: [wanderer], cost: 1, effort: 1, abilities:"
                + " [{effects: [{gain: {what: food, amount: 1}}, {may: {then: [go-to-town]}}]}],"
                + " provenance: house}");
    String zones =
        """
        step: explore
        turn: {active: "1", activated: %s}
        sites: {c2: {card: old-mill, cubes: 2}}
        heroes: {1: {food: 1, space: c2, hand: [test-walk]}}
        """;
    Scene after = Scene.of(game, Setup.of(2), zones.formatted(true)).then("play test-walk");
    Scene before = Scene.of(game, Setup.of(2), zones.formatted(false)).then("play test-walk");

    assertThat(after.window()).isEqualTo("explore");
    assertThat(after.hero(1).food()).isEqualTo(2);
    assertThat(before.window()).isEqualTo("choose");
  }

  /** The last space of a row and the first of the next are no neighbours. */
  @Test
  @Shows("HOF-MOVE-02")
  void refusesToMoveFromTheEndOfARowToTheNext() {
    String zones =
        """
        step: explore
        turn: {active: "2"}
        sites: {e2: {card: old-mill, cubes: 2}, a3: {card: shrine, cubes: 3}}
        heroes: {2: {food: 3, space: e2}}
        """;

    assertThat(Scene.of(3, zones).refused("go a3")).containsExactly("HOF-MOVE-02");
  }
}
