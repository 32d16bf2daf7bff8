package org.lawspeaker.gloomkilforth.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** What cards do to the map: obstacles, gloom, plots, encounters. */
class MapVerbsTest {
  private static Scene one(String hero, String zones) {
    return Scene.of(1, "heroes: {0: {fate: 0, " + hero + "}}\n" + zones);
  }

  @Test
  @Shows("GOK-CLEAR-06")
  void obstaclesAreRemovedWithoutLoot() {
    Scene scene =
        one(
                "race: elf, profession: wizard, at: frostmaw, assets: [shatter-stone]",
                "places: {frostmaw: {obstacles: 3}}")
            .then("resolve shatter-stone");

    assertThat(scene.site("frostmaw").obstacles()).isEqualTo(1);
    assertThat(scene.hero(0).loot().isEmpty()).isTrue();
  }

  @Test
  @Shows({"GOK-TROPHY-05", "GOK-TROPHY-02"})
  void aForcedTrophyIsTakenUnasked() {
    Scene scene =
        one(
                "at: old-wood, fate-used: true,"
                    + " progress: [{card: burn-the-nest, attribute: study, successes: 2}]",
                "places: {old-wood: {encounters: [burn-the-nest]}}")
            .then("confront burn-the-nest with study", "roll 1 of 2", "take gold", "keep card");

    assertThat(scene.site("old-wood").obstacles()).isEqualTo(1);
    assertThat(scene.window()).isEqualTo("trophy");
  }

  @Test
  @Shows({"GOK-Q-97", "GOK-LOC-02"})
  void aLocationFallsIntoGloomInDaylightWithoutAPlot() {
    Scene scene =
        one("at: thornwald, fate-used: true", "places: {thornwald: {encounters: [night-hag]}}")
            .then("roll 0 of 3", "roll 0 of 4", "fight", "choose place vulture-pass");

    assertThat(scene.site("vulture-pass").gloom()).isTrue();
    assertThat(scene.site("vulture-pass").plots().isEmpty()).isTrue();
    assertThat(scene.site("thornwald").gloom()).isFalse();
  }

  @Test
  void aLocationComesOutOfGloom() {
    Scene scene =
        one(
                "at: frostmaw, fate-used: true,"
                    + " progress: [{card: light-the-beacons, attribute: sneak, successes: 3}]",
                "places: {frostmaw: {encounters: [light-the-beacons]}, old-wood: {gloom: true},"
                    + " kingsfield: {gloom: true}}")
            .then("confront light-the-beacons with sneak", "roll 1 of 2", "take gold", "keep card");
    scene.then("accept");
    assertThat(scene.moves())
        .containsExactlyInAnyOrder("choose place old-wood", "choose place kingsfield");

    scene.then("choose place kingsfield");

    assertThat(scene.site("kingsfield").gloom()).isFalse();
    assertThat(scene.site("old-wood").gloom()).isTrue();
  }

  @Test
  @Shows("GOK-PLOT-01")
  void aTrapMayPlaceAPlot() {
    Scene scene =
        one("at: bone-fields", "places: {bone-fields: {encounters: [scarred-prophet]}}")
            .then("provoke scarred-prophet")
            .chance();

    assertThat(scene.site("bone-fields").plots().isEmpty()).isFalse();
  }

  @Test
  void aPlotMayBeRemovedWithoutLoot() {
    Scene scene =
        one(
                "at: green-meadows, fate-used: true,"
                    + " progress: [{card: unmask-the-usurper, attribute: sneak, successes: 2}]",
                "places: {green-meadows: {encounters: [unmask-the-usurper]},"
                    + " old-wood: {plots: [altar-of-ruin, cult-of-ruin]}}")
            .then("confront unmask-the-usurper with sneak", "roll 1 of 2")
            .then("take gold", "keep card", "accept", "choose altar-of-ruin");

    assertThat(scene.site("old-wood").plots().size()).isEqualTo(1);
    assertThat(scene.hero(0).loot().isEmpty()).isTrue();
    assertThat(scene.hero(0).hand().count(Scene.card("altar-of-ruin"))).isZero();
  }

  @Test
  @Shows({"GOK-TERM-01", "GOK-ACTION-01", "GOK-Q-105"})
  void anAbilityTakesThePlaceOfAnAction() {
    Scene scene =
        one(
            "race: elf, profession: wizard, at: sprawl-city, ap: 0, moves: {search: 1},"
                + " assets: [guiding-light]",
            "");
    assertThat(scene.refused("search")).contains("GOK-SEARCH-03");

    scene.then("act with guiding-light");

    assertThat(scene.hero(0).moves()).isEmpty();
    assertThat(scene.hero(0).veiled().size()).isEqualTo(1);
    assertThat(scene.window()).isEqualTo("choose-target");
    String place = scene.moves().get(0);
    assertThat(scene.then(place).odds()).isNotEmpty();
  }

  @Test
  @Shows({"GOK-TERM-01", "GOK-TURN-06"})
  void anAbilityForOneTypeOfActionNeedsAPointOfIt() {
    Scene scene =
        one("race: elf, profession: wizard, ap: 0, moves: {move: 1}, assets: [guiding-light]", "");

    assertThat(scene.refused("act with guiding-light")).containsExactly("GOK-TURN-06");
    assertThat(scene.refused("act with captain")).contains("GOK-TERM-01");
  }

  private static Scene prophet(String ancients) {
    return Scene.of(
            2,
            """
            turn-of: 1
            heroes: {0: {at: frostmaw}, 1: {at: bone-fields, fate: 0, gold: 0}}
            places: {bone-fields: {encounters: [scarred-prophet]}}
            ancients: [%s]
            """
                .formatted(ancients))
        .then("provoke scarred-prophet");
  }

  @Test
  @Shows({"GOK-ABILITY-06", "GOK-PLOT-01", "GOK-Q-89", "GOK-Q-98"})
  void ofSeveralAncientsTheActiveHeroNamesTheOneWhosePlotIsPlaced() {
    String prince = "{card: prince-of-ruin, plots: [altar-of-ruin]}";
    Scene scene = prophet(prince + ", {card: queen-of-ash, plots: [altar-of-ash]}");
    assertThat(scene.window()).isEqualTo("whose-plot-by-a-text"); // it is the Trap of a Stranger
    assertThat(scene.asked()).isEqualTo(1);
    assertThat(scene.moves())
        .containsExactlyInAnyOrder("choose prince-of-ruin", "choose queen-of-ash");

    scene.then("choose queen-of-ash").chance();

    assertThat(scene.site("bone-fields").plots().contains(Scene.card("altar-of-ash"))).isTrue();
    assertThat(scene.site("bone-fields").plots().contains(Scene.card("altar-of-ruin")))
        .isTrue(); // the Trap works again before the Skirmish, and the Queen has no plot left
    Scene one = prophet(prince + ", {card: queen-of-ash, plots: []}").chance();
    assertThat(one.site("bone-fields").plots().contains(Scene.card("altar-of-ruin"))).isTrue();
    Scene slain =
        prophet(prince + ", {card: queen-of-ash, plots: [altar-of-ash], defeated: true}").chance();
    assertThat(slain.site("bone-fields").plots().contains(Scene.card("altar-of-ruin"))).isTrue();
  }

  @Test
  @Shows("GOK-Q-72")
  void aPlotThatIsRemovedLiesOnItsDiscardPile() {
    Scene scene =
        one(
                "at: green-meadows, fate-used: true,"
                    + " progress: [{card: unmask-the-usurper, attribute: sneak, successes: 2}]",
                "places: {green-meadows: {encounters: [unmask-the-usurper]},"
                    + " old-wood: {plots: [altar-of-ruin]}}")
            .then("confront unmask-the-usurper with sneak", "roll 1 of 2")
            .then("take gold", "keep card", "accept");

    assertThat(scene.state().decks().plots().count(Scene.card("altar-of-ruin"))).isEqualTo(1);
  }
}
