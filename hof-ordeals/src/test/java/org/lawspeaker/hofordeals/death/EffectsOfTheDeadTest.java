package org.lawspeaker.hofordeals.death;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.HofOrdeals;
import org.lawspeaker.hofordeals.OwnPack;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** What is left of an effect that kills, and what keeps a player from harm. */
class EffectsOfTheDeadTest {
  /** Seat 1 explores with a card of this effect in the hand. */
  private static Scene holding(String effects, String hero) {
    HofOrdeals game =
        OwnPack.with(
            "skills",
            "{name: Test Card, type: action, archetypes: [soldier], cost: 1, abilities: [{effects:"
                + " ["
                + effects
                + "]}], provenance: house}");
    return Scene.of(
        game,
        Setup.of(3),
        """
        step: explore
        turn: {active: "1"}
        heroes: {0: {food: 2}, 1: {hand: [test-card, hack], %s}, 2: {food: 2}}
        """
            .formatted(hero));
  }

  @Test
  @Shows("HOF-Q-108")
  void lapseForWhoDiedAndAreCompletedForTheOthers() {
    String effects =
        "{lose: {what: health, amount: 1}}, {lose: {what: food, amount: 1, who: each-opponent}},"
            + " {gain: {what: shards, amount: 3}}";
    Scene scene = holding(effects, "health: 1").then("play test-card").chance();

    assertThat(scene.hero(0).food()).isEqualTo(1);
    assertThat(scene.hero(2).food()).isEqualTo(1);
    assertThat(scene.hero(1).shards()).isZero();
  }

  @Test
  @Shows("HOF-Q-108")
  void lapseForWhoDiedAlsoIfTheyAreOnEveryPlayer() {
    String effects =
        "{lose: {what: health, amount: 1}}, {lose: {what: fame, amount: 1, who: each-player}},"
            + " {gain: {what: shards, amount: 2, who: each-player}}";
    Scene scene = holding(effects, "health: 1, fame: 5, shards: 0").then("play test-card").chance();

    assertThat(scene.hero(1).health()).isPositive();
    assertThat(scene.hero(1).shards()).isZero();
    assertThat(scene.hero(2).shards()).isEqualTo(2);
    assertThat(scene.hero(0).shards()).isEqualTo(2);
  }

  @Test
  @Shows("HOF-Q-108")
  void lapseForOpponentsWhoDied() {
    String effects =
        "{lose: {what: health, amount: 10, who: each-opponent}},"
            + " {gain: {what: shards, amount: 2, who: each-player}}";
    Scene scene = holding(effects, "shards: 0").then("play test-card").chance();

    assertThat(scene.hero(1).shards()).isEqualTo(2);
    assertThat(scene.hero(2).shards()).isZero();
    assertThat(scene.hero(0).shards()).isZero();
  }

  @Test
  @Shows("HOF-Q-72")
  void beginWithTheirUserIfTheyAreOnEveryPlayer() {
    String effects = "{one-of: {of: [[{gain: {what: food, amount: 1}}], []], who: each-player}}";
    Scene scene = holding(effects, "food: 0").then("play test-card");

    scene.then("seat 1: choose option 1", "seat 2: choose option 1", "seat 0: choose option 1");
    assertThat(scene.hero(1).food()).isEqualTo(1);
    assertThat(scene.window()).isEqualTo("explore");
  }

  @Test
  @Shows("HOF-Q-72")
  void areNotChosenBeforeTheOwnPlaceInTheOrder() {
    String effects = "{one-of: {of: [[{gain: {what: food, amount: 1}}], []], who: each-opponent}}";
    Scene scene = holding(effects, "food: 0").then("play test-card");

    assertThat(scene.refused("seat 0: choose option 1")).contains("HOF-Q-72");
    scene.then("seat 2: choose option 1");
    assertThat(scene.refused("seat 2: choose option 1")).containsExactly("HOF-Q-72");
  }

  /** In the own turn the player may act anyhow; no window opens for it. */
  @Test
  @Shows("HOF-Q-73")
  void openNoWindowBeforeAChoiceInTheOwnTurn() {
    Scene scene =
        holding("{discard-cards: {cards: 1}}", "health: 5, gear: {side: health-elixir}")
            .then("play test-card");

    assertThat(scene.window()).isEqualTo("discard");
  }

  private static Scene dust(String hero) {
    return Scene.of(
            OwnPack.with("equipment", "{name: Test Coat, slot: body, cost: 1, %s}".formatted(hero)),
            Setup.of(3),
            """
            step: explore
            turn: {active: "1"}
            clock: {level: 2}
            board: {royalty: queen-of-dust}
            sites: {c2: {card: bandit-camp, cubes: 2}}
            heroes: {1: {space: c2, health: 5, gear: {body: test-coat, side: health-elixir}}}
            """)
        .then("activate", "draw 1-of-dust");
  }

  @Test
  @Shows("HOF-CARD-28")
  void mayBePreventedInTheOwnTurnToo() {
    Scene scene = dust("provenance: house");
    assertThat(scene.window()).isEqualTo("react");

    assertThat(scene.then("use health-elixir").hero(1).health()).isEqualTo(8);
  }

  @Test
  @Shows("HOF-EQUIP-06")
  void areLessForWhoLosesLessOfAnything() {
    Scene scene = dust("lasting: [{gives: {less-harm: 1}}], provenance: house").then("pass");

    assertThat(scene.hero(1).health()).isEqualTo(5);
  }

  @Test
  @Shows("HOF-PAIN-01")
  void comeWithPainToWhoIsUnharmedOtherwise() {
    HofOrdeals game =
        OwnPack.with(
            "equipment",
            "{name: Test Coat, slot: body, cost: 1, lasting: [{gives: unharmed}], provenance:"
                + " house}");
    String zones =
        Battle.zones("continuing", "bandit-camp", "gear: {body: test-coat}", "{}", "1-of-dust");
    Scene scene = Scene.of(game, Setup.of(3), zones).then("flee", "draw scratch");

    assertThat(scene.hero(1).health()).isEqualTo(9);
  }
}
