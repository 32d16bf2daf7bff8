package org.lawspeaker.hofordeals.royalty;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Looting a Royalty, and the next level. */
class RoyalLootTest {
  private static Scene loot(int seats, String heroes) {
    return Scene.of(
        seats,
        "{step: assigning, clock: {level: 1}, heroes: {"
            + heroes
            + "}, sites: {c2: {card: jack}}, board: {royalty: jack-of-skulls}, turn: {active: '1',"
            + " activated: true}, fight: {origin: activated, encounter: jack, round: 1, last-id: 1, enemies:"
            + " [{id: 1, card: jack-of-skulls, power: 6}]}}");
  }

  private static final String SLAYER =
      "1: {space: c2, shards: 8, bound: [{id: 1, card: champion, power: 6}]}";

  private static Scene slain(int seats, String others) {
    return loot(seats, SLAYER + others).then("assign champion to jack-of-skulls", "done");
  }

  @Test
  @Shows({
    "HOF-LOOT_ROYAL-01",
    "HOF-LOOT_ROYAL-02",
    "HOF-LOOT_ROYAL-04",
    "HOF-LOOT_ROYAL-07",
    "HOF-LOOT_ROYAL-08",
    "HOF-LOOT_ROYAL-09",
    "HOF-LOOT_ROYAL-17",
    "HOF-LOOT_ROYAL-06"
  })
  void draftsRelicsAmongThosePaying() {
    Scene scene = slain(3, ", 2: {shards: 4}, 0: {shards: 0}");
    scene.then("loot relic", "seat 2: loot relic");
    assertThat(scene.hero(1).shards()).isEqualTo(4); // 8, 1 of the reward, 5 of the price
    assertThat(scene.hero(2).shards()).isZero();
    assertThat(scene.told())
        .contains(
            "HOF-LOOT_ROYAL-17: seat 1 loses 5 Token Shards",
            "HOF-LOOT_ROYAL-17: seat 2 loses 4 Token Shards");
    assertThat(scene.refused("seat 0: loot relic")).containsExactly("HOF-LOOT_ROYAL-05");
    scene.then("seat 0: pass", "draw cornucopia", "draw twin-fangs", "draw titan-maul");
    scene.then("choose twin-fangs");
    assertThat(scene.told())
        .contains("HOF-LOOT_ROYAL-08: seat 2 is passed Cornucopia and Titan Maul");
    scene.then("seat 2: choose cornucopia");

    assertThat(scene.hero(2).gear()).containsValue(Scene.card("cornucopia"));
    assertThat(scene.state().decks().relics().knownTo(9)).isEqualTo(6);
    assertThat(scene.window()).isEqualTo("acquire");
  }

  @Test
  void nobodyChoosesARelicWhileTheLastPayerDiscardsBoundCards() {
    String bound =
        "[{id: 1, card: veteran, power: 3}, {id: 2, card: vanguard, power: 2}, {id: 3, card:"
            + " cleave, power: 5}, {id: 4, card: hack, power: 3}]";
    Scene scene =
        slain(3, ", 2: {shards: 4, gear: {body: bandolier}, bound: " + bound + "}, 0: {shards: 0}");
    scene.then("loot relic", "seat 2: loot relic", "seat 0: pass");
    scene.then("draw cornucopia", "draw twin-fangs", "draw armour-of-the-fallen-king");
    scene.then("choose twin-fangs", "seat 2: choose armour-of-the-fallen-king");

    assertThat(scene.window()).isEqualTo("unbind");
    assertThat(scene.refused("seat 1: choose cornucopia")).containsExactly("HOF-Q-49");
    assertThat(scene.refused("seat 2: choose cornucopia")).containsExactly("HOF-Q-49");
  }

  @Test
  @Shows({"HOF-Q-73", "HOF-CARD-28"})
  void anElixirMayBeUsedBeforeTheNextPayerChooses() {
    Scene scene = slain(3, ", 2: {shards: 4, gear: {side: health-elixir}}, 0: {shards: 0}");
    scene.then("loot relic", "seat 2: pass", "seat 2: loot relic", "seat 0: pass");
    scene.then("draw cornucopia", "draw twin-fangs", "draw titan-maul", "choose twin-fangs");

    assertThat(scene.window()).isEqualTo("react");
    assertThat(scene.then("seat 2: use health-elixir").window()).isEqualTo("relic");
  }

  @Test
  @Shows({"HOF-Q-73", "HOF-CARD-28"})
  void anElixirMayBeUsedBeforeTheFirstPayerChooses() {
    Scene scene = slain(3, ", 2: {shards: 5, gear: {side: health-elixir}}, 0: {shards: 0}");
    scene.then("pass", "seat 2: pass", "seat 2: loot relic", "seat 0: pass");
    scene.then("draw cornucopia", "draw twin-fangs");

    assertThat(scene.window()).isEqualTo("react");
    assertThat(scene.then("seat 2: pass").window()).isEqualTo("relic");
  }

  /** The Bandolier, which lets 5 cards be bound, is stashed for the Relic. */
  @Test
  @Shows({"HOF-Q-73", "HOF-Q-49", "HOF-CARD-28"})
  void anElixirMayBeUsedBeforeBoundCardsAreDiscarded() {
    String bound =
        "[{id: 1, card: veteran, power: 3}, {id: 2, card: vanguard, power: 2}, {id: 3, card:"
            + " cleave, power: 5}, {id: 4, card: hack, power: 3}]";
    String gear = "gear: {body: bandolier, side: health-elixir}";
    Scene scene =
        slain(3, ", 2: {shards: 4, health: 3, " + gear + ", bound: " + bound + "}, 0: {shards: 0}");
    scene.then("loot relic", "seat 2: pass", "seat 2: loot relic", "seat 0: pass");
    scene.then("draw cornucopia", "draw twin-fangs", "draw armour-of-the-fallen-king");
    scene.then("choose twin-fangs", "seat 2: pass", "seat 2: choose armour-of-the-fallen-king");

    assertThat(scene.moves()).containsExactly("use health-elixir", "pass");
    assertThat(scene.then("seat 2: use health-elixir").window()).isEqualTo("unbind");
  }

  private static final String DRINKER =
      SLAYER.replace("shards: 8", "shards: 8, health: 1, gear: {side: health-elixir}");

  @Test
  @Shows({"HOF-Q-73", "HOF-CARD-28"})
  void leavesTimeForAnElixirOfTheActivePlayer() {
    String drink = "seat 1: use health-elixir";
    Scene loot = loot(2, DRINKER).then("assign champion to jack-of-skulls", "done");
    assertThat(loot.allowed(drink)).containsExactly("HOF-CARD-28");
    assertThat(loot.then(drink).window()).isEqualTo("royal-loot");

    Scene exchange = loot(2, DRINKER).then("assign champion to jack-of-skulls", "done");
    exchange.then("loot exchange");
    assertThat(exchange.allowed(drink)).containsExactly("HOF-CARD-28");
    assertThat(exchange.then(drink).window()).isEqualTo("exchange");

    Scene draft = loot(2, DRINKER).then("assign champion to jack-of-skulls", "done");
    draft.then("loot relic", "pass", "draw cornucopia", "draw twin-fangs");
    assertThat(draft.allowed(drink)).containsExactly("HOF-CARD-28");
    assertThat(draft.then(drink).window()).isEqualTo("relic");
    assertThat(draft.hero(1).health()).isEqualTo(5);
  }

  @Test
  @Shows({"HOF-LOOT_ROYAL-11", "HOF-LOOT_ROYAL-14", "HOF-Q-46"})
  void exchangesShardsForCards() {
    Scene scene =
        Scene.of(
            2,
            "{step: assigning, heroes: {"
                + SLAYER
                + "}, sites: {c2: {card: jack}}, board: {royalty: jack-of-skulls}, decks: {row:"
                + " [recall, rally]}, turn: {activated: true}, fight: {origin: activated,"
                + " encounter: jack, round: 1, last-id: 1, enemies: [{id: 1, card: jack-of-skulls,"
                + " power: 6}]}}");
    scene.then("assign champion to jack-of-skulls", "done", "loot exchange");

    assertThat(scene.refused("buy flourish")).containsExactly("HOF-LOOT_ROYAL-14");
    assertThat(scene.hero(1).shards()).isZero();
    scene.then("buy recall").chance();
    scene.then("done");
    assertThat(scene.hero(1).effort()).isZero();
    assertThat(scene.hero(1).discard().count(Scene.card("recall"))).isEqualTo(1);
  }

  @Test
  @Shows({"HOF-Q-120", "HOF-LOOT_ROYAL-03"})
  void offersOnlyToPassWithoutShards() {
    Scene scene = slain(2, "").then("pass");

    assertThat(scene.moves()).containsExactly("pass");
    assertThat(scene.refused("loot exchange")).containsExactly("HOF-Q-120");
  }

  @Test
  @Shows({
    "HOF-LEVEL-01",
    "HOF-LEVEL-02",
    "HOF-LEVEL-03",
    "HOF-LEVEL-04",
    "HOF-LEVEL-05",
    "HOF-LEVEL-06",
    "HOF-LEVEL-07",
    "HOF-LEVEL-08",
    "HOF-LEVEL-10",
    "HOF-LEVEL-11",
    "HOF-OVER-03",
    "HOF-SETUP-10"
  })
  void laysOutTheNextLevelAfterTheTurn() {
    Scene scene = slain(2, "").then("pass", "seat 0: pass", "done").chance();
    assertThat(scene.window()).isEqualTo("place-town");
    scene.then("choose space a1");
    assertThat(scene.refused("choose space c3")).containsExactly("HOF-LEVEL-08");
    scene.then(
        "choose space b1",
        "choose space c1",
        "choose space d1",
        "choose space e1",
        "choose space a2",
        "choose space a3",
        "choose space a4");
    scene.chance();

    assertThat(scene.state().clock().level()).isEqualTo(2);
    assertThat(scene.state().board().faceDown()).isEqualTo(7);
    assertThat(scene.state().board().royalty()).isPresent();
    assertThat(scene.state().decks().row().size()).isEqualTo(6);
    assertThat(scene.hero(0).space()).isZero();
    assertThat(scene.state().turn().active().index()).isZero();
  }
}
