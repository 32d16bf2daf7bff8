package org.lawspeaker.gloomkilforth.night;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.testkit.coverage.Shows;

/** The Night Phase. */
class NightTest {
  /** Seat 0 makes Camp as the last, and Night falls. */
  private static Scene night(String zones) {
    return Scene.of(1, zones).then("camp");
  }

  private static final String NO_PLOTS =
      "ancients: [{card: prince-of-ruin, abilities: throne-of-ruin, plots: []}]\n";

  @Test
  @Shows({"GOK-NIGHT-01", "GOK-NIGHT-02", "GOK-LOC-07", "GOK-Q-21", "GOK-DAY-03"})
  void whoStandsInGloomLosesHpFirst() {
    Scene scene =
        night(
            """
            heroes: {0: {at: frostmaw}}
            places: {frostmaw: {gloom: true}}
            """);

    assertThat(scene.hero(0).hp()).isEqualTo(3);
    assertThat(scene.odds().keySet()).contains("draw creeping-fog");
  }

  @Test
  @Shows({"GOK-NIGHT-03", "GOK-NIGHT-04", "GOK-NIGHT-13", "GOK-LOC-02", "GOK-NIGHTCARD-02"})
  void theLocationOfTheNightCardFallsIntoGloomAndHarmsNobodyYet() {
    Scene scene = night("heroes: {0: {at: frostmaw, hp: 4}}").then("draw thick-mist");

    assertThat(scene.site("frostmaw").gloom()).isTrue();
    assertThat(scene.hero(0).hp()).isEqualTo(4);
    assertThat(scene.state().clock().day()).isEqualTo(2);
  }

  @Test
  @Shows({"GOK-NIGHT-06", "GOK-ABILITY-04"})
  void weatherStaysUntilOtherWeatherComes() {
    Scene scene = night("clock: {weather: driving-sleet}").then("draw thick-mist").chance();

    assertThat(scene.state().clock().weather()).contains(Scene.card("thick-mist"));
    assertThat(scene.state().decks().night().discard().count(Scene.card("driving-sleet")))
        .isEqualTo(1);
  }

  @Test
  @Shows({"GOK-NIGHT-07", "GOK-Q-23"})
  void anEncounterOfTheNightIsPlacedBesideWhatIsThere() {
    Scene scene =
        night(NO_PLOTS + "places: {ashen-waste: {encounters: [slag-pit]}}")
            .then("draw orc-ravager");

    assertThat(scene.site("ashen-waste").encounters().size()).isEqualTo(2);
  }

  @Test
  @Shows({"GOK-NIGHT-08", "GOK-Q-67", "GOK-Q-72"})
  void anEventIsResolvedAndDiscarded() {
    Scene scene = night(NO_PLOTS + "heroes: {0: {hp: 3}}").then("draw creeping-fog");

    assertThat(scene.hero(0).hp()).isEqualTo(2);
    assertThat(scene.state().decks().night().discard().size()).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-HIDE-04", "GOK-DAWN-03", "GOK-HIDE-09"})
  void aHiddenHeroIsSparedAndComesOutAtDawn() {
    Scene scene = night(NO_PLOTS + "heroes: {0: {hp: 3, hidden: true}}").then("draw creeping-fog");

    assertThat(scene.hero(0).hp()).isEqualTo(3);
    assertThat(scene.hero(0).hidden()).isFalse();
  }

  @Test
  @Shows({"GOK-NIGHT-10", "GOK-NIGHT-11", "GOK-NIGHT-12", "GOK-PLOT-01", "GOK-ANCIENT-09"})
  void theAncientOfTheTerrainPutsAPlotThere() {
    Scene scene = night("heroes: {0: {at: sprawl-city}}");
    String forest =
        scene.odds().keySet().stream().filter("draw night-hag"::equals).findAny().orElseThrow();

    scene.then(forest);

    assertThat(scene.odds().keySet())
        .contains("draw altar-of-ruin")
        .doesNotContain("draw pact-of-ash");
    scene.then("draw altar-of-ruin");
    assertThat(scene.site("thornwald").plots().contains(Scene.card("altar-of-ruin"))).isTrue();
  }

  @Test
  @Shows({"GOK-Q-20", "GOK-Q-97"})
  void aLocationInGloomDoesNotFallAgain() {
    Scene scene = night("places: {thornwald: {gloom: true}}").then("draw night-hag");

    assertThat(scene.site("thornwald").plots().isEmpty()).isTrue();
    assertThat(scene.state().clock().day()).isEqualTo(2);
  }

  /** Driving Sleet takes 1 Study, and Ward of Dusk needs 4. */
  @ParameterizedTest
  @CsvSource({"thick-mist, driving-sleet, 1", "driving-sleet, thick-mist, 0"})
  @Shows({"GOK-NIGHT-04", "GOK-REQ-02"})
  void whatAFallSetsOffComesBeforeTheNewWeather(String old, String drawn, int gold) {
    String ward =
        """
        clock: {weather: %s}
        heroes: {0: {race: human, profession: wizard, gold: 0, assets: [ward-of-dusk]}}
        """;

    assertThat(night(NO_PLOTS + ward.formatted(old)).then("draw " + drawn).hero(0).gold())
        .isEqualTo(gold);
  }

  @Test
  @Shows({"GOK-DAWN-01", "GOK-DAWN-02", "GOK-DAWN-05", "GOK-CONFRONT-11", "GOK-FINALE-06"})
  void atDawnSuccessesAreGoneAndAllIsUnveiled() {
    Scene scene =
        night(
                NO_PLOTS
                    + """
                    heroes:
                      0: {at: spire-tor, saga: 0, finale: 2, chapter: 5, assets: [fireball], veiled: [fireball]}
                    """)
            .then("draw thick-mist");

    assertThat(scene.hero(0).veiled().isEmpty()).isTrue();
    assertThat(scene.hero(0).finale()).isZero();
  }

  @Test
  @Shows({"GOK-DAWN-06", "GOK-CAMP-01", "GOK-Q-107"})
  void thenADayBreaksWithActionPointsForEachHp() {
    Scene scene = night(NO_PLOTS + "heroes: {0: {hp: 3, fate-used: true}}").then("draw thick-mist");

    assertThat(scene.hero(0).ap()).isEqualTo(3);
    assertThat(scene.hero(0).fateUsed()).isFalse();
    assertThat(scene.window()).isEqualTo("action");
  }

  @Test
  @Shows({"GOK-DAY-04", "GOK-DAY-06", "GOK-WIN-01", "GOK-WIN-07", "GOK-GAME-05", "GOK-Q-18"})
  void afterTheDaylightOfDayTwentyFiveAllHaveLost() {
    Scene scene =
        night(
            """
            clock: {day: 25}
            heroes: {0: {at: frostmaw, hp: 1}}
            places: {frostmaw: {gloom: true}}
            """);

    assertThat(scene.outcome().citation().id()).isEqualTo("GOK-WIN-07");
    assertThat(scene.outcome().winners()).isEmpty();
    assertThat(scene.hero(0).hp()).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-NIGHT-10", "GOK-Q-98"})
  void anAncientThatIsDefeatedPutsNoPlotAnywhere() {
    String ancients =
        """
        turn-of: 1
        clock: {taken: true, first: "0"}
        heroes: {0: {camped: true}, 1: {at: frostmaw}}
        ancients:
          - {card: prince-of-ruin, plots: [altar-of-ruin], defeated: %s}
          - {card: queen-of-ash, plots: []}
        """;
    Scene slain = Scene.of(2, ancients.formatted(true)).then("camp", "draw night-hag");
    assertThat(slain.state().clock().day()).isEqualTo(2);
    assertThat(slain.site("thornwald").plots().isEmpty()).isTrue();

    Scene alive = Scene.of(2, ancients.formatted(false)).then("camp", "draw night-hag");
    assertThat(alive.odds()).containsOnlyKeys("draw altar-of-ruin");
  }

  @Test
  @Shows("GOK-LOC-07")
  void gloomTakesWhatTheLocationSays() {
    Scene scene =
        night("heroes: {0: {at: mill-crossing, hp: 4}}\nplaces: {mill-crossing: {gloom: true}}");

    assertThat(scene.hero(0).hp()).isEqualTo(2);
  }

  /** Seat 0 makes Camp as the last, where two Ancients have a plot each. */
  private static Scene plots(GloomOfKilforth game) {
    return Scene.of(
            game,
            Setup.of(2),
            """
            turn-of: 1
            clock: {taken: true, first: "0"}
            heroes: {0: {camped: true}, 1: {at: sprawl-city}}
            ancients:
              - {card: prince-of-ruin, plots: [altar-of-ruin]}
              - {card: queen-of-ash, abilities: crown-of-cinders, plots: [pact-of-ash]}
            """)
        .then("camp");
  }

  @Test
  @Shows({"GOK-Q-97", "GOK-NIGHT-11"})
  void aLocationThatAnEventLetsFallIsCheckedAfterThatOfTheCard() {
    GloomOfKilforth game =
        OwnPack.instead(
            "Pale Riders",
            "{name: Pale Riders, location: Hammer Deep, event: [{flip-location: {where: anywhere}},"
                + " {gain: {what: gold, amount: 1}}], provenance: house}");
    Scene scene = plots(game).then("draw pale-riders", "choose place owlwater");

    assertThat(scene.odds()).containsOnlyKeys("draw pact-of-ash");
    scene.then("draw pact-of-ash", "draw altar-of-ruin");
    assertThat(scene.site("hammer-deep").plots().contains(Scene.card("pact-of-ash"))).isTrue();
    assertThat(scene.site("owlwater").plots().contains(Scene.card("altar-of-ruin"))).isTrue();
  }

  @Test
  @Shows({"GOK-Q-97", "GOK-Q-68"})
  void aLocationThatAnAncientLetsFallAtNightIsCheckedToo() {
    GloomOfKilforth game =
        OwnPack.instead(
            "Crown of Cinders",
            "{name: Crown of Cinders, of: Queen of Ash, night: [{flip-location: {where:"
                + " anywhere}}], provenance: house}");
    Scene scene = plots(game).then("draw black-rain", "choose place owlwater");

    assertThat(scene.odds()).containsOnlyKeys("draw altar-of-ruin");
  }

  @Test
  @Shows({"GOK-NIGHT-02", "GOK-ABILITY-08", "GOK-Q-100"})
  void whatSparesOneHeroSparesNoOther() {
    Scene scene =
        Scene.of(
                OwnPack.captain("lasting: [{gives: {less-harm: 1}}]"),
                Setup.of(3),
                """
                turn-of: 1
                clock: {taken: true, first: "2"}
                heroes:
                  0: {camped: true, at: frostmaw, hp: 3}
                  1: {at: frostmaw, hp: 3}
                  2: {camped: true, at: frostmaw, hp: 3, assets: [captain]}
                places: {frostmaw: {gloom: true}}
                """)
            .then("camp");

    assertThat(scene.state().heroes()).extracting(Hero::hp).containsExactly(2, 2, 3);
  }
}
