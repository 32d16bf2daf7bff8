package org.lawspeaker.hofordeals.map;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.HofOrdeals;
import org.lawspeaker.hofordeals.OwnPack;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Ambushes that surprise nobody, and what an Ambush leaves behind. */
class LaterAmbushTest {
  private static HofOrdeals card(String effects) {
    return OwnPack.with(
        "skills",
        "{name: Test Card, type: action, archetypes: [soldier], cost: 1, abilities: [{effects: ["
            + effects
            + "]}], provenance: house}");
  }

  private static Scene turn(HofOrdeals game, Setup setup, String step, String more, String hero) {
    return Scene.of(
        game,
        setup,
        """
        step: %s
        turn: {active: "1"%s}
        heroes: {1: {food: 2, %s}}
        """
            .formatted(step, more, hero));
  }

  @Test
  @Shows({"HOF-WEAPON-11", "HOF-STRIKE-01"})
  void leaveTheNextCombatOfTheTurnItsWholeStrikeBonus() {
    Scene scene =
        turn(card("{fight-minions: {number: 1}}"), Setup.of(3), "explore", "", "hand: [test-card]")
            .then("go c2", "reveal roadside-trap", "decline", "draw 1-of-plague", "draw strive")
            .then("done", "flee", "draw scratch", "play test-card", "draw 1-of-dust")
            .then("draw strive", "draw strive");

    assertThat(scene.window()).isEqualTo("assign");
    assertThat(scene.hero(1).bound()).hasSize(2);
  }

  /** An Ambush that cannot be activated is none: what is fought afterwards has its whole bonus. */
  @Test
  @Shows({"HOF-Q-55", "HOF-STRIKE-01"})
  void doNotSurpriseIfTheyCannotBeActivated() {
    Scene scene =
        Scene.of(
                OwnPack.with(
                    "encounters",
                    "{name: Test Ambush, level: 1, kind: ambush, archetypes: [soldier], usage:"
                        + " {value: 2}, cost: {shards: 9}, effects: [{fight-minions: {number: 1}}],"
                        + " provenance: house}"),
                Setup.of(3),
                """
                step: explore
                turn: {active: "1"}
                sites: {b2: {card: bandit-camp, cubes: 2}}
                heroes: {1: {food: 2}}
                """)
            .then("go c2", "reveal test-ambush");
    assertThat(scene.window()).isEqualTo("explore");
    assertThat(scene.siteOf("bandit-camp").cubes()).isEqualTo(2);

    scene.then("go b2", "activate", "draw 1-of-dust", "draw 1-of-skulls").chance();
    assertThat(scene.hero(1).bound()).hasSize(2);
  }

  /** The first Encounter of the turn is the only one that is activated. */
  @Test
  @Shows("HOF-EXPLORE-04")
  void areNotActivatedAfterAnActivation() {
    Setup setup = Setup.of(3).with("card-moves", "any-time");
    Scene scene =
        turn(Scene.GAME, setup, "explore", ", activated: true", "hand: [hitch-a-ride, hack]")
            .then("play hitch-a-ride", "choose space c2", "reveal roadside-trap");

    assertThat(scene.state().fight()).isEmpty();
    assertThat(scene.window()).isEqualTo("move");
    assertThat(scene.siteOf("roadside-trap").cubes()).isEqualTo(2);
  }

  @Test
  @Shows("HOF-AMBUSH-01")
  void areNotActivatedWhereNobodyExplores() {
    Setup setup = Setup.of(3).with("card-moves", "any-time");
    Scene scene =
        turn(Scene.GAME, setup, "acquire", "", "hand: [hitch-a-ride, hack]")
            .then("play hitch-a-ride", "choose space c2", "reveal roadside-trap");

    assertThat(scene.state().fight()).isEmpty();
    assertThat(scene.window()).isEqualTo("move");
  }

  @Test
  @Shows("HOF-CARD-29")
  void endNoMovementThatIsAtItsEnd() {
    Scene scene =
        Scene.of(
                card("{move-free: 1}"),
                Setup.of(3),
                """
                step: explore
                turn: {active: "1"}
                sites: {c2: {card: old-mill, cubes: 2}}
                heroes: {1: {food: 0, hand: [test-card]}}
                """)
            .then("play test-card", "choose space c2");

    assertThat(scene.window()).isEqualTo("explore");
  }

  /** An Ambush without enemies is over: a combat that a card begins has its whole bonus. */
  @Test
  @Shows({"HOF-WEAPON-11", "HOF-STRIKE-01"})
  void doNotSurpriseInTheCombatOfAnotherCard() {
    HofOrdeals game =
        OwnPack.with(
            "skills",
            "{name: Test Card, type: action, archetypes: [soldier], cost: 1, abilities: [{effects:"
                + " [{fight-minions: {number: 1}}]}], provenance: house}",
            "encounters",
            "{name: Thicket, level: 1, kind: ambush, effects: [{lose: {what: food, amount: 1}}],"
                + " provenance: house}");
    Scene scene =
        turn(game, Setup.of(3), "explore", "", "hand: [test-card]")
            .then("go c2", "reveal thicket", "decline", "play test-card", "draw 1-of-dust")
            .then("draw strive", "draw strive");

    assertThat(scene.window()).isEqualTo("assign");
    assertThat(scene.hero(1).bound()).hasSize(2);
  }
}
