package org.lawspeaker.hofordeals.king;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Event;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** The King token moves. */
class PursuitTest {
  /** Seat 1 is about to end its Fatigue step; the token is somewhere on level 3. */
  private static Scene hunting(String king, int space, String heroes) {
    return Scene.of(
        3,
        """
        step: fatigue
        turn: {active: "1"}
        clock: {level: 3}
        board: {royalty: %s, king: %d}
        sites: {d4: {card: king}}
        heroes: {%s}
        """
            .formatted(king, space, heroes));
  }

  @Test
  @Shows({"HOF-KING-03", "HOF-PURSUIT-02", "HOF-PURSUIT-01", "HOF-FATIGUE-05"})
  void movesTheTokenTowardsTheHuntedAfterTheFatigueStep() {
    Scene scene = hunting("king-of-scales", 18, "0: {health: 9}, 1: {health: 5}, 2: {space: b4}");
    assertThat(scene.state().board().king()).contains(18);

    assertThat(scene.then("done").state().board().king()).contains(17);
    assertThat(scene.window()).isEqualTo("explore");
  }

  @Test
  @Shows({"HOF-PURSUIT-01", "HOF-PURSUIT-02"})
  void movesItAsFarAsThePursuitSays() {
    Scene scene = hunting("king-of-dust", 18, "0: {shards: 1}, 2: {space: b4, shards: 3}");

    assertThat(scene.then("done").state().board().king()).contains(16);
  }

  @Test
  @Shows({"HOF-PURSUIT-02", "HOF-PURSUIT-03"})
  void huntsTheOneWhoWasPickedAllTheWay() {
    Scene scene =
        hunting(
                "king-of-dust",
                18,
                "0: {space: d2, shards: 3}, 1: {shards: 1}, 2: {space: b4, shards: 3}")
            .then("done");

    assertThat(scene.moves()).containsExactly("choose seat 0", "choose seat 2");
    assertThat(scene.then("seat 2: choose seat 2").state().board().king()).contains(16);
    assertThat(scene.window()).isEqualTo("explore");
  }

  @Test
  @Shows("HOF-Q-42")
  void stopsItOnTheHunted() {
    Scene scene = hunting("king-of-dust", 18, "0: {shards: 1}, 2: {space: c4, shards: 3}");

    assertThat(scene.then("done").state().board().king()).contains(17);
  }

  @Test
  @Shows({"HOF-PURSUIT-03", "HOF-PURSUIT-05"})
  void asksTheLeftNeighbourWhoIsHuntedIfSeveralMatch() {
    Scene scene =
        hunting("king-of-scales", 18, "0: {space: b4}, 1: {health: 5}, 2: {space: d2}")
            .then("done");

    assertThat(scene.window()).isEqualTo("hunted");
    assertThat(scene.moves()).containsExactly("choose seat 0", "choose seat 2");
    assertThat(scene.refused("choose seat 1")).containsExactly("HOF-PURSUIT-03");
    assertThat(scene.refused("seat 1: choose seat 0")).isNotEmpty();
    assertThat(scene.then("seat 2: choose seat 2").state().board().king()).contains(13);
    assertThat(scene.events()).extracting(Event::says).contains("the King hunts seat 2");
  }

  @Test
  @Shows({"HOF-PURSUIT-03", "HOF-PURSUIT-05"})
  void asksSeatZeroInTheTurnOfTheLastSeat() {
    Scene scene =
        Scene.of(
                3,
                """
                step: fatigue
                turn: {active: "2"}
                clock: {level: 3}
                board: {royalty: king-of-scales, king: 18}
                sites: {d4: {card: king}}
                """)
            .then("done");

    assertThat(scene.then("seat 0: choose seat 1").window()).isEqualTo("direction");
  }

  @Test
  @Shows("HOF-PURSUIT-04")
  void asksTheLeftNeighbourForTheDirectionIfSeveralAreAsGood() {
    Scene scene =
        hunting("king-of-scales", 18, "0: {health: 9}, 1: {health: 5}, 2: {space: c3}")
            .then("done");

    assertThat(scene.window()).isEqualTo("direction");
    assertThat(scene.moves()).containsExactlyInAnyOrder("choose space d3", "choose space c4");
    assertThat(scene.refused("choose space c3")).containsExactly("HOF-PURSUIT-04");
    assertThat(scene.then("seat 2: choose space d3").state().board().king()).contains(13);
  }

  @Test
  @Shows("HOF-Q-39")
  void revealsNothingWhereTheTokenPasses() {
    Scene scene =
        hunting("king-of-scales", 18, "0: {health: 9}, 1: {health: 5}, 2: {space: b4}")
            .then("done");

    assertThat(scene.state().board().faceDown()).isEqualTo(7);
  }

  @Test
  @Shows("HOF-KING-05")
  void goesOnInTheLastRound() {
    String zones =
        """
        step: fatigue
        turn: {active: "1"}
        clock: {level: 3, kills: 3}
        board: {royalty: king-of-scales, king: 18}
        sites: {d4: {card: king}}
        heroes: {0: {health: 9}, 1: {health: 5}, 2: {space: b4}}
        """;

    assertThat(Scene.of(3, zones).then("done").state().board().king()).contains(17);
  }

  @Test
  @Shows({"HOF-KING-04", "HOF-KING-02"})
  void doesNotBeginBeforeTheTokenIsOnTheBoard() {
    Scene scene =
        Scene.of(
            3,
            """
            step: fatigue
            turn: {active: "1"}
            clock: {level: 3}
            board: {royalty: king-of-scales}
            sites: {d4: {card: king}}
            """);

    assertThat(scene.then("done").state().board().king()).isEmpty();
    assertThat(scene.window()).isEqualTo("explore");
  }

  @Test
  @Shows("HOF-Q-113")
  void findsTheHuntedAnewEveryTurn() {
    Scene scene =
        hunting(
                "king-of-dust",
                18,
                "0: {space: b2}, 1: {shards: 1, space: d2}, 2: {shards: 3, space: b4}")
            .then("done", "done", "done")
            .chance();
    assertThat(scene.state().board().king()).contains(16);
    assertThat(scene.then("done").window()).isEqualTo("king-attacks");
  }
}
