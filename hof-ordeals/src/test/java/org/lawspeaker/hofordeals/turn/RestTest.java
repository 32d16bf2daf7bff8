package org.lawspeaker.hofordeals.turn;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.OwnPack;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** The Rest step. */
class RestTest {
  private static final String ACQUIRE =
      """
      step: acquire
      turn: {active: "1"}
      heroes:
        1: {effort: 2, food: 1, shards: 2, hand: [strive, hack], played: [strive, forage],
            bound: [{id: 1, card: veteran, power: 3}]}
      """;

  private static Scene rested() {
    return Scene.of(3, ACQUIRE).then("done").chance();
  }

  @Test
  @Shows({"HOF-REST-01", "HOF-PLAY-06", "HOF-PLAY-08"})
  void playedAndUnplayedCardsAreDiscarded() {
    Scene scene = rested();

    assertThat(scene.hero(1).played().isEmpty()).isTrue();
    assertThat(scene.hero(1).discard().size()).isEqualTo(4);
    assertThat(scene.hero(1).discard().count(Scene.card("hack"))).isEqualTo(1);
    assertThat(scene.hero(1).discard().count(Scene.card("forage"))).isEqualTo(1);
  }

  @Test
  @Shows({"HOF-REST-02", "HOF-PLAY-08"})
  void fiveCardsAreDrawnAfterwards() {
    Scene scene = rested();

    assertThat(scene.hero(1).hand().size()).isEqualTo(5);
    assertThat(scene.hero(1).deck().size()).isEqualTo(1);
  }

  @Test
  @Shows({"HOF-REST-03", "HOF-PLAY-07", "HOF-Q-96"})
  void boundCardsStayBound() {
    assertThat(rested().hero(1).bound())
        .singleElement()
        .satisfies(bound -> assertThat(bound.card()).isEqualTo(Scene.card("veteran")));
  }

  @Test
  @Shows({"HOF-EFFORT-06", "HOF-FOOD-01", "HOF-SHARD-01"})
  void effortIsLostButFoodAndShardsAreKept() {
    Scene scene = rested();

    assertThat(scene.hero(1).effort()).isZero();
    assertThat(scene.hero(1).food()).isEqualTo(1);
    assertThat(scene.hero(1).shards()).isEqualTo(2);
    assertThat(scene.told())
        .contains(
            "HOF-EFFORT-06: seat 1 loses the Effort that is left",
            "HOF-PLAY-08: seat 1 discards played and unplayed cards");
  }

  @Test
  @Shows({"HOF-REST-01", "HOF-EFFORT-06"})
  void nothingIsToldOfEffortThatNobodyHad() {
    Scene scene =
        Scene.of(2, "{step: acquire, turn: {active: '1'}, heroes: {1: {hand: [], played: [hack]}}}")
            .then("done");

    assertThat(scene.told())
        .contains("HOF-REST-01: seat 1 discards played and unplayed cards")
        .noneMatch(each -> each.contains("Effort"));
  }

  @Test
  @Shows({"HOF-DECK-01", "HOF-DECK-02", "HOF-Q-95"})
  void theDeckIsEmptiedBeforeTheDiscardPileIsShuffled() {
    Scene scene =
        Scene.of(
            2,
            """
            step: acquire
            turn: {active: "1"}
            heroes: {1: {hand: [4 strive], discard: [3 strive, hack]}}
            """);
    scene.then("done", "draw forage", "draw forage", "draw hack");

    assertThat(scene.hero(1).hand().count(Scene.card("forage"))).isEqualTo(2);
    assertThat(scene.hero(1).discard().isEmpty()).isTrue();
    assertThat(scene.hero(1).deck().size()).isEqualTo(7);
  }

  @Test
  @Shows({"HOF-DECK-03", "HOF-ACQUIRE-06"})
  void anAcquiredCardIsDrawnAfterTheNextReshuffleOnly() {
    Scene scene =
        Scene.of(
            2,
            """
            step: acquire
            turn: {active: "1"}
            decks: {row: [veteran, hunt, hunt, rally, rally, purge]}
            heroes: {1: {effort: 4, hand: [5 strive]}}
            """);
    scene.then("buy veteran", "draw recall", "done");

    assertThat(scene.refused("draw veteran")).isNotEmpty();
    assertThat(scene.chance().hero(1).discard().count(Scene.card("veteran"))).isEqualTo(1);
  }

  /** The new hand is drawn before the turn ends. */
  @Test
  @Shows("HOF-EFFORT-06")
  void effortOfACardThatIsDrawnIsNotKeptForTheNextTurn() {
    Scene scene =
        Scene.of(
                OwnPack.with(
                    "skills",
                    "{name: Test Card, type: action, archetypes: [soldier], cost: 1, abilities:"
                        + " [{on: drawn, effects: [{gain: {what: effort, amount: 2}}]}],"
                        + " provenance: house}"),
                Setup.of(3),
                """
                step: acquire
                turn: {active: "1"}
                heroes: {1: {deck: {bag: [test-card, 4 strive]}, discard: [3 strive, 2 forage, hack]}}
                """)
            .then("done")
            .chance();

    assertThat(scene.told())
        .containsSubsequence(
            "HOF-EFFORT-01: seat 1 gains 2 Effort",
            "HOF-EFFORT-06: seat 1 loses the Effort that is left");
    assertThat(scene.hero(1).effort()).isZero();
  }

  @Test
  @Shows("HOF-Q-34")
  void fewerCardsAreDrawnIfThereAreNoMore() {
    Scene scene =
        Scene.of(
            2,
            """
            step: acquire
            turn: {active: "1"}
            heroes: {1: {discard: [7 strive], bound: [{id: 1, card: hack, power: 1}]}}
            """);

    assertThat(scene.then("done").chance().hero(1).hand().size()).isEqualTo(5);
  }

  @Test
  @Shows("HOF-Q-100")
  void nothingIsPlayedFromTheNewHand() {
    Scene scene = rested();

    assertThat(scene.refused("seat 1: play strive")).containsExactly("HOF-ROUND-01");
  }
}
