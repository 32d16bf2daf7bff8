package org.lawspeaker.hofordeals.map;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.hofordeals.table.Table;
import org.lawspeaker.testkit.coverage.Shows;

/** Encounters that the rulebook names. */
class NamedEncountersTest {
  private static Scene at(int level, String site, String hero, String more) {
    return Scene.of(
        2,
        "{step: explore, clock: {level: "
            + level
            + "}, heroes: {0: {space: c2"
            + hero
            + "}}, sites: {c2: {card: "
            + site
            + ", cubes: 2}}"
            + more
            + "}");
  }

  @Test
  @Shows("HOF-CARD-44")
  void fightsOneMinionAtTheCrossroadWithFewEncountersRevealed() {
    Scene scene = at(1, "the-crossroad", "", "").then("activate", "draw 1-of-dust");

    assertThat(scene.state().fight().orElseThrow().enemies()).hasSize(1);
  }

  @Test
  @Shows("HOF-CARD-33")
  void takesTheCardNamedShieldFromMisterLionel() {
    Scene scene = at(1, "mr-lionel", "", ", decks: {row: [shield, rally]}");
    scene.then("activate", "choose option 1").chance();

    assertThat(scene.hero(0).gear()).containsValue(Scene.card("shield"));
  }

  @Test
  @Shows({"HOF-CARD-42", "HOF-CARD-43"})
  void asksForTwoTricksterCardsAtTheTestOfWit() {
    Scene scene = at(1, "test-of-wit", ", hand: [recall, purge]", "");
    assertThat(scene.refused("activate")).containsExactly("HOF-CARD-42");
    scene.then("play recall", "play purge", "activate");

    assertThat(scene.moves()).allMatch(move -> move.startsWith("choose option"));
    assertThat(scene.then("seat 1: choose option 2").hero(0).effort()).isEqualTo(4);
  }

  @Test
  @Shows({"HOF-CARD-39", "HOF-CARD-40"})
  void asksForTwoWandererCardsAtTheTestOfEndurance() {
    assertThat(at(2, "test-of-endurance", ", hand: [hunt]", "").refused("activate"))
        .containsExactly("HOF-CARD-39");
  }

  @Test
  @Shows({"HOF-CARD-46", "HOF-Q-16"})
  void destroysAnyCardAtTheForgeForItsValue() {
    Scene scene = at(2, "the-forge", ", hand: [champion, bad-luck]", "");
    scene.then("activate");
    assertThat(scene.moves()).contains("choose bad-luck");

    assertThat(scene.then("choose champion").hero(0).fame()).isEqualTo(5);
  }

  @Test
  @Shows({"HOF-CARD-20", "HOF-RELIC-02", "HOF-SHARD-02"})
  void sellsARelicAtTheDemonTrader() {
    Scene scene = at(2, "demon-trader", ", shards: 4", "");
    scene.then("activate", "draw cornucopia", "choose cornucopia");

    assertThat(scene.hero(0).gear()).containsValue(Scene.card("cornucopia"));
    assertThat(scene.hero(0).shards()).isZero();
    for (int seats = 2; seats <= 4; seats++) {
      int cubes =
          Hidden.cubes(
              new Table(
                  Scene.GAME.cards(),
                  Scene.of(seats, "step: explore").state(),
                  WorkTable.Use.READING),
              Scene.GAME.cards().encounter(Scene.card("demon-trader")));
      assertThat(cubes).isEqualTo(seats);
    }
  }

  @Test
  @Shows({"HOF-CARD-07", "HOF-CARD-08", "HOF-Q-74"})
  void bringsBackAnEncounterThatWasUsed() {
    Scene scene = at(3, "beyond-the-13th-gate", "", ", board: {used: [old-mill, caravan]}");
    scene.then("activate", "choose old-mill");

    assertThat(scene.site(7).card()).contains(Scene.card("old-mill"));
    assertThat(scene.site(7).cubes()).isEqualTo(2);
  }

  @Test
  @Shows({"HOF-CARD-45", "HOF-CARD-24"})
  void turnsShardsIntoFameInTheCrucible() {
    Scene scene =
        at(
            2,
            "the-crucible",
            ", bound: [{id: 1, card: champion, power: 5}, {id: 2, card: veteran, power: 3}, {id: 3,"
                + " card: vanguard, power: 2}]",
            "");
    scene.then("activate", "draw 1-of-dust", "draw 2-of-dust", "draw 1-of-scales", "accept");
    scene.then("draw strive", "draw strive");
    scene.then("assign vanguard to 2-of-dust", "assign champion to 1-of-dust");
    scene.then("assign strive to 1-of-scales", "assign veteran to 1-of-scales", "done");
    scene.then("choose 2-of-dust", "choose 1-of-scales");

    assertThat(scene.hero(0).shards()).isZero();
    assertThat(scene.hero(0).fame()).isEqualTo(4);
  }
}
