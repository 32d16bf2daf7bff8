package org.lawspeaker.gloomkilforth.journey;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
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
    assertThat(
            scene
                .state()
                .decks()
                .encounters(Terrain.MOUNTAIN)
                .discard()
                .count(Scene.card("avalanche")))
        .isEqualTo(1);
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

  @Test
  @Shows({"GOK-DECK-07", "GOK-Q-106"})
  void anEventThatIsTheLastCardIsShuffledInAgain() {
    String others =
        String.join(
            ", ",
            Scene.GAME.cards().pack.encounters().stream()
                .filter(each -> each.terrain().toString().contains("PLAINS"))
                .filter(each -> !each.name().equals("Market Day"))
                .map(each -> Scene.GAME.cards().index.name(Scene.GAME.cards().number(each.name())))
                .toList());
    Scene scene =
        Scene.of(
                3,
                "turn-of: 1\nheroes: {1: {at: green-meadows}, 2: {at: frostmaw, hand: [%s]}}"
                    .formatted(others))
            .then("search", "draw market-day");

    assertThat(scene.state().decks().encounters(Terrain.PLAINS).discard().isEmpty()).isTrue();
    assertThat(
            scene.state().decks().encounters(Terrain.PLAINS).deck().count(Scene.card("market-day")))
        .isEqualTo(1);
  }

  /** A hero that searches in the Plains, where of the deck these cards alone are left. */
  private static Scene left(GloomOfKilforth game, String zones, List<String> left) {
    String others =
        String.join(
            ", ",
            game.cards().pack.encounters().stream()
                .filter(each -> each.terrain().filter(Terrain.PLAINS::equals).isPresent())
                .map(each -> game.cards().index.name(game.cards().number(each.name())))
                .filter(each -> !left.contains(each))
                .toList());
    return Scene.of(game, Setup.of(3), zones.formatted(others)).then("search");
  }

  @Test
  @Shows({"GOK-Q-106", "GOK-DECK-06"})
  void anEventThatNeedsItsOwnDeckIsNotShuffledIn() {
    GloomOfKilforth game =
        OwnPack.instead(
            "Market Day",
            "{name: Market Day, type: event, terrain: plains, event: [draw-encounter], provenance:"
                + " house}");
    String zones =
        """
        turn-of: 1
        heroes:
          1: {at: green-meadows, hidden: true}
          2: {at: frostmaw, hand: [%s]}
        decks: {encounters: {plains: {deck: [market-day], discard: [barrow-wight]}}}
        """;
    Scene scene = left(game, zones, List.of("market-day", "barrow-wight")).then("draw market-day");

    assertThat(scene.odds()).containsOnlyKeys("draw barrow-wight");
  }

  @Test
  @Shows({"GOK-Q-106", "GOK-DECK-06", "GOK-DECK-07"})
  void anEventThatIsTheLastCardIsShuffledInWithTheOthersOnceItIsOver() {
    String zones =
        """
        turn-of: 1
        heroes:
          1: {at: green-meadows, hidden: true}
          2: {at: frostmaw, hand: [%s]}
        decks: {encounters: {plains: {deck: [market-day], discard: [barrow-wight]}}}
        """;
    Scene scene =
        left(Scene.GAME, zones, List.of("market-day", "barrow-wight")).then("draw market-day");

    Supply plains = scene.state().decks().encounters(Terrain.PLAINS);
    assertThat(plains.deck().toPile().toArray())
        .containsExactlyInAnyOrder(Scene.card("market-day"), Scene.card("barrow-wight"));
    assertThat(plains.discard().isEmpty()).isTrue();
  }

  @Test
  @Shows("GOK-DECK-06")
  void anEncounterThatIsTheLastCardIsNotShuffledInWithTheOthers() {
    String zones =
        """
        turn-of: 1
        heroes:
          1: {at: green-meadows, hidden: true}
          2: {at: frostmaw, hand: [%s]}
        decks: {encounters: {plains: {deck: [barrow-wight], discard: [market-day]}}}
        """;
    Scene scene =
        left(Scene.GAME, zones, List.of("market-day", "barrow-wight")).then("draw barrow-wight");

    assertThat(scene.state().decks().encounters(Terrain.PLAINS).deck().toPile().toArray())
        .containsExactly(Scene.card("market-day"));
  }

  @Test
  @Shows("GOK-Q-42")
  void whatWasDiscardedSinceTheDeckRanOutIsDrawn() {
    String zones =
        """
        turn-of: 1
        heroes:
          1: {at: green-meadows, hidden: true}
          2: {at: frostmaw, hand: [%s]}
        decks: {encounters: {plains: {deck: [], discard: [barrow-wight]}}}
        """;

    assertThat(left(Scene.GAME, zones, List.of("barrow-wight")).odds())
        .containsOnlyKeys("draw barrow-wight");
  }
}
