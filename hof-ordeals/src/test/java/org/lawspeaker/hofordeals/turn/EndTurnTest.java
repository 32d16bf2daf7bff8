package org.lawspeaker.hofordeals.turn;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.OwnPack;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** A card ends the turn of seat 1: of its steps only Rest is left. */
class EndTurnTest {
  private static Scene turn(Setup setup, String step, String hero) {
    return Scene.of(
        OwnPack.with(
            "skills",
            "{name: Test Card, type: action, archetypes: [soldier], cost: 1, abilities: [{effects:"
                + " [end-turn]}], provenance: house}"),
        setup,
        """
        step: %s
        turn: {active: "1"}
        sites: {c2: {card: old-mill, cubes: 1}}
        decks: {row: [hunt, hunt, fence, fence, purge, recall]}
        heroes: {1: {hand: [test-card], discard: [7 strive, 2 forage, hack], %s}}
        """
            .formatted(step, hero));
  }

  @Test
  @Shows("HOF-FATIGUE-02")
  void boundCardsThatWereNotPaidForAreLost() {
    Scene scene = turn(Setup.of(3), "fatigue", Battle.bound("veteran 3")).then("play test-card");

    assertThat(scene.hero(1).bound()).isEmpty();
    assertThat(scene.told()).contains("HOF-FATIGUE-02: seat 1 discards all bound cards");
  }

  @Test
  @Shows("HOF-FATIGUE-01")
  void boundCardsThatWerePaidForStay() {
    Scene scene = turn(Setup.of(3), "fatigue", "effort: 1, " + Battle.bound("veteran 3"));
    scene.then("pay", "play test-card");

    assertThat(scene.hero(1).bound()).hasSize(1);
  }

  @Test
  @Shows("HOF-Q-14")
  void theRowIsFilledUpAtTheEndOfTheAcquireStep() {
    Setup atTheEnd = Setup.of(3).with("refill", "step-end");
    Scene scene =
        turn(atTheEnd, "acquire", "space: c2, effort: 3")
            .then("buy hunt", "play test-card")
            .chance();

    assertThat(scene.state().decks().row().size()).isEqualTo(6);
  }
}
