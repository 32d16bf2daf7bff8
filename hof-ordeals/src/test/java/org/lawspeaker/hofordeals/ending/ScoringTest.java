package org.lawspeaker.hofordeals.ending;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Final scoring, tie-breakers and the duel. */
class ScoringTest {
  /** The last turn of the last round of two players. */
  private static Scene last(String heroes, String clock) {
    return Scene.of(
        Setup.of(2).with("round-limit", "10"),
        "{step: acquire, clock: {round: 10"
            + clock
            + "}, turn: {active: '0'}, heroes: {"
            + heroes
            + "}}");
  }

  @Test
  @Shows({"HOF-SCORE-01", "HOF-SCORE-02", "HOF-Q-61", "HOF-Q-62", "HOF-OVER-04", "HOF-Q-115"})
  void countsTheTrackTheCardsAndTheShards() {
    Scene scene =
        last(
            "0: {fame: 3, shards: 8, discard: [champion], gear: {weapon: long-sword}}, 1: {fame:"
                + " 9}",
            "");
    scene.then("done").chance();

    assertThat(scene.outcome().scores()).containsExactly(3 + 2 + 4 + 2, 9);
    assertThat(scene.outcome().winners()).containsExactly(Seat.of(0));
  }

  @Test
  @Shows("HOF-TIE-01")
  void prefersTheSlayerOfTheKing() {
    Scene scene =
        last("0: {fame: 5}, 1: {fame: 5}", ", level: 3, slayer: '1'").then("done").chance();

    assertThat(scene.outcome().winners()).containsExactly(Seat.of(1));
    assertThat(scene.outcome().citation().id()).isEqualTo("HOF-TIE-01");
  }

  @Test
  @Shows({"HOF-TIE-02", "HOF-Q-64"})
  void prefersTheMostShards() {
    Scene scene =
        last("0: {fame: 5, shards: 1}, 1: {fame: 5, shards: 2}", "").then("done").chance();

    assertThat(scene.outcome().winners()).containsExactly(Seat.of(1));
    assertThat(scene.outcome().citation().id()).isEqualTo("HOF-TIE-02");
  }

  @Test
  @Shows({"HOF-TIE-03", "HOF-TIE-04", "HOF-TIE-05", "HOF-TIE-06", "HOF-TIE-07", "HOF-Q-63"})
  void duelsIfStillTiedTheStartingPlayerFirst() {
    Scene scene = last("0: {fame: 5}, 1: {fame: 5}", "").then("done");
    scene.then("draw strive", "draw strive", "draw strive", "draw strive", "draw strive");
    scene.then("draw hack", "draw strive", "draw strive", "draw strive", "draw strive");
    assertThat(scene.window()).isEqualTo("duel");
    scene.then("bind hack", "done", "draw strive", "draw strive");
    scene.then("draw strive", "draw strive", "draw strive", "draw strive", "draw strive");
    scene.then("seat 0: done", "draw strive", "draw strive");

    assertThat(scene.outcome().winners()).containsExactly(Seat.of(1));
    assertThat(scene.outcome().citation().id()).isEqualTo("HOF-TIE-07");
  }

  @Test
  @Shows({"HOF-END-01", "HOF-END-03", "HOF-ROUND-04", "HOF-Q-60"})
  void finishesTheRoundWhenTheKingIsSlain() {
    Scene scene =
        Scene.of(3, "{step: acquire, clock: {slayer: '1', level: 3}, turn: {active: '2'}}");
    scene.then("done").chance();
    assertThat(scene.state().turn().active().index()).isZero();
    scene.then("done", "done", "done").chance();
    assertThat(scene.state().turn().active().index()).isEqualTo(1);
    assertThat(scene.state().clock().ending()).isEmpty();
    scene.then("done", "done", "done").chance();

    assertThat(scene.state().clock().ending()).isPresent();
  }
}
