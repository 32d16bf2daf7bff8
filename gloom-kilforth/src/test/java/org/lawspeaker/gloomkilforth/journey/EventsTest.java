package org.lawspeaker.gloomkilforth.journey;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.gloomkilforth.state.Supply;
import org.lawspeaker.gloomkilforth.state.Terrain;
import org.lawspeaker.testkit.coverage.Shows;

/** Events, Revealed abilities, and what lies on the map. */
class EventsTest {
  private static Scene search(String place, String hero) {
    return Scene.of(
            2, "turn-of: 1\nheroes: {1: {at: %s, fate: 0, ap: 3, %s}}".formatted(place, hero))
        .then("search");
  }

  @Test
  @Shows("GOK-EVENT-03")
  void anEventIsNeitherDefeatedNorKept() {
    Scene scene = search("frostmaw", "gold: 0").then("draw avalanche", "roll 1 of 2");

    assertThat(scene.hero(1).hand().isEmpty()).isTrue();
    assertThat(scene.hero(1).gold()).isZero();
    assertThat(scene.hero(1).loot().isEmpty()).isTrue();
    assertThat(scene.site("frostmaw").encounters().isEmpty()).isTrue();
    Supply mountain = scene.state().decks().encounters(Terrain.MOUNTAIN);
    assertThat(mountain.discard().count(Scene.card("avalanche"))).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-TERM-12", "GOK-Q-96"})
  void toRelocateCostsNoApAndDrawsNothing() {
    Scene scene = search("old-wood", "gold: 0").then("draw will-o-the-wisps", "roll 0 of 2");

    assertThat(scene.hero(1).at()).isEqualTo(scene.place("thornwald"));
    assertThat(scene.hero(1).ap()).isEqualTo(2); // spent by the Search
    assertThat(scene.site("thornwald").encounters().isEmpty()).isTrue();
  }

  @Test
  @Shows("GOK-ABILITY-01")
  void aRevealedAbilityIsResolvedAtOnce() {
    Scene scene = search("old-wood", "hidden: true").then("draw briar-troll");

    assertThat(scene.window()).isEqualTo("surprise"); // the engagement comes after it
    assertThat(scene.site("old-wood").obstacles()).isEqualTo(1);
  }

  @Test
  @Shows("GOK-CLEAR-07")
  void aPlotHindersNobodyOnTheMap() {
    String zones =
        """
        turn-of: 1
        heroes: {1: {at: green-meadows, hp: 3}}
        places: {green-meadows: {plots: [cult-of-ruin, rumour-mill-of-penance], encounters: [%s]}}
        """;
    assertThat(Scene.of(2, zones.formatted("")).moves())
        .contains("search", "rest", "hide", "move rolling-hills");
    Scene test = Scene.of(2, zones.formatted("farmer")).then("confront farmer with influence");
    assertThat(test.odds()).containsKey("roll 4 of 4"); // the plot costs 1 once it is gathered
  }

  /** A hero searches in the Plains, of which these cards alone are in the deck and beside it. */
  private static Scene left(GloomOfKilforth game, String deck, String discard) {
    return Scene.of(
            game,
            Setup.of(4),
            """
            turn-of: 1
            heroes:
              0: {at: frostmaw, hand: [%s]}
              3: {at: frostmaw, hand: [%s]}
              2: {at: frostmaw, hand: [%s]}
              1: {at: green-meadows, hidden: true, hand: [%s]}
            """
                    .formatted(Scene.hands(4, Scene.encountersBut(Terrain.PLAINS, deck, discard)))
                + "decks: {encounters: {plains: {deck: [%s], discard: [%s]}}}"
                    .formatted(deck, discard))
        .then("search");
  }

  private static Supply plains(Scene scene) {
    return scene.state().decks().encounters(Terrain.PLAINS);
  }

  @Test
  @Shows({"GOK-DECK-07", "GOK-Q-106"})
  void anEventThatIsTheLastCardIsShuffledInAgain() {
    Scene scene = left(Scene.GAME, "market-day", "").then("draw market-day");

    assertThat(plains(scene).discard().isEmpty()).isTrue();
    assertThat(plains(scene).deck().count(Scene.card("market-day"))).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-Q-106", "GOK-DECK-06"})
  void anEventThatNeedsItsOwnDeckIsNotShuffledIn() {
    GloomOfKilforth game =
        OwnPack.instead(
            "Market Day",
            "{name: Market Day, type: event, terrain: plains, event: [draw-encounter], provenance:"
                + " house}");
    Scene scene = left(game, "market-day", "barrow-wight").then("draw market-day");

    assertThat(scene.odds()).containsOnlyKeys("draw barrow-wight");
  }

  @Test
  @Shows({"GOK-Q-106", "GOK-DECK-06", "GOK-DECK-07"})
  void anEventThatIsTheLastCardIsShuffledInWithTheOthersOnceItIsOver() {
    Scene scene = left(Scene.GAME, "market-day", "barrow-wight").then("draw market-day");

    assertThat(plains(scene).deck().toPile().toArray())
        .containsExactlyInAnyOrder(Scene.card("market-day"), Scene.card("barrow-wight"));
    assertThat(plains(scene).discard().isEmpty()).isTrue();
  }

  @Test
  @Shows("GOK-DECK-06")
  void anEncounterThatIsTheLastCardIsNotShuffledInWithTheOthers() {
    Scene scene = left(Scene.GAME, "barrow-wight", "market-day").then("draw barrow-wight");

    assertThat(plains(scene).deck().toPile().toArray()).containsExactly(Scene.card("market-day"));
  }

  @Test
  @Shows("GOK-Q-42")
  void whatWasDiscardedSinceTheDeckRanOutIsDrawn() {
    GloomOfKilforth game = OwnPack.instead("Market Day", OwnPack.kept("Market Day", "plains"));

    assertThat(left(game, "", "barrow-wight").odds()).containsOnlyKeys("draw barrow-wight");
  }
}
