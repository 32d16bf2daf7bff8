package org.lawspeaker.hofordeals.round;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Rounds and the turns in them. */
class CourseTest {
  private static Scene game() {
    return Scene.start(Setup.of(3).with("first", "1")).chance();
  }

  private static Scene turn(Scene scene) {
    return scene.then("done", "done", "done").chance();
  }

  @Test
  @Shows({"HOF-SETUP-12", "HOF-ROUND-01", "HOF-REST-04", "HOF-PURSUIT-05"})
  void turnsGoClockwiseFromTheStartingPlayer() {
    Scene scene = game();

    assertThat(scene.state().turn().active()).isEqualTo(Seat.of(1));
    assertThat(turn(scene).state().turn().active()).isEqualTo(Seat.of(2));
    assertThat(turn(scene).state().turn().active()).isEqualTo(Seat.of(0));
    assertThat(scene.state().clock().round()).isEqualTo(1);
  }

  @Test
  @Shows({"HOF-SETUP-01", "HOF-SETUP-12"})
  void whoGoesFirstByChanceTakesTheFirstTurn() {
    Scene scene = Scene.start(Setup.of(3)).then("seat 2 goes first").chance();

    assertThat(scene.state().clock().first()).isEqualTo(Seat.of(2));
    assertThat(scene.state().turn().active()).isEqualTo(Seat.of(2));
    assertThat(scene.told()).contains("HOF-SETUP-01: seat 2 is the starting player");
  }

  @Test
  @Shows({"HOF-SETUP-12", "HOF-ROUND-03"})
  void anotherRoundBeginsWithTheStartingPlayer() {
    Scene scene = turn(turn(turn(game())));

    assertThat(scene.state().clock().round()).isEqualTo(2);
    assertThat(scene.state().turn().active()).isEqualTo(Seat.of(1));
    assertThat(scene.told()).contains("HOF-REST-04: the turn of seat 1 begins");
  }

  @Test
  @Shows("HOF-ROUND-01")
  void refusesTheMoveOfAPlayerWhoseTurnItIsNot() {
    Scene scene = game();

    assertThat(scene.refused("seat 2: done")).containsExactly("HOF-ROUND-01");
    assertThat(scene.refused("seat 0: play strive")).containsExactly("HOF-ROUND-01");
  }

  @Test
  @Shows("HOF-ROUND-02")
  void aPlayerFinishesEveryStepBeforeTheNextBegins() {
    Scene scene = game().then("done", "done");

    assertThat(scene.window()).isEqualTo("acquire");
    assertThat(scene.state().turn().active()).isEqualTo(Seat.of(1));
    assertThat(scene.refused("seat 2: done")).containsExactly("HOF-ROUND-01");
  }

  @Test
  @Shows({"HOF-TURN-01", "HOF-TURN-03", "HOF-TURN-04", "HOF-TURN-05"})
  void theStepsOfATurnComeInOrder() {
    Scene scene = game();

    assertThat(scene.window()).isEqualTo("fatigue");
    assertThat(scene.then("done").window()).isEqualTo("explore");
    assertThat(scene.then("done").window()).isEqualTo("acquire");
    assertThat(scene.then("done").chance().window()).isEqualTo("fatigue");
    assertThat(scene.hero(1).hand().size()).isEqualTo(5);
  }

  @Test
  @Shows("HOF-TURN-01")
  void refusesToGoBackToAnEarlierStep() {
    Scene scene = Scene.of(2, "{step: acquire, turn: {active: '1'}, heroes: {1: {food: 3}}}");

    assertThat(scene.refused("go c2")).containsExactly("HOF-TURN-03");
    assertThat(scene.refused("activate")).containsExactly("HOF-TURN-03");
    assertThat(scene.refused("pay")).containsExactly("HOF-FATIGUE-05");
  }

  @Test
  @Shows("HOF-Q-115")
  void theLastRoundOfALimitIsFinished() {
    Scene scene =
        Scene.of(
            Setup.of(2).with("round-limit", "10"),
            "{step: acquire, clock: {round: 10}, turn: {active: '0'}, heroes: {1: {fame: 3}}}");
    scene.then("done").chance();

    assertThat(scene.outcome().scores()).containsExactly(0, 3);
    assertThat(scene.state().clock().ending()).isPresent();
    assertThat(scene.told()).contains("HOF-Q-115: the last round is over");
  }

  /** The Jack is defeated in the last turn of all: nobody would play the level. */
  @Test
  @Shows("HOF-Q-115")
  void noLevelIsLaidOutAfterTheLastRoundOfALimit() {
    Scene scene =
        Scene.of(
            Setup.of(3).with("round-limit", "10"),
            "{step: acquire, clock: {round: 10, builder: '1'}, turn: {active: '1'}, heroes: {0:"
                + " {fame: 3}}}");
    scene.then("done").chance();

    assertThat(scene.outcome().scores()).containsExactly(3, 0, 0);
    assertThat(scene.state().clock().level()).isEqualTo(1);
  }

  @Test
  @Shows({"HOF-Q-115", "HOF-ROUND-03"})
  void withoutALimitRoundsRepeat() {
    Scene scene =
        Scene.of(
            Setup.of(2).with("round-limit", "off"),
            "{step: acquire, clock: {round: 100}, turn: {active: '0'}}");
    scene.then("done").chance();

    assertThat(scene.state().clock().round()).isEqualTo(101);
    assertThat(scene.told()).noneMatch(each -> each.contains("the last round"));
  }

  /** The bound is named by the ruling, which also says that there is no limit by standard. */
  @Test
  @Shows("HOF-Q-115")
  void withoutALimitRound500IsTheLast() {
    Scene scene =
        Scene.of(
            2, "{step: acquire, clock: {round: 500}, turn: {active: '0'}, heroes: {1: {fame: 3}}}");
    scene.then("done").chance();

    assertThat(scene.told()).contains("HOF-Q-115: the last round is over");
    assertThat(scene.outcome().scores()).containsExactly(0, 3);
    assertThat(Scene.GAME.rulebook().textOf(Citation.of("HOF-Q-115")).orElseThrow())
        .contains("round limit, off by standard", "round 500 is the last even without a limit");
  }
}
