package org.lawspeaker.gloomkilforth.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.state.Clock;
import org.lawspeaker.gloomkilforth.state.Terrain;
import org.lawspeaker.testkit.coverage.Shows;

/** Packs whose cards set each other off for ever: every call ends, and the turn goes on. */
class EndlessPackTest {
  private static Scene with(String abilities, String hero) {
    GloomOfKilforth game =
        OwnPack.instead(
            "Captain",
            "{name: Captain, type: title, location: Old Wood, gold: 4, unique: rank, abilities: ["
                + abilities
                + "], provenance: house}");
    return Scene.of(game, Setup.of(1), "heroes: {0: {fate: 0, assets: [captain], " + hero + "}}");
  }

  @Test
  @Shows("GOK-REQ-03")
  void hidingAndComingOutOfItselfEnds() {
    String both =
        "{on: hidden-gained, effects: [stop-hiding, conceal, stop-hiding, conceal, stop-hiding,"
            + " conceal]}";

    Scene scene = with(both, "at: frostmaw").then("hide");

    assertThat(scene.window()).isEqualTo("action");
    assertThat(scene.state().turn().setOff()).isLessThanOrEqualTo(300);
  }

  @Test
  void beingPutSomewhereForEverEnds() {
    String there =
        "{on: arrived, effects: [{relocate: {location: Old Wood}}, {relocate: {location: Spire"
            + " Tor}}, {relocate: {location: Old Wood}}, {relocate: {location: Spire Tor}}]}";

    Scene scene = with(there, "at: sprawl-city");
    scene.then(
        scene.moves().stream().filter(each -> each.startsWith("move")).findFirst().orElseThrow());

    assertThat(scene.chance().moves()).isNotEmpty();
  }

  @Test
  void anEventThatDrawsItselfEnds() {
    GloomOfKilforth game =
        OwnPack.instead(
            "Avalanche",
            "{name: Avalanche, type: event, terrain: mountain, event: [draw-encounter,"
                + " draw-encounter, draw-encounter], provenance: house}");
    Scene scene =
        Scene.of(game, Setup.of(1), "heroes: {0: {at: frostmaw, fate: 0}}")
            .then("search", "draw avalanche");

    assertThat(scene.chance().moves()).isNotEmpty();
  }

  @Test
  @Shows("GOK-Q-118")
  void anActionThatGivesItsApBackEndsWithTheDay() {
    String again = "{on: as-action, effects: [{gain: {what: ap, amount: 1}}]}";
    Scene scene = with(again, "at: frostmaw");
    for (int i = 0; i < Clock.MOST_ACTIONS; i++) {
      scene.then("act with captain");
    }

    assertThat(scene.moves()).containsExactly("camp");
    assertThat(scene.refused("act with captain")).containsExactly("GOK-Q-118");
    assertThat(scene.refused("hide")).containsExactly("GOK-Q-118");
    assertThat(scene.then("camp", "draw thick-mist").chance().moves()).contains("act with captain");
  }

  @Test
  @Shows("GOK-Q-118")
  void theActionsOfAllHeroesCountTogether() {
    String two =
        """
        turn-of: 1
        clock: {actions: 199}
        heroes: {0: {at: frostmaw}, 1: {at: frostmaw}}
        """;
    Scene scene = Scene.of(2, two).then("hide");

    assertThat(scene.moves()).contains("camp").doesNotContain("hide", "search");
    assertThat(scene.asked()).isZero();
  }

  @Test
  @Shows("GOK-Q-118")
  void noTurnHasMoreAbilitiesThanItsBound() {
    String hero = "turn: {set-off: %d}\nheroes: {0: {hp: 2, assets: [healing-draught]}}";

    assertThat(Scene.of(1, hero.formatted(299)).moves()).contains("resolve healing-draught");
    Scene full = Scene.of(1, hero.formatted(300));
    assertThat(full.refused("resolve healing-draught")).containsExactly("GOK-Q-118");
    assertThat(full.moves()).doesNotContain("resolve healing-draught").contains("camp");
  }

  @Test
  @Shows("GOK-EVENT-03")
  void theFourthEventWithinAnEventIsDiscardedUnresolved() {
    String draws =
        "{name: %s, type: event, terrain: mountain, event: [draw-encounter], provenance: house}";
    GloomOfKilforth game =
        OwnPack.instead(
            ImmutableMap.of(
                "Avalanche", draws.formatted("Avalanche"),
                "Thin Air", draws.formatted("Thin Air"),
                "Devil", draws.formatted("Devil"),
                "Cliff Harpy", draws.formatted("Cliff Harpy")));
    Scene scene =
        Scene.of(game, Setup.of(1), "heroes: {0: {at: frostmaw}}")
            .then("search", "draw avalanche", "draw thin-air", "draw devil", "draw cliff-harpy");

    assertThat(scene.window()).isEqualTo("action");
    assertThat(scene.state().decks().encounters(Terrain.MOUNTAIN).discard().size()).isEqualTo(4);
    assertThat(scene.site("frostmaw").encounters().isEmpty()).isTrue();
  }

  @Test
  @Shows("GOK-Q-118")
  void abilitiesOfFourHeroesThatSetEachOtherOffEnd() {
    String all = "{stop-hiding: each-hero}, {conceal: each-hero}, ".repeat(3);
    String title =
        "{name: %s, type: title, location: Old Wood, gold: 4, unique: rank, abilities: [{on:"
            + " hidden-gained, effects: ["
            + all
            + "]}], provenance: house}";
    ImmutableList<String> names =
        ImmutableList.of("Captain", "Local Hero", "Magister", "Grey Mare");
    GloomOfKilforth game = OwnPack.instead(Maps.toMap(names, title::formatted));
    String heroes =
        "turn-of: 1\n"
            + "heroes: {0: {assets: [captain]}, 1: {assets: [local-hero], at: frostmaw}, 2:"
            + " {assets: [magister]}, 3: {assets: [grey-mare]}}";
    Scene scene = Scene.of(game, Setup.of(4), heroes);
    GloomMove hide = game.notation().readMove(scene.state(), "hide").orThrow();

    assertThat(game.steps(scene.state(), hide)).isLessThan(2_000);
    scene.then("hide");
    assertThat(scene.events().stream().map(Event::kind).filter("resolved"::equals)).hasSize(25);
    assertThat(scene.events())
        .anyMatch(
            each ->
                each.kind().equals("cut-off") && each.citation().equals(Citation.of("GOK-Q-118")));
    assertThat(scene.window()).isEqualTo("action");
  }
}
