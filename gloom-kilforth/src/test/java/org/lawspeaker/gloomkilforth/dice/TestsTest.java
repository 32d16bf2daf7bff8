package org.lawspeaker.gloomkilforth.dice;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Tests: dice, successes, Fate. */
class TestsTest {
  private static Scene town(String hero) {
    return town(Setup.of(1), hero);
  }

  private static Scene town(Setup setup, String hero) {
    return Scene.of(
        setup,
        """
        heroes: {0: {at: green-meadows, ap: 4, %s}}
        places: {green-meadows: {encounters: [remote-town]}}
        """
            .formatted(hero));
  }

  private static final String DARK_ELF = "race: dark-elf, profession: rogue";

  @Test
  @Shows({"GOK-TEST-03", "GOK-TEST-07", "GOK-TEST-01", "GOK-CLASS-02"})
  void asManyDiceAsTheAttributeAreRolled() {
    Scene scene = town(DARK_ELF).then("confront remote-town with sneak");

    assertThat(scene.odds().keySet()).contains("roll 0 of 5", "roll 5 of 5").hasSize(6);
  }

  @Test
  @Shows({"GOK-TEST-09"})
  void fivesAndSixesAreSuccesses() {
    Scene scene = town("hp: 4").then("confront remote-town with sneak");

    assertThat(scene.odds())
        .containsEntry("roll 0 of 2", "4/9")
        .containsEntry("roll 1 of 2", "4/9")
        .containsEntry("roll 2 of 2", "1/9");
  }

  @Test
  @Shows({"GOK-TEST-12", "GOK-Q-08"})
  void anEasierGameCountsFours() {
    Scene scene =
        town(Setup.of(1).with("dice", "easy"), "hp: 4").then("confront remote-town with sneak");

    assertThat(scene.odds()).containsEntry("roll 0 of 2", "1/4");
  }

  @Test
  @Shows({"GOK-Q-08"})
  void foesDoNotRollEasierUnlessTheTableSaysSo() {
    String battle =
        """
        heroes: {0: {at: bone-fields}}
        places: {bone-fields: {encounters: [sulphur-imp]}}
        """;

    assertThat(Scene.of(Setup.of(1).with("dice", "easy"), battle).odds())
        .containsEntry("roll 0 of 2", "4/9");
    assertThat(Scene.of(Setup.of(1).with("dice", "easy-for-all"), battle).odds())
        .containsEntry("roll 0 of 2", "1/4");
  }

  @Test
  @Shows({"GOK-TEST-04", "GOK-REWARD-09"})
  void bonusesAddDice() {
    Scene scene = town("assets: [cloak-pin]").then("confront remote-town with sneak");

    assertThat(scene.odds().keySet()).contains("roll 3 of 3");
  }

  @Test
  @Shows({"GOK-TEST-05", "GOK-VEIL-05"})
  void aVeiledCardAddsNone() {
    Scene scene =
        town("assets: [cloak-pin], veiled: [cloak-pin]").then("confront remote-town with sneak");

    assertThat(scene.odds().keySet()).contains("roll 2 of 2").doesNotContain("roll 3 of 3");
  }

  @Test
  @Shows({"GOK-TEST-10", "GOK-TOKEN-07"})
  void fateAddsOneSuccessForATokenOrARumour() {
    Scene scene = town("hand: [farmer]").then("confront remote-town with sneak", "roll 1 of 2");
    assertThat(scene.moves())
        .containsExactlyInAnyOrder("decline", "call on fate", "discard farmer");

    scene.then("discard farmer");

    assertThat(scene.hero(0).progress().get(0).successes()).isEqualTo(2);
    assertThat(scene.hero(0).hand().isEmpty()).isTrue();
    assertThat(scene.hero(0).fate()).isEqualTo(4);
  }

  @Test
  @Shows({"GOK-TEST-11", "GOK-DEF-11"})
  void fateIsCalledOnOnceADay() {
    Scene scene =
        town("hand: [farmer]")
            .then("confront remote-town with sneak", "roll 0 of 2", "call on fate");
    assertThat(scene.hero(0).fate()).isEqualTo(3);

    scene.then("confront remote-town with sneak", "roll 0 of 2");

    assertThat(scene.window()).isEqualTo("action");
    assertThat(scene.hero(0).progress().get(0).successes()).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-TEST-02", "GOK-TEST-14"})
  void aFoeOnlyRollsAndCounts() {
    Scene scene =
        Scene.of(
                1,
                """
                heroes: {0: {at: bone-fields}}
                places: {bone-fields: {encounters: [sulphur-imp]}}
                """)
            .then("roll 1 of 2");

    assertThat(scene.odds().keySet()).contains("roll 4 of 4");
  }

  @Test
  @Shows({"GOK-Q-76"})
  void withoutDiceNothingIsRolledAndFateIsStillOpen() {
    Scene scene =
        town("race: orc, profession: warrior, fate: 1")
            .then("confront remote-town with study", "roll 0 of 1", "call on fate");
    assertThat(scene.hero(0).progress().get(0).successes()).isEqualTo(1);

    Scene none =
        Scene.of(
                1,
                """
                heroes: {0: {at: green-meadows, race: orc, profession: warrior}}
                clock: {weather: driving-sleet}
                places: {green-meadows: {encounters: [remote-town]}}
                """)
            .then("confront remote-town with study");

    assertThat(none.window()).isEqualTo("fate");
  }

  @Test
  @Shows({"GOK-TEST-10", "GOK-DEF-11"})
  void whoHasNoFateTokenLeftMayDiscardARumour() {
    Scene scene =
        town("fate: 0, hand: [farmer]").then("confront remote-town with sneak", "roll 1 of 2");

    assertThat(scene.moves()).containsExactlyInAnyOrder("decline", "discard farmer");
  }

  @Test
  @Shows({"GOK-DEF-11", "GOK-TEST-11"})
  void aDiscardedRumourIsTheOneCallOfTheDay() {
    Scene scene =
        town("fate: 4, hand: [farmer, devil]")
            .then("confront remote-town with sneak", "roll 0 of 2", "discard farmer")
            .then("confront remote-town with sneak", "roll 0 of 2");

    assertThat(scene.window()).isEqualTo("action");
    assertThat(scene.hero(0).fate()).isEqualTo(4);
    assertThat(scene.hero(0).hand().size()).isEqualTo(1);
  }

  @Test
  @Shows("GOK-TEST-10")
  void withoutATokenNobodyCallsOnFateWithOne() {
    Scene scene =
        town("fate: 0, hand: [farmer]").then("confront remote-town with sneak", "roll 1 of 2");

    assertThat(scene.reasons("call on fate")).containsExactly("GOK-TEST-10 no-token");
  }

  @Test
  @Shows({"GOK-TEST-10", "GOK-TEAM-05"})
  void whoHelpsWaitsForItsQuestionAndForNoTurn() {
    Scene scene =
        Scene.of(
                4,
                """
                turn-of: 2
                turn: {team: ["0"]}
                heroes:
                  0: {at: windrow, fate: 1, hand: []}
                  1: {at: windrow, fate: 1, hand: []}
                  2: {race: human, profession: rogue, at: windrow, fate: 1, hand: []}
                  3: {at: frostmaw}
                places: {windrow: {encounters: [remote-town]}}
                """)
            .then("confront remote-town with sneak", "roll 1 of 5");

    assertThat(scene.asked()).isEqualTo(2);
    assertThat(scene.reasons("seat 0: call on fate")).containsExactly("GOK-TEST-10 not-now");
    assertThat(scene.reasons("seat 1: call on fate")).containsExactly("GOK-TURN-01 not-your-turn");
    assertThat(scene.reasons("seat 0: rest")).containsExactly("GOK-TURN-01 not-your-turn");
  }
}
