package org.lawspeaker.hofordeals.turn;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** The Fatigue step. */
class FatigueTest {
  private static final String BOUND =
      """
      step: fatigue
      heroes:
        1: {effort: 3, hand: [strive, strive], bound: [{id: 1, card: hack, power: 1},
            {id: 2, card: veteran, power: 3}, {id: 3, card: vanguard, power: 2}]}
      """;

  @Test
  @Shows({"HOF-FATIGUE-01", "HOF-Q-01"})
  void keepsAllBoundCardsForOneEffortEach() {
    Scene scene = Scene.of(2, BOUND).then("pay", "done");

    assertThat(scene.hero(1).bound()).hasSize(3);
    assertThat(scene.hero(1).effort()).isZero();
    assertThat(scene.window()).isEqualTo("explore");
  }

  @Test
  @Shows("HOF-FATIGUE-02")
  void losesAllBoundCardsIfNothingIsPaid() {
    Scene scene = Scene.of(2, BOUND).then("refuse");

    assertThat(scene.hero(1).bound()).isEmpty();
    assertThat(scene.hero(1).discard().size()).isEqualTo(3);
    assertThat(scene.hero(1).played().isEmpty()).isTrue();
    assertThat(scene.hero(1).effort()).isEqualTo(3);
  }

  @Test
  @Shows("HOF-FATIGUE-03")
  void refusesToPayForSomeOnly() {
    Scene scene = Scene.of(2, BOUND.replace("effort: 3", "effort: 2"));

    assertThat(scene.refused("pay")).containsExactly("HOF-FATIGUE-03");
  }

  /** The Camp Kit makes the step 2 cheaper, not each of its three cards. */
  @Test
  @Shows({"HOF-FATIGUE-01", "HOF-FATIGUE-03"})
  void isCheaperAsAWhole() {
    String kit = BOUND.replace("hand:", "gear: {side: camp-kit}, hand:");
    assertThat(Scene.of(2, kit.replace("effort: 3", "effort: 0")).refused("pay"))
        .containsExactly("HOF-FATIGUE-03");

    Scene scene = Scene.of(2, kit).then("pay");
    assertThat(scene.hero(1).effort()).isEqualTo(2);
    assertThat(scene.hero(1).bound()).hasSize(3);
  }

  @Test
  @Shows("HOF-FATIGUE-04")
  void costsNothingWithoutBoundCards() {
    Scene scene = Scene.of(2, "{step: fatigue, heroes: {1: {hand: [strive]}}}");

    assertThat(scene.refused("pay")).containsExactly("HOF-FATIGUE-04");
    assertThat(scene.moves()).containsExactly("play strive", "done");
  }

  @Test
  @Shows("HOF-Q-80")
  void chargesWhatIsBoundWhenItIsPaidAndNothingAfterwards() {
    Scene scene =
        Scene.of(2, "{step: fatigue, heroes: {1: {effort: 2, hand: [hack, veteran, strive]}}}");
    scene.then("bind hack", "pay", "bind veteran");

    assertThat(scene.refused("pay")).containsExactly("HOF-Q-80");
    assertThat(scene.then("done").hero(1).bound()).hasSize(2);
    assertThat(scene.hero(1).effort()).isEqualTo(1);
  }

  @Test
  @Shows("HOF-Q-01")
  void tellsOnceWhatIsPaidOrThatNothingIs() {
    String bound =
        "{step: fatigue, heroes: {1: {effort: 2, %s, bound: [{id: 1, card: hack, power: 1}]}}}";
    Scene pays = Scene.of(2, bound.formatted("food: 0")).then("pay");
    Scene free = Scene.of(2, bound.formatted("gear: {side: camp-kit}")).then("pay");

    assertThat(pays.told()).containsExactly("HOF-Q-01: seat 1 pays 1 Effort for the bound cards");
    assertThat(free.told()).containsExactly("HOF-Q-01: seat 1 keeps the bound cards for nothing");
    assertThat(free.hero(1).effort()).isEqualTo(2);
  }

  @Test
  @Shows("HOF-Q-01")
  void takesFoodByTheOtherReading() {
    Scene scene =
        Scene.of(
            Setup.of(2).with("fatigue", "food"),
            "{step: fatigue, heroes: {1: {food: 1, bound: [{id: 1, card: hack, power: 1}]}}}");

    assertThat(scene.then("pay").hero(1).food()).isZero();
  }

  @Test
  @Shows({"HOF-TURN-01", "HOF-FATIGUE-05"})
  void comesBeforeExploring() {
    Scene scene = Scene.of(2, "{step: fatigue, heroes: {1: {hand: [strive]}}}");

    assertThat(scene.refused("go c2")).containsExactly("HOF-TURN-03");
    assertThat(scene.then("done").refused("pay")).containsExactly("HOF-FATIGUE-05");
  }

  @Test
  @Shows({"HOF-FATIGUE-04", "HOF-Q-80"})
  void refusesToGiveUpWhatIsNotDue() {
    Scene none = Scene.of(2, "{step: fatigue, turn: {active: '1'}, heroes: {1: {effort: 1}}}");
    Scene paid =
        Scene.of(
            2,
            """
            step: fatigue
            turn: {active: "1"}
            heroes: {1: {effort: 1, bound: [{id: 1, card: hack, power: 1}]}}
            """);

    assertThat(none.refused("refuse")).containsExactly("HOF-FATIGUE-04");
    assertThat(paid.then("pay").refused("refuse")).containsExactly("HOF-Q-80");
  }

  @Test
  @Shows({"HOF-FATIGUE-01", "HOF-TURN-02"})
  void refusesToGoOnBeforeTheDecision() {
    assertThat(Scene.of(2, BOUND).refused("done")).containsExactly("HOF-FATIGUE-01");
  }

  @Test
  @Shows({"HOF-FATIGUE-02", "HOF-TURN-02"})
  void theOtherPlayersBoundCardsAreNotAskedFor() {
    Scene scene =
        Scene.of(
            2,
            """
            step: fatigue
            turn: {active: "1"}
            heroes:
              0: {bound: [{id: 1, card: veteran, power: 3}]}
              1: {bound: [{id: 1, card: hack, power: 1}]}
            """);

    assertThat(scene.then("refuse").hero(0).bound()).hasSize(1);
    assertThat(scene.hero(1).bound()).isEmpty();
  }

  @Test
  @Shows("HOF-Q-01")
  void takesHealthByTheThirdReading() {
    Scene scene =
        Scene.of(
            Setup.of(3).with("fatigue", "health"),
            """
            step: fatigue
            turn: {active: "2"}
            heroes: {2: {health: 9, bound: [{id: 1, card: hack, power: 1},
                {id: 2, card: veteran, power: 3}]}}
            """);

    assertThat(scene.then("pay").hero(2).health()).isEqualTo(7);
    assertThat(scene.told()).containsExactly("HOF-Q-01: seat 2 pays 2 Health for the bound cards");
  }

  @Test
  @Shows({"HOF-FATIGUE-04", "HOF-Q-80"})
  void refusesToGiveUpCardsThatAreNotBoundOrPaidFor() {
    Scene none = Scene.of(2, BOUND.replaceFirst("bound: \\[[^]]*\\]", "bound: []"));

    assertThat(none.refused("refuse")).containsExactly("HOF-FATIGUE-04");
    assertThat(Scene.of(2, BOUND).then("pay").refused("refuse")).containsExactly("HOF-Q-80");
  }
}
