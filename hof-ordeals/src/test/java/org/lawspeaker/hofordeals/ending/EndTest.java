package org.lawspeaker.hofordeals.ending;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.hofordeals.Slain;
import org.lawspeaker.hofordeals.table.Table;
import org.lawspeaker.testkit.coverage.Shows;

/** When the game ends, and what the players have then. */
class EndTest {
  @Test
  @Shows({"HOF-END-01", "HOF-END-03", "HOF-ROUND-04", "HOF-ROUND-03", "HOF-Q-60"})
  void completesTheRoundInWhichTheKingIsDefeated() {
    Scene scene =
        Slain.royalty(Setup.of(3).with("first", "1"), 3, "king-of-dust", "food: 2", "")
            .then("pass", "pass", "pass", "done")
            .chance();
    assertThat(scene.state().turn().active()).hasToString("seat 2");
    scene.then("done", "done", "done").chance();
    assertThat(scene.state().turn().active()).hasToString("seat 0");
    assertThat(scene.state().clock().ending()).isEmpty();

    scene.then("done", "done", "done").chance();
    assertThat(scene.state().clock().ending()).isPresent();
    assertThat(scene.state().clock().level()).isEqualTo(3);
  }

  @Test
  @Shows("HOF-END-02")
  void comesAfterAsManyKillsAsThereArePlayers() {
    assertThat(last(3, "kills: 3", "2: {fame: 3},").state().clock().ending()).isPresent();
    assertThat(last(3, "kills: 2", "2: {fame: 3},").state().clock().ending()).isEmpty();
    assertThat(last(2, "kills: 2", "1: {fame: 3},").state().clock().ending()).isPresent();
  }

  @Test
  @Shows("HOF-END-04")
  void countsNoOtherDeaths() {
    Scene scene =
        Scene.of(
                3,
                Battle.zones(
                    "continuing", "bandit-camp", "health: 1", "{level: 3, kills: 2}", "1-of-dust"))
            .then("flee", "draw scratch")
            .chance();

    assertThat(scene.state().clock().kills()).isEqualTo(2);
    assertThat(scene.then("done", "done", "done").chance().window()).isEqualTo("fatigue");
  }

  /** Where the King rules others kill, too. */
  @Test
  @Shows("HOF-END-04")
  void countsNoDeathByTheMinionsOfHisLevel() {
    String zones =
        Battle.zones(
            "continuing", "throne-guard", "health: 1", "{level: 3, kills: 1}", "1-of-dust");
    Scene scene =
        Scene.of(3, "board: {royalty: king-of-dust}\n" + zones)
            .then("flee", "draw scratch")
            .chance();

    assertThat(scene.hero(1).health()).isEqualTo(10);
    assertThat(scene.state().clock().kills()).isEqualTo(1);
  }

  @Test
  @Shows({"HOF-SCORE-01", "HOF-Q-61", "HOF-FAME-02", "HOF-DECK-18"})
  void scoresTheTrackAndAllOwnCards() {
    Scene scene =
        last(
            3,
            "kills: 3",
            """
            2: {fame: 10, hand: [champion], discard: [veteran, bad-luck],
                gear: {head: merchant-seal}, bound: [{id: 1, card: cleave, power: 2}]},
            0: {fame: 5, discard: [7 strive, 2 forage, hack], deck: {bag: [champion]}},
            """);

    assertThat(scene.outcome().scores()).containsExactly(9, 0, 10 + 4 + 1 - 1 + 3 + 1);
    assertThat(scene.outcome().citation().id()).isEqualTo("HOF-OVER-04");
  }

  @Test
  @Shows("HOF-Q-61")
  void countsACardThatIsAssignedToAnEnemyAsItsOwners() {
    Scene scene =
        Battle.assigning(Battle.bound("champion 5", "veteran 3"), "3-of-dust", "1-of-dust");
    int before = points(scene);

    assertThat(points(scene.then("assign champion to 3-of-dust"))).isEqualTo(before);
    scene.then("assign veteran to 1-of-dust", "done");
    assertThat(scene.window()).isEqualTo("loot");
    assertThat(points(scene)).isEqualTo(before);
  }

  private static int points(Scene scene) {
    Table table = new Table(Scene.GAME.cards(), scene.state(), WorkTable.Use.READING);
    return Endings.score(table, Seat.of(1));
  }

  @Test
  @Shows({"HOF-SCORE-02", "HOF-Q-62"})
  void scoresOneFameForThreeTokenShards() {
    Scene scene = last(3, "kills: 3", "2: {shards: 8}, 0: {shards: 2},");

    assertThat(scene.outcome().scores()).containsExactly(0, 0, 2);
    assertThat(scene.outcome().citation().id()).isEqualTo("HOF-SCORE-02");
  }

  @Test
  @Shows("HOF-OVER-04")
  void shardsThatDecideNothingAreNotTheReason() {
    Scene scene = last(3, "kills: 3", "2: {fame: 3, shards: 8}, 0: {fame: 2},");

    assertThat(scene.outcome().citation().id()).isEqualTo("HOF-OVER-04");
  }

  @Test
  @Shows("HOF-OVER-04")
  void isWonByTheHighestTotal() {
    Scene scene = last(3, "kills: 3", "2: {fame: 3}, 0: {fame: 4},");

    assertThat(scene.outcome().results())
        .containsExactly(Outcome.Result.WON, Outcome.Result.LOST, Outcome.Result.LOST);
    assertThat(scene.told())
        .contains("HOF-END-03: the last round is over")
        .last()
        .isEqualTo("HOF-OVER-04: The Hero is seat 0");
    assertThat(scene.outcome().winners()).extracting(Seat::index).containsExactly(0);
  }

  /** The last player of the round ends the turn. */
  static Scene last(int seats, String clock, String heroes) {
    int last = seats - 2; // the last seat goes first
    String zones =
        """
        step: acquire
        turn: {active: "%d"}
        clock: {level: 3, %s}
        heroes: {%s %d: {space: c3}}
        """
            .formatted(last, clock, heroes, last);
    return Scene.of(seats, zones).then("done").chance();
  }

  @Test
  @Shows({"HOF-END-03", "HOF-Q-115"})
  void comesByTheRulesInTheLastRoundOfTheLimit() {
    String zones =
        "{step: acquire, turn: {active: '1'}, clock: {level: 3, round: 10, kills: %d}, heroes: {1:"
            + " {space: c3}}}";
    Setup limited = Setup.of(3).with("round-limit", "10");

    assertThat(Scene.of(limited, zones.formatted(3)).then("done").chance().told())
        .contains("HOF-END-03: the last round is over");
    assertThat(Scene.of(limited, zones.formatted(2)).then("done").chance().told())
        .contains("HOF-Q-115: the last round is over");
  }
}
