package org.lawspeaker.hofordeals.market;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** The Flourish deck. */
class FlourishTest {
  private static final String SHRINE =
      """
      step: acquire
      turn: {active: "1"}
      sites: {c2: {card: shrine}}
      decks: {row: [veteran, hunt, purge, sworn-blade, iron-helm, long-sword]}
      heroes: {1: {space: c2, effort: 7, gear: {head: merchant-seal}}}
      """;

  @Test
  @Shows({"HOF-ACQUIRE-12", "HOF-FLOURISH-02", "HOF-Q-04"})
  void isAcquiredOnAnyEncounterAnyNumberOfTimes() {
    Scene scene = Scene.of(2, SHRINE).then("buy flourish", "buy flourish");

    assertThat(scene.hero(1).effort()).isEqualTo(1);
    assertThat(scene.hero(1).discard().count(Scene.card("flourish"))).isEqualTo(2);
    assertThat(scene.state().decks().flourish()).isEqualTo(14);
    assertThat(scene.told()).contains("HOF-FLOURISH-02: seat 1 acquires Flourish");
  }

  @Test
  @Shows("HOF-FLOURISH-03")
  void isNotPartOfTheRow() {
    Scene scene = Scene.of(2, SHRINE).then("buy flourish");

    assertThat(scene.state().decks().row().size()).isEqualTo(6);
    assertThat(scene.state().decks().row().contains(Scene.card("flourish"))).isFalse();
  }

  @Test
  @Shows("HOF-EFFORT-02")
  void refusesItToWhoHasTooLittleEffort() {
    Scene scene = Scene.of(2, SHRINE.replace("effort: 7", "effort: 2"));

    assertThat(scene.refused("buy flourish")).containsExactly("HOF-EFFORT-02");
  }

  @Test
  @Shows({"HOF-Q-04", "HOF-FLOURISH-01"})
  void refusesItWhenTheDeckIsGone() {
    Scene scene =
        Scene.of(
            2,
            """
            step: acquire
            turn: {active: "1"}
            heroes: {1: {effort: 7}, 0: {discard: [16 flourish]}}
            """);

    assertThat(scene.refused("buy flourish")).containsExactly("HOF-Q-04");
  }

  @Test
  @Shows({"HOF-Q-54", "HOF-DECK-10"})
  void destroyedOnesComeBackWhenTheDeckIsEmpty() {
    Scene scene =
        Scene.of(
            2,
            """
            step: acquire
            turn: {active: "1"}
            heroes: {1: {effort: 3}, 0: {discard: [14 flourish]}}
            decks: {box: [2 flourish]}
            """);
    scene.then("buy flourish");

    assertThat(scene.state().decks().flourish()).isEqualTo(1);
    assertThat(scene.state().decks().box().isEmpty()).isTrue();
  }

  @Test
  @Shows("HOF-Q-54")
  void destroyedOnesStayInTheBoxAsLongAsOneIsLeft() {
    Scene scene =
        Scene.of(
            2,
            """
            step: acquire
            turn: {active: "1"}
            heroes: {1: {effort: 3}, 0: {discard: [13 flourish]}}
            decks: {box: [2 flourish]}
            """);
    scene.then("buy flourish");

    assertThat(scene.state().decks().flourish()).isZero();
    assertThat(scene.state().decks().box().count(Scene.card("flourish"))).isEqualTo(2);
  }

  @Test
  @Shows({"HOF-Q-04", "HOF-PLAY-05"})
  void givesTwoEffortWhenPlayed() {
    Scene scene =
        Scene.of(2, "{step: explore, turn: {active: '1'}, heroes: {1: {hand: [flourish]}}}");

    assertThat(scene.then("play flourish").hero(1).effort()).isEqualTo(2);
  }

  @Test
  @Shows({"HOF-FLOURISH-04", "HOF-DECK-16", "HOF-DECK-17"})
  void isABasicCardLikeTheStartingCards() {
    Scene scene =
        Scene.of(
            2,
            """
            step: explore
            turn: {active: "1"}
            heroes: {1: {hand: [clean-slate, flourish, hack, forage, veteran]}}
            """);
    scene.then("play clean-slate");

    assertThat(scene.moves()).contains("choose flourish", "choose hack", "choose forage");
    assertThat(scene.refused("choose veteran")).containsExactly("HOF-PLAY-12");
  }
}
