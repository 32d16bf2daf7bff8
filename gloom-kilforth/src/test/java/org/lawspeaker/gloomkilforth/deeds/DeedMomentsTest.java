package org.lawspeaker.gloomkilforth.deeds;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Where there is a window for Deeds though the hero is asked nothing else. */
class DeedMomentsTest {
  private static Scene confronting(String encounter, String hero) {
    return Scene.of(
        2,
        """
        turn-of: 1
        heroes:
          0: {at: bone-fields}
          1: {race: human, profession: wizard, at: bone-fields, gold: 0, fate: 0, hand: [], %s}
        places: {bone-fields: {encounters: [%s]}}
        """
            .formatted(hero, encounter));
  }

  @Test
  @Shows("GOK-Q-03")
  void beforeTheDiceOfAnEventsTest() {
    Scene scene =
        Scene.of(
                2,
                """
                turn-of: 1
                heroes:
                  0: {at: frostmaw}
                  1: {race: human, profession: wizard, at: bone-fields, fate: 0, hand: [],
                    assets: [true-sight]}
                """)
            .then("search", "draw bones-in-the-dust");
    assertThat(scene.window()).isEqualTo("deeds");

    assertThat(scene.then("resolve true-sight").odds()).isNotEmpty();
  }

  @Test
  @Shows({"GOK-Q-03", "GOK-Q-12"})
  void afterATrapBeforeTheDiceOfAConfrontAreCounted() {
    Scene scene = confronting("slag-pit", "hp: 3").then("confront slag-pit with study");
    assertThat(scene.hero(1).hp()).isEqualTo(2);
    assertThat(scene.window()).isEqualTo("deeds");

    scene.then("team with seat 0", "accept");
    assertThat(scene.odds()).containsKey("roll 5 of 5").doesNotContainKey("roll 6 of 6");
  }

  @Test
  @Shows("GOK-Q-03")
  void notTwiceWhereNothingHasHappenedSinceTheAction() {
    Scene scene = confronting("buried-temple", "hp: 3");
    assertThat(scene.moves()).contains("team with seat 0");

    assertThat(scene.then("confront buried-temple with sneak").odds()).isNotEmpty();
  }

  private static Scene battle(String encounter) {
    return Scene.of(
            2,
            """
            turn-of: 1
            heroes:
              0: {at: frostmaw}
              1: {race: human, profession: wizard, at: old-wood, gold: 3, fate: 0, hand: [],
                loot: [lucky-charm]}
            places: {old-wood: {encounters: [%s]}}
            """
                .formatted(encounter))
        .then("choose " + encounter, "done", "done");
  }

  @Test
  @Shows("GOK-Q-03")
  void afterATrapAsTheFirstRoundStarts() {
    Scene scene = battle("wood-bandit");
    assertThat(scene.hero(1).gold()).isEqualTo(2);
    assertThat(scene.window()).isEqualTo("deeds");

    assertThat(scene.then("done").odds()).containsKey("roll 3 of 3"); // the foe's
  }

  @Test
  @Shows("GOK-Q-03")
  void withoutATrapTheFirstRoundHasNoneBesideThatOfTheBattlesStart() {
    assertThat(battle("dust-fiend").odds()).isNotEmpty();
  }

  @Test
  @Shows({"GOK-Q-03", "GOK-Q-93"})
  void beforeTheRumourStepAlsoWhereItLeavesNoChoice() {
    Scene scene =
        Scene.of(
                2,
                """
                turn-of: 1
                heroes:
                  0: {at: frostmaw}
                  1: {race: human, profession: wizard, saga: 0, at: windrow, hp: 1, gold: 0,
                      fate: 0, hand: [], enemies: [farmer], assets: [field-surgeon]}
                places: {windrow: {encounters: [farmer]}}
                """)
            .then("roll 1 of 1", "roll 2 of 2");
    assertThat(scene.window()).isEqualTo("deeds");

    scene.then("resolve field-surgeon");

    assertThat(scene.hero(1).defeated()).isFalse();
    assertThat(scene.hero(1).hand().count(Scene.card("farmer"))).isEqualTo(1);
  }
}
