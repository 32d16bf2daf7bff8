package org.lawspeaker.hofordeals.turn;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.HofOrdeals;
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

  /** Seat 1 wears a card that ends the turn when a combat is won. */
  private static Scene won(String zones) {
    HofOrdeals game =
        OwnPack.with(
            "equipment",
            "{name: Test Card, slot: side, cost: 1, abilities: [{on: won, effects: [end-turn]}],"
                + " provenance: house}");
    return Scene.of(game, Setup.of(3), zones);
  }

  private static final String HERO =
      "discard: [7 strive, 2 forage, hack], gear: {side: test-card}, " + Battle.bound("champion 5");

  @Test
  @Shows({"HOF-PLAY-12", "HOF-CEND-03"})
  void aCombatThatIsWonIsFollowedByRest() {
    Scene scene = won(Battle.zones("assigning", "bandit-camp", HERO, "{}", "1-of-dust"));
    scene.then("assign champion to 1-of-dust", "done").chance();

    assertThat(scene.hero(1).shards()).isEqualTo(2);
    assertThat(scene.state().turn().active()).hasToString("seat 2");
  }

  @Test
  @Shows("HOF-Q-45")
  void aRoyaltyIsLootedBefore() {
    Scene scene = won(Battle.bossZones("assigning", 1, "jack-of-scales", HERO, "jack-of-scales"));
    scene.then("assign champion to jack-of-scales", "strike jack-of-scales with weapon", "done");

    assertThat(scene.window()).isEqualTo("royal-loot");
    scene.then("pass", "seat 2: pass", "seat 0: pass").chance();
    assertThat(scene.window()).isEqualTo("place-town");
  }
}
