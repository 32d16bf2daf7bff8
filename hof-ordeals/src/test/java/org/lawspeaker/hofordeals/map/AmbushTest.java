package org.lawspeaker.hofordeals.map;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.HofOrdeals;
import org.lawspeaker.hofordeals.OwnPack;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Ambushes, and what avoids them. */
class AmbushTest {
  private static final String OPEN =
      """
      step: explore
      turn: {active: "1"}
      heroes: {1: {food: 3%s}}
      """;

  private static Scene with(String more) {
    return Scene.of(2, OPEN.formatted(more)).then("go c2", "reveal roadside-trap");
  }

  private static int cubes(Scene scene) {
    return scene.siteOf("roadside-trap").cubes();
  }

  @Test
  @Shows({"HOF-AMBUSH-01", "HOF-REVEAL-03", "HOF-EXPLORE-05"})
  void aRevealedAmbushIsActivatedAtOnce() {
    Scene scene = with("");

    assertThat(scene.state().fight()).isPresent();
    assertThat(scene.then("draw 1-of-dust").chance().window()).isEqualTo("assign");
  }

  @Test
  @Shows({"HOF-REVEAL-04", "HOF-USAGE-02"})
  void theForcedActivationTakesOneOfItsCubes() {
    assertThat(cubes(with(""))).isEqualTo(1);
  }

  @Test
  @Shows({"HOF-AMBUSH-02", "HOF-WEAPON-11", "HOF-STRIKE-02"})
  void oneCardIsDrawnWhateverTheWeapon() {
    Scene scene = with(", gear: {weapon: titan-maul}").then("draw 1-of-dust").chance();

    assertThat(scene.hero(1).bound()).hasSize(1);
  }

  @Test
  @Shows({"HOF-AMBUSH-04", "HOF-MOVE-06"})
  void theAmbushIsTheOneActivationAndEndsMovement() {
    Scene scene = with("").then("draw 1-of-dust").chance();
    scene.then("done", "flee", "draw hunger");

    assertThat(scene.state().turn().activated()).isTrue();
    assertThat(scene.window()).isEqualTo("acquire");
    assertThat(scene.refused("go c3")).containsExactly("HOF-EXPLORE-01");
  }

  @Test
  @Shows({"HOF-AMBUSH-03", "HOF-STRIKE-01"})
  void laterItIsAnOrdinaryCombat() {
    Scene scene =
        Scene.of(
            2,
            """
            step: explore
            turn: {active: "1"}
            sites: {c2: {card: roadside-trap, cubes: 1}}
            heroes: {1: {food: 3, hand: [strive]}}
            """);

    assertThat(scene.then("go c2").window()).isEqualTo("explore");
    assertThat(scene.moves()).contains("activate", "done");
    scene.then("activate", "draw 1-of-dust").chance();
    assertThat(scene.hero(1).bound()).hasSize(2);
  }

  @Test
  @Shows({"HOF-CARD-12", "HOF-CARD-13"})
  void cautiousStrikeAvoidsItAndTheTurnGoesOn() {
    Scene asked = with(", hand: [cautious-strike, strive]");
    assertThat(asked.allowed("play cautious-strike")).containsExactly("HOF-CARD-12", "HOF-CARD-13");
    assertThat(asked.allowed("decline")).containsExactly("HOF-AMBUSH-01");
    Scene scene = asked.then("play cautious-strike");

    assertThat(cubes(scene)).isEqualTo(2);
    assertThat(scene.hero(1).played().count(Scene.card("cautious-strike"))).isEqualTo(1);
    assertThat(scene.moves()).contains("go c3", "activate", "play strive");
  }

  @Test
  @Shows({"HOF-CARD-14", "HOF-CARD-15"})
  void theCloakAvoidsAmbushesAnyNumberOfTimes() {
    Scene scene = with(", gear: {body: cloak-of-the-wanderer}").then("accept");

    assertThat(cubes(scene)).isEqualTo(2);
    scene.then("go b2", "reveal night-raid", "accept");
    assertThat(scene.state().fight()).isEmpty();
    assertThat(scene.moves()).contains("go c2", "activate");
  }

  @Test
  @Shows("HOF-Q-56")
  void anAvoidedAmbushDoesNotSurpriseLater() {
    Scene scene = with(", gear: {body: cloak-of-the-wanderer}").then("accept", "activate");

    assertThat(scene.then("draw 1-of-dust").chance().hero(1).bound()).hasSize(2);
  }

  @Test
  @Shows({"HOF-AMBUSH-01", "HOF-Q-100"})
  void refusesOtherCardsAndWaysOut() {
    Scene scene = with(", hand: [strive, hack]");

    assertThat(scene.refused("play strive")).containsExactly("HOF-Q-100");
    assertThat(scene.refused("bind hack")).containsExactly("HOF-Q-100");
    assertThat(scene.refused("accept")).containsExactly("HOF-AMBUSH-01");
    assertThat(scene.refused("go c3")).containsExactly("HOF-AMBUSH-01");
    assertThat(scene.refused("done")).containsExactly("HOF-AMBUSH-01");
    assertThat(scene.refused("seat 0: go c3")).containsExactly("HOF-ROUND-01");
  }

  @Test
  @Shows({"HOF-PLAY-02", "HOF-AMBUSH-05"})
  void noCardIsPlayedFromHandInIt() {
    Scene scene = with(", hand: [strive, hack]").then("decline", "draw 1-of-dust").chance();

    assertThat(scene.refused("play strive")).containsExactly("HOF-PLAY-02");
    assertThat(scene.refused("bind hack")).containsExactly("HOF-PLAY-02");
    assertThat(scene.then("done").refused("play strive")).containsExactly("HOF-PLAY-02");
  }

  @Test
  @Shows("HOF-Q-119")
  void bonusesDoNotRaiseTheOneCard() {
    Scene scene = with(", gear: {weapon: lord-edgar-s-hammer, body: mantle-of-ages}");

    assertThat(scene.then("draw 1-of-dust").chance().hero(1).bound()).hasSize(1);
  }

  @Test
  @Shows("HOF-Q-93")
  void anAmbushUnderTheKingComesFirst() {
    Scene scene =
        Scene.of(
            2,
            """
            step: explore
            clock: {level: 3}
            board: {king: 7, royalty: king-of-scales}
            turn: {active: "1"}
            sites: {d3: {card: king}}
            heroes: {1: {food: 1}}
            """);
    scene.then("go c2", "reveal ashen-field");

    assertThat(scene.state().fight().orElseThrow().encounter())
        .isEqualTo(Scene.card("ashen-field"));
  }

  @Test
  @Shows("HOF-PLAY-05")
  void anActionCardThatAvoidsItGivesItsValue() {
    HofOrdeals game =
        OwnPack.with(
            "skills",
            "{name: Test Card, type: action, archetypes: [trickster], cost: 1, effort: 2, food: 1,"
                + " abilities: [{on: ambushed, effects: []}], provenance: house}");
    Scene scene =
        Scene.of(game, Setup.of(2), OPEN.formatted(", hand: [test-card]"))
            .then("go c2", "reveal roadside-trap", "play test-card");

    assertThat(scene.hero(1).effort()).isEqualTo(2);
    assertThat(scene.hero(1).food()).isEqualTo(3);
  }

  @Test
  @Shows("HOF-PLAY-09")
  void isNotAvoidedByACardThatIsNotInHand() {
    Scene scene = with(", hand: [strive], discard: [cautious-strike]");

    assertThat(scene.refused("play cautious-strike")).containsExactly("HOF-PLAY-09");
    assertThat(scene.refused("play strive")).containsExactly("HOF-Q-100");
  }

  @Test
  @Shows({"HOF-CARD-28", "HOF-Q-73"})
  void leavesTimeForAnElixir() {
    Scene scene = with(", health: 3, gear: {side: health-elixir}");
    assertThat(scene.allowed("seat 1: use health-elixir")).containsExactly("HOF-CARD-28");

    scene.then("seat 1: use health-elixir");
    assertThat(scene.hero(1).health()).isEqualTo(7);
    assertThat(scene.state().fight()).isPresent();
  }

  /** Even a card that moves who reveals an Encounter comes too late. */
  @Test
  @Shows("HOF-MOVE-06")
  void nobodyMovesAwayFromAnAmbushThatIsRevealed() {
    HofOrdeals game =
        OwnPack.with(
            "equipment",
            "{name: Fast Boots, slot: side, cost: 1, abilities: [{on: revealed, effects:"
                + " [{move-free: {encounters: 1}}]}], provenance: house}");
    Scene scene =
        Scene.of(game, Setup.of(2), OPEN.formatted(", gear: {side: fast-boots}"))
            .then("go c2", "reveal roadside-trap");

    assertThat(scene.state().fight()).isPresent();
  }
}
