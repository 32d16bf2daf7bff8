package org.lawspeaker.gloomkilforth.engagement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** What plots, Assaults, the Weather and those who evade do to a hero and its team. */
class FoesAndTeamsTest {
  @Test
  @Shows("GOK-CLEAR-07")
  void aPlotDoesNothingToWhoeverClearsIt() {
    Scene scene =
        Scene.of(
                3,
                """
                turn-of: 2
                ancients: [{card: prince-of-ruin, abilities: throne-of-ruin, plots: []}]
                heroes:
                  0: {at: frostmaw}
                  1: {at: frostmaw}
                  2: {race: human, profession: priest, saga: 0, chapter: 2, at: windrow, ap: 2,
                      fate: 0, hand: [], assets: [], skills: [warlord]}
                places: {windrow: {plots: [cult-of-ruin]}}
                """)
            .then("clear plot cult-of-ruin", "choose option 2");
    assertThat(scene.odds()).containsKey("roll 4 of 4");
  }

  @Test
  @Shows("GOK-ASSAULT-17")
  void anAssaultIsAnEngagement() {
    Scene scene =
        Scene.of(
                Setup.of(3).with("format", "competitive"),
                """
                turn-of: 1
                heroes:
                  1: {race: human, profession: wizard, at: old-wood, chapter: 6, fate: 0, gold: 2,
                      hand: [], assets: [], skills: [pickpocket]}
                ancients: [{card: prince-of-ruin, plots: [], at: 6}]
                """)
            .then("assault prince-of-ruin");
    assertThat(scene.hero(1).gold()).isEqualTo(3);
  }

  private static Scene farmer(String turn) {
    return Scene.of(
        3,
        """
        turn-of: 1
        %s
        heroes:
          0: {at: windrow, enemies: [farmer], evaded: [farmer], fate: 0, hand: []}
          1: {race: human, profession: wizard, saga: 0, chapter: 2, at: windrow, ap: 2, fate: 0,
              hand: [], assets: []}
          2: {at: frostmaw}
        places: {windrow: {encounters: [farmer]}}
        """
            .formatted(turn));
  }

  @Test
  @Shows("GOK-Q-04")
  void whoeverHasEvadedTheOnlyEncounterIsInNoTeamAgainstIt() {
    assertThat(farmer("").refused("team with seat 0")).containsExactly("GOK-Q-04");
  }

  @Test
  @Shows("GOK-Q-04")
  void whoeverHasEvadedAnEncounterAddsNoDieAgainstIt() {
    Scene scene = farmer("turn: {team: [\"0\"]}").then("confront farmer with influence");
    assertThat(scene.odds()).containsKey("roll 2 of 2");
  }

  @Test
  @Shows("GOK-ABILITY-05")
  void theWeatherPaysTheActiveHeroAlone() {
    Scene scene =
        Scene.of(
                3,
                """
                turn-of: 2
                clock: {weather: restless-dead}
                turn: {team: ["0"]}
                heroes:
                  0: {race: human, profession: rogue, at: windrow, hp: 4, gold: 1, fate: 0,
                      hand: [], assets: []}
                  1: {at: frostmaw}
                  2: {race: elf, profession: wizard, at: windrow, hp: 4, gold: 1, fate: 0,
                      hand: [], assets: []}
                places: {windrow: {encounters: [crow-swarm]}}
                """)
            .then("roll 0 of 5", "roll 1 of 1", "roll 0 of 5", "roll 1 of 2");
    assertThat(scene.hero(2).gold()).isEqualTo(2);
    assertThat(scene.hero(0).gold()).isEqualTo(1);
  }

  @Test
  @Shows("GOK-ABILITY-06")
  void whatACardOfTheMapVeilsIsNoCost() {
    Scene scene =
        Scene.of(
            3,
            """
            turn-of: 1
            heroes:
              0: {at: frostmaw}
              1: {race: human, profession: warrior, at: windrow, hp: 3, fate: 0, hand: [],
                  assets: [champion], loot: [bandage]}
              2: {at: frostmaw}
            places: {windrow: {encounters: [web-mother]}}
            """);
    assertThat(scene.state().battles()).isEmpty();

    scene.then("choose web-mother", "done", "done");

    assertThat(scene.told("veiled")).containsExactly("seat 1 veils Champion GOK-ABILITY-06");
  }

  /** Seat 1, whose Ambusher would give it Surprise. */
  private static Scene ambusher(String turn, String enemies, String zones) {
    return Scene.of(
        Setup.of(3).with("format", "competitive"),
        """
        turn-of: 1
        %s
        heroes:
          0: {at: frostmaw}
          1: {race: human, profession: rogue, saga: 0, chapter: 6, at: old-wood, hp: 4, fate: 0,
              hand: [], enemies: [%s], assets: [], skills: [ambusher]}
          2: {at: frostmaw}
        %s
        """
            .formatted(turn, enemies, zones));
  }

  @Test
  @Shows({"GOK-ASSAULT-08", "GOK-STRANGER-08"})
  void nobodyIsAskedToPayForSurpriseWhereThereIsNone() {
    String prince = "ancients: [{card: prince-of-ruin, plots: [], at: 6}]";
    assertThat(ambusher("", "", prince).then("assault prince-of-ruin").odds()).isNotEmpty();

    String farmer = "places: {old-wood: {encounters: [farmer]}}";
    assertThat(ambusher("", "farmer", farmer).window()).isEqualTo("may");
    assertThat(ambusher("turn: {angered: [farmer]}", "farmer", farmer).odds()).isNotEmpty();
  }
}
