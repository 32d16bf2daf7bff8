package org.lawspeaker.gloomkilforth.night;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.MakeCamp;
import org.lawspeaker.gloomkilforth.table.GloomState;
import org.lawspeaker.testkit.coverage.Shows;

/** What Night cards do by their type. */
class NightCardsTest {
  private static final String ALONE =
      """
      turn-of: 1
      heroes: {0: {camped: true, at: frostmaw}, 1: {at: owlwater, hp: 3}}
      ancients: [{card: prince-of-ruin, plots: []}, {card: queen-of-ash, plots: []}]
      """;

  @Test
  @Shows({"GOK-NIGHT-05", "GOK-NIGHTCARD-01", "GOK-CLEAR-06"})
  void anEventActsWeatherStaysAndAnEncounterIsPlaced() {
    Scene event =
        Scene.of(2, ALONE + "clock: {first: \"0\", taken: true}").then("camp", "draw long-shadows");
    assertThat(event.site("owlwater").obstacles()).isZero();
    assertThat(event.site("frostmaw").obstacles()).isEqualTo(1); // of the First Hero
    assertThat(event.state().decks().night().discard().size()).isEqualTo(1);
    Scene weather = Scene.of(2, ALONE).then("camp", "draw black-rain");
    assertThat(weather.state().clock().weather()).contains(Scene.card("black-rain"));
    assertThat(weather.state().decks().night().discard().isEmpty()).isTrue();
    Scene encounter = Scene.of(2, ALONE).then("camp", "draw night-hag");
    assertThat(encounter.site("thornwald").encounters().contains(Scene.card("night-hag"))).isTrue();
  }

  /** A Human Warrior by itself at three Places on the evening of Day 1. */
  private static Scene evening() {
    return Scene.of(
        2,
        """
        turn-of: 1
        clock: {first: "1", taken: true}
        heroes:
          0: {camped: true, at: frostmaw, skills: [shield-drill]}
          1: {race: human, profession: warrior, at: owlwater, gold: 0, fate: 0}
        places: {owlwater: {encounters: [poacher-camp, sacred-shrine, moon-pool]}}
        ancients: [{card: prince-of-ruin, plots: []}, {card: queen-of-ash, plots: []}]
        """);
  }

  /** Unveiling at Dawn and the end of the Day undo what is meant to last no longer than that. */
  @ParameterizedTest
  @CsvSource({
    "red-sky, poacher-camp, fight, 4",
    "lost-sleep, sacred-shrine, study, 2",
    "dead-wind, moon-pool, influence, 2",
    "iron-frost, sacred-shrine, sneak, 2"
  })
  void aBadNightIsFeltOnTheDayThatFollows(String card, String place, String with, int dice) {
    String move = "confront " + place + " with " + with;
    Scene day = evening().then("camp", "draw " + card, move);
    assertThat(day.state().clock().day()).isEqualTo(2);
    assertThat(day.odds().keySet()).endsWith("roll %1$s of %1$s".formatted(dice - 1));

    Scene next = evening().then("camp", "draw " + card, "camp", "camp", "draw silent-hour", move);
    assertThat(next.state().clock().day()).isEqualTo(3);
    assertThat(next.odds().keySet()).endsWith("roll %1$s of %1$s".formatted(dice));
  }

  @Test
  @Shows("GOK-REQ-01")
  void weatherThatIsAboutSomeTestsSetsNothingOffAtOthers() {
    Scene grove =
        Scene.of(
            2,
            """
            turn-of: 1
            clock: {weather: restless-dead}
            heroes: {0: {at: frostmaw}, 1: {at: blessed-grove, race: elf, profession: wizard, fate: 0, gold: 0}}
            places: {blessed-grove: {encounters: [moon-pool]}}
            """);
    grove.then("confront moon-pool with study", "roll 3 of 5");

    assertThat(grove.window()).isEqualTo("loot-step"); // the Test is passed
    assertThat(grove.state().turn().setOff()).isZero();
  }

  @Test
  @Shows({"GOK-NIGHT-09", "GOK-Q-67"})
  void theFirstHeroMakesTheChoiceOfAnEvent() {
    GloomOfKilforth game =
        OwnPack.instead(
            "Hungry Dark",
            "{name: Hungry Dark, location: Rolling Hills, event: [{one-of: {of: [[{lose: {what: hp,"
                + " amount: 1, who: each-hero}}], [{lose: {what: gold, amount: 2, who:"
                + " each-hero}}]]}}], provenance: house}");
    Scene scene =
        Scene.of(
                game,
                Setup.of(3),
                """
                turn-of: 1
                clock: {first: "2", taken: true}
                heroes: {0: {camped: true, gold: 2}, 1: {hp: 3, at: frostmaw}, 2: {camped: true}}
                """)
            .then("camp", "draw hungry-dark");

    assertThat(scene.asked()).isEqualTo(2);
    scene.then("choose option 2");
    assertThat(scene.hero(0).gold()).isZero();
    assertThat(scene.hero(1).hp()).isEqualTo(3);
  }

  @Test
  @Shows("GOK-LOC-08")
  void nothingIsPlacedInTheCity() {
    GloomOfKilforth game =
        OwnPack.instead(
            "Night Hag",
            "{name: Night Hag, type: enemy, location: Sprawl City, fight: 3, hp: 3, provenance:"
                + " house}");
    Scene scene = Scene.of(game, Setup.of(2), ALONE).then("camp", "draw night-hag");
    assertThat(scene.site("sprawl-city").encounters().isEmpty()).isTrue();
    assertThat(scene.site("sprawl-city").gloom()).isTrue();
    assertThat(scene.state().decks().night().discard().size()).isEqualTo(1);

    GloomState start = Scene.GAME.start(Setup.of(2)).orThrow();
    String zones = "places: {sprawl-city: {encounters: [kobold]}}";
    assertThat(
            Scene.GAME
                .notation()
                .arrange(start, Document.yaml("zones", zones).orThrow().root())
                .problems()
                .toString())
        .contains("GOK-LOC-08");
  }

  @Test
  @Shows({"GOK-DAY-05", "GOK-GAME-05"})
  void whenDayTwentyFiveBeginsOneNightCardIsLeft() {
    GloomOfKilforth game = Scene.GAME;
    SplittableRandom random = new SplittableRandom(5);
    GloomState state = game.start(Setup.of(1)).orThrow();
    int days = 0;
    while (!game.pending(state).isOver()) {
      if (state.clock().day() > days) {
        days = state.clock().day();
        assertThat(state.decks().night().deck().size()).as("Day " + days).isEqualTo(26 - days);
      }
      state = game.apply(state, resting(game, state, random));
    }
    assertThat(days).isEqualTo(25);
    assertThat(state.decks().night().deck().size()).isEqualTo(1);
  }

  /** A hero that does nothing but make Camp. */
  private static GloomMove resting(
      GloomOfKilforth game, GloomState state, SplittableRandom random) {
    if (game.pending(state) instanceof Pending.Chance<GloomMove> chance) {
      return chance.outcomes().sample(random);
    }
    ImmutableList<GloomMove> legal = game.legalMoves(state);
    return legal.stream().filter(MakeCamp.class::isInstance).findAny().orElse(legal.get(0));
  }

  @Test
  @Shows({"GOK-Q-98", "GOK-ANCIENT-09"})
  void aDefeatedAncientDoesNothingMoreAtNight() {
    String zones =
        """
        turn-of: 1
        clock: {taken: true}
        heroes: {0: {camped: true, gold: 3}, 1: {at: owlwater, gold: 3}}
        ancients:
          - {card: deacon-of-betrayal, abilities: thirteenth-chair, plots: [pact-of-betrayal], %s}
          - {card: queen-of-ash, plots: []}
        """;
    Scene alive = Scene.of(2, zones.formatted("damage: 0")).then("camp", "draw driving-sleet");
    assertThat(alive.odds()).containsOnlyKeys("draw pact-of-betrayal");
    assertThat(alive.then("draw pact-of-betrayal").hero(0).gold()).isEqualTo(2);

    Scene gone = Scene.of(2, zones.formatted("defeated: true")).then("camp", "draw driving-sleet");
    assertThat(gone.hero(0).gold()).isEqualTo(3);
    assertThat(gone.state().clock().day()).isEqualTo(2);
  }

  private static Scene twoAncients(String first) {
    return Scene.of(
            3,
            """
            turn-of: 1
            clock: {first: "%s", taken: true}
            ancients:
              - {card: deacon-of-betrayal, abilities: thirteenth-chair, plots: []}
              - {card: queen-of-ash, abilities: crown-of-cinders, plots: []}
            heroes: {0: {camped: true, at: frostmaw}, 1: {at: old-wood}, 2: {camped: true, at: windrow}}
            """
                .formatted(first))
        .then("camp", "draw silent-hour");
  }

  @Test
  @Shows({"GOK-Q-68", "GOK-ANCIENT-09"})
  void theFirstHeroOrdersTwoAncients() {
    Scene scene = twoAncients("2");

    assertThat(scene.window()).isEqualTo("ancient-order");
    assertThat(scene.asked()).isEqualTo(2);
  }

  @Test
  @Shows({"GOK-Q-100", "GOK-Q-68"})
  void aDefeatedFirstHeroOrdersThemToo() {
    Scene scene =
        Scene.of(
                3,
                """
                turn-of: 1
                clock: {first: "2", taken: true}
                ancients:
                  - {card: deacon-of-betrayal, abilities: thirteenth-chair, plots: []}
                  - {card: queen-of-ash, abilities: crown-of-cinders, plots: []}
                heroes: {0: {camped: true, at: frostmaw}, 1: {at: old-wood}, 2: {defeated: true, hp: 0}}
                """)
            .then("camp", "draw silent-hour");

    assertThat(scene.window()).isEqualTo("ancient-order");
    assertThat(scene.asked()).isEqualTo(2);
  }

  @Test
  @Shows("GOK-Q-68")
  void eachAncientActsOnceInTheOrderThatTheFirstHeroChooses() {
    Scene scene = twoAncients("2").then("choose queen-of-ash").chance();
    while (scene.window().equals("fate")) {
      scene.then("decline").chance();
    }

    assertThat(scene.events())
        .filteredOn(each -> each.kind().equals("ancient-acts"))
        .extracting(each -> each.facts().get("card"))
        .containsExactly("Crown of Cinders", "Thirteenth Chair");
  }

  @Test
  @Shows({"GOK-Q-67", "GOK-Q-100"})
  void whatAnAncientDoesToAllBeginsWithTheFirstHero() {
    Scene scene = twoAncients("2").then("choose queen-of-ash");

    assertThat(scene.state().tests().get(0).seat().index()).isEqualTo(2);
  }

  @Test
  @Shows("GOK-DEFEATED-06")
  void theCardsOfADefeatedHeroDoNothing() {
    GloomOfKilforth game =
        OwnPack.captain(
            "abilities: [{on: night-resolved, effects: [{gain: {what: gold, amount: 1, who:"
                + " each-hero}}]}]");
    String zones =
        """
        turn-of: 1
        clock: {taken: true}
        heroes: {0: {camped: true, gold: 0, assets: [captain], %s}, 1: {at: owlwater, gold: 0}}
        ancients: [{card: prince-of-ruin, plots: []}, {card: queen-of-ash, plots: []}]
        """;
    Scene well = Scene.of(game, Setup.of(2), zones.formatted("hp: 4"));
    Scene fallen = Scene.of(game, Setup.of(2), zones.formatted("hp: 0, defeated: true"));

    assertThat(well.then("camp", "draw black-rain").hero(1).gold()).isEqualTo(1);
    assertThat(fallen.then("camp", "draw black-rain").hero(1).gold()).isZero();
  }

  @Test
  @Shows({"GOK-LIMIT-02", "GOK-LIMIT-04"})
  void whatANightCardGivesMayBeOneTooMany() {
    GloomOfKilforth game =
        OwnPack.instead(
            "Hungry Dark",
            "{name: Hungry Dark, location: Rolling Hills, event: [{draw-loot: {}}], provenance:"
                + " house}");
    Scene scene =
        Scene.of(
                game,
                Setup.of(2),
                """
                turn-of: 1
                clock: {first: "0", taken: true}
                heroes: {0: {camped: true, loot: [3 bandage, 3 swift-boots]}, 1: {at: frostmaw}}
                ancients: [{card: prince-of-ruin, plots: []}, {card: queen-of-ash, plots: []}]
                """)
            .then("camp", "draw hungry-dark", "draw lantern");

    assertThat(scene.window()).isEqualTo("limit");
    assertThat(scene.asked()).isZero();
  }

  @Test
  @Shows({"GOK-LIMIT-02", "GOK-LIMIT-04", "GOK-ANCIENT-09"})
  void whatAnAncientGivesAtNightMayBeOneTooManyBeforeTheNextActs() {
    GloomOfKilforth game =
        OwnPack.instead(
            "Thirteenth Chair",
            "{name: Thirteenth Chair, of: Deacon of Betrayal, night: [{draw-loot: {}}], provenance:"
                + " house}");
    Scene scene =
        Scene.of(
                game,
                Setup.of(2),
                """
                turn-of: 1
                clock: {first: "0", taken: true}
                ancients:
                  - {card: deacon-of-betrayal, abilities: thirteenth-chair, plots: []}
                  - {card: queen-of-ash, abilities: crown-of-cinders, plots: []}
                heroes: {0: {camped: true, loot: [3 bandage, 3 swift-boots]}, 1: {at: frostmaw}}
                """)
            .then("camp", "draw silent-hour", "choose deacon-of-betrayal", "draw lantern");

    assertThat(scene.window()).isEqualTo("limit");
    assertThat(scene.asked()).isZero();
    assertThat(scene.state().tests()).isEmpty();
  }

  @Test
  @Shows({"GOK-DAWN-03", "GOK-REQ-02"})
  void toComeOutAtDawnIsAMoment() {
    GloomOfKilforth game =
        OwnPack.captain(
            "abilities: [{on: hidden-lost, effects: [{gain: {what: gold, amount: 1}}]}]");
    String zones =
        """
        turn-of: 1
        clock: {first: "0"}
        heroes: {0: {camped: true, gold: 0, assets: [captain], hidden: %s}, 1: {at: frostmaw}}
        ancients: [{card: prince-of-ruin, plots: []}]
        """;
    Scene hidden = Scene.of(game, Setup.of(2), zones.formatted(true));
    Scene seen = Scene.of(game, Setup.of(2), zones.formatted(false));

    assertThat(hidden.then("camp", "draw thick-mist").hero(0).gold()).isEqualTo(1);
    assertThat(seen.then("camp", "draw thick-mist").hero(0).gold()).isZero();
  }
}
