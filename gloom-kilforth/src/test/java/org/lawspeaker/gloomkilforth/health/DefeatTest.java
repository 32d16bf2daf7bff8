package org.lawspeaker.gloomkilforth.health;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** What becomes of a hero without HP. */
class DefeatTest {
  private static Scene falling(String hero) {
    return Scene.of(
            2,
            """
            turn-of: 1
            heroes:
              0: {ap: 2, camped: false}
              1: {race: elf, profession: priest, at: bone-fields, hp: 2, ap: 2, %s}
            places: {bone-fields: {encounters: [kobold]}}
            """
                .formatted(hero))
        .then("roll 2 of 2", "roll 0 of 2", "decline");
  }

  @Test
  @Shows({"GOK-DEFEATED-02", "GOK-DEFEATED-05", "GOK-TOKEN-06"})
  void aDefeatedHeroMakesCampGoesHomeAndItsTurnEnds() {
    Scene scene = falling("gold: 0");

    assertThat(scene.hero(1).defeated()).isTrue();
    assertThat(scene.hero(1).camped()).isTrue();
    assertThat(scene.hero(1).at()).isEqualTo(scene.place("sprawl-city"));
    assertThat(scene.state().turn().seat().index()).isZero();
  }

  @Test
  @Shows({"GOK-DEFEATED-03", "GOK-DEFEATED-04", "GOK-Q-112"})
  void itReturnsItsGoldAndGivesUpACardOfItsChoice() {
    Scene scene = falling("gold: 3, hand: [farmer], assets: [magister]");

    assertThat(scene.moves()).containsExactlyInAnyOrder("discard farmer", "sacrifice magister");
    scene.then("sacrifice magister");
    assertThat(scene.hero(1).gold()).isZero();
    assertThat(scene.told("lost")).contains("seat 1 returns all gold GOK-DEFEATED-03");
    assertThat(scene.hero(1).assets().isEmpty()).isTrue();
    assertThat(scene.hero(1).hand().size()).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-DEFEATED-05"})
  void whoFallsInTheCityIsNotBroughtThere() {
    Scene away = falling("gold: 0");
    Scene home =
        Scene.of(
                2,
                """
                turn-of: 1
                heroes: {0: {at: frostmaw}, 1: {hp: 1, ap: 1, hand: []}}
                places: {sprawl-city: {gloom: true}}
                """)
            .then("camp", "camp");

    assertThat(away.told("moved")).containsExactly("seat 1 is brought to the City GOK-DEFEATED-05");
    assertThat(home.hero(1).defeated()).isTrue();
    assertThat(home.told("moved")).isEmpty();
  }

  @Test
  @Shows({"GOK-Q-112"})
  void whoHasNeitherGivesNothing() {
    assertThat(falling("gold: 3").window()).isEqualTo("action");
  }

  @Test
  @Shows({"GOK-DEFEATED-07", "GOK-DAWN-04"})
  void atDawnItRegainsTwoHp() {
    Scene scene = falling("gold: 0").then("camp").chance();

    assertThat(scene.hero(1).defeated()).isFalse();
    assertThat(scene.hero(1).hp()).isEqualTo(2);
  }

  @Test
  @Shows({"GOK-DEFEATED-06", "GOK-Q-85"})
  void aDefeatedHeroIsNotHealedAtTheMarket() {
    Scene scene = falling("gold: 0");
    scene.then("market");

    assertThat(scene.moves()).noneMatch(move -> move.contains("heal seat 1"));
  }

  @Test
  @Shows({"GOK-HIDE-09", "GOK-DAWN-03", "GOK-DEFEATED-02"})
  void aHiddenHeroThatIsDefeatedStaysHiddenUntilDawn() {
    Scene scene =
        Scene.of(
                2,
                """
                turn-of: 1
                heroes: {0: {camped: true}, 1: {at: frostmaw, hp: 1, gold: 0, hidden: true}}
                places: {frostmaw: {gloom: true}}
                """)
            .then("camp");
    assertThat(scene.hero(1).defeated()).isTrue();
    assertThat(scene.hero(1).hidden()).isTrue();

    scene.then("draw thick-mist").chance();

    assertThat(scene.hero(1).hidden()).isFalse();
    assertThat(scene.hero(1).hp()).isEqualTo(2);
  }

  @Test
  @Shows({"GOK-DAWN-04", "GOK-HP-01"})
  void atDawnNobodyHasMoreThanItsMaximum() {
    Scene scene =
        Scene.of(
                2,
                """
                turn-of: 1
                heroes:
                  0: {camped: true, defeated: true, hp: 0, max-health: 1}
                  1: {at: frostmaw}
                """)
            .then("camp", "draw thick-mist");

    assertThat(scene.hero(0).defeated()).isFalse();
    assertThat(scene.hero(0).hp()).isEqualTo(1);
  }
}
