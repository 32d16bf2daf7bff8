package org.lawspeaker.hofordeals.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.HofOrdeals;
import org.lawspeaker.hofordeals.OwnPack;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Abilities that work once per turn, on copies of a card that several players own. */
class OncePerTurnTest {
  /** Seat 1 calls lightning, which strikes seat 2 first; the others own a copy each. */
  private static Scene lightning(String on, String turn) {
    HofOrdeals game =
        OwnPack.with(
            "equipment",
            "{name: Test Card, copies: 3, slot: side, cost: 1, abilities: [{on: "
                + on
                + ", limit: once-per-turn, effects: [{gain: {what: shards, amount: 1}}]}],"
                + " provenance: house}");
    return Scene.of(
            game,
            Setup.of(3),
            """
            step: explore
            turn: {active: "1"%s}
            sites: {c2: {card: call-lightning, cubes: 2}}
            heroes: {0: {gear: {side: test-card}}, 1: {space: c2, gear: {side: test-card}},
              2: {gear: {side: test-card}}}
            """
                .formatted(turn))
        .then("activate");
  }

  @Test
  @Shows({"HOF-CARD-34", "HOF-PLAY-11"})
  void areNotUsedUpByTheCopyOfAnotherPlayer() {
    Scene scene =
        lightning("harmed", ", used: [test-card]")
            .then("seat 2: choose option 1", "seat 0: choose option 1");

    assertThat(scene.hero(2).shards()).isEqualTo(1);
    assertThat(scene.hero(0).shards()).isEqualTo(1);
  }

  @Test
  @Shows({"HOF-CARD-34", "HOF-PLAY-11"})
  void areUsedUpByTheirOwnerInAnothersTurn() {
    Scene scene = lightning("any-time", "");
    assertThat(scene.window()).isEqualTo("react");

    scene.then("use test-card").then("choose option 1");
    assertThat(scene.hero(2).shards()).isEqualTo(1);
    assertThat(scene.hero(2).health()).isEqualTo(8); // no window before the loss: it is used up
    assertThat(scene.moves()).containsExactly("use test-card", "pass");
    assertThat(scene.state().turn().active()).hasToString("seat 1");
  }

  /** They are new in the next turn, whoever's it is. */
  @Test
  @Shows({"HOF-CARD-34", "HOF-PLAY-11"})
  void workAgainInTheNextTurn() {
    Scene scene = lightning("any-time", "").then("use test-card", "choose option 1").then("pass");
    scene.then("choose option 1", "pass", "done", "done").chance();

    assertThat(scene.state().turn().usedByOthers()).isEmpty();
    assertThat(scene.state().turn().active()).hasToString("seat 2");
    assertThat(scene.moves()).contains("use test-card");
  }
}
