package org.lawspeaker.hofordeals.king;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.hofordeals.state.Origin;
import org.lawspeaker.testkit.coverage.Shows;

/** The King hunts, attacks and kills. */
class KingMoveTest {
  private static Scene hunted(int seats, String king, String heroes) {
    return Scene.of(
        seats,
        "{step: fatigue, clock: {level: 3}, heroes: {"
            + heroes
            + "}, sites: {b2: {card: king}}, board: {royalty: king-of-scales, king: "
            + king
            + "}}");
  }

  @Test
  @Shows({"HOF-PURSUIT-01", "HOF-PURSUIT-02", "HOF-KING-03", "HOF-Q-39"})
  void movesTowardsThePlayerWithTheMostHealth() {
    Scene scene = hunted(2, "17", "1: {health: 3, space: b2}, 0: {health: 9, space: c2}");
    scene.then("done");

    assertThat(scene.state().board().king()).contains(12);
    assertThat(scene.window()).isEqualTo("explore");
    assertThat(scene.told()).contains("HOF-PURSUIT-02: the King moves to c3");
  }

  /** No clause says which of the two is first; the words of the moment do. */
  @Test
  void movesAfterWhatWorksAtTheStartOfTheStep() {
    String purse = "1: {health: 3, space: b2, gear: {side: cornucopia}}";
    Scene scene = hunted(2, "17", purse + ", 0: {health: 9, space: c2}").then("done");

    assertThat(scene.told())
        .containsSubsequence(
            "HOF-FOOD-01: seat 1 gains 2 Food", "HOF-PURSUIT-02: the King moves to c3");
  }

  @Test
  @Shows({"HOF-PURSUIT-03", "HOF-PURSUIT-05", "HOF-Q-59"})
  void letsTheLeftNeighbourPickAmongTiedPlayers() {
    Scene scene = hunted(3, "12", "2: {space: b2}, 0: {space: c2}, 1: {health: 4, space: b2}");
    scene.then("done");

    assertThat(scene.moves()).containsExactly("choose seat 0", "choose seat 2");
    assertThat(scene.then("seat 0: choose seat 0").state().board().king()).contains(7);
  }

  @Test
  @Shows("HOF-PURSUIT-04")
  void letsTheLeftNeighbourPickTheDirection() {
    Scene scene = hunted(2, "18", "1: {health: 3, space: c3}, 0: {space: c3}");
    scene.then("done");

    assertThat(scene.moves()).containsExactly("choose space d3", "choose space c4");
    assertThat(scene.allowed("seat 0: choose space d3")).containsExactly("HOF-PURSUIT-04");
  }

  @Test
  @Shows({"HOF-KFIGHT-03", "HOF-KFIGHT-04", "HOF-KFIGHT-08", "HOF-KFIGHT-09", "HOF-Q-42"})
  void attacksWhoStandsWhereHeStays() {
    Scene scene = hunted(2, "12", "1: {space: c3}, 0: {health: 3, space: c2}").then("done");
    assertThat(scene.window()).isEqualTo("king-attacks");
    scene.then("retreat", "draw scratch", "draw scratch", "draw scratch", "draw scratch");

    assertThat(scene.hero(1).health()).isEqualTo(6);
    assertThat(scene.moves()).contains("challenge king");
  }

  @Test
  @Shows({"HOF-KFIGHT-11", "HOF-Q-25", "HOF-END-04"})
  void countsADeathOfTheRetreat() {
    Scene scene = hunted(2, "12", "1: {space: c3, health: 4}, 0: {health: 3, space: c2}");
    scene.then("done", "retreat", "draw wound", "draw wound").chance();

    assertThat(scene.state().clock().kills()).isEqualTo(1);
    assertThat(scene.state().turn().active().index()).isZero();
  }

  @Test
  @Shows("HOF-KFIGHT-01")
  void isFoughtWhereHeStandsAlone() {
    Scene scene = hunted(2, "17", "1: {space: c2, health: 3}, 0: {space: c3}").then("done");

    assertThat(scene.refused("challenge king")).containsExactly("HOF-KFIGHT-01");
  }

  @Test
  @Shows({"HOF-KFIGHT-06", "HOF-Q-83"})
  void isFoughtAsTheActivationOfTheTurn() {
    Scene scene =
        hunted(2, "12", "1: {space: c3}, 0: {health: 3, space: c2}").then("done", "fight");

    assertThat(scene.state().turn().activated()).isTrue();
    assertThat(scene.state().fight().orElseThrow().origin()).isEqualTo(Origin.KING);
  }
}
