package org.lawspeaker.gloomkilforth.dice;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** What cards do to the dice of a Test. */
class DiceAbilitiesTest {
  private static final String SNEAK = "confront remote-town with sneak";

  /** A Human Wizard with 2 Sneak and a Captain of its own at a Place that needs 3. */
  private static Scene town(GloomOfKilforth game, Setup setup) {
    return Scene.of(
        game,
        setup,
        """
        heroes:
          0: {race: human, profession: wizard, at: green-meadows, fate: 0, gold: 3, assets: [captain]}
        places: {green-meadows: {encounters: [remote-town]}}
        """);
  }

  private static Scene town(String captain) {
    return town(OwnPack.captain(captain), Setup.of(1));
  }

  private static int successes(Scene scene) {
    return scene.hero(0).progress().get(0).successes();
  }

  @Test
  @Shows({"GOK-TERM-05", "GOK-TERM-07", "GOK-TERM-08"})
  void withoutASuccessATestIsFailed() {
    String gold = "abilities: [{on: test-failed, effects: [{gain: {what: gold, amount: 1}}]}]";

    assertThat(town(gold).then(SNEAK, "roll 0 of 2").hero(0).gold()).isEqualTo(4);
    assertThat(town(gold).then(SNEAK, "roll 1 of 2").hero(0).gold()).isEqualTo(3);
  }

  @Test
  @Shows({"GOK-TERM-07", "GOK-TERM-06"})
  void withASuccessItIsPassed() {
    String gold = "abilities: [{on: test-passed, effects: [{gain: {what: gold, amount: 1}}]}]";

    assertThat(town(gold).then(SNEAK, "roll 0 of 2").hero(0).gold()).isEqualTo(3);
    assertThat(town(gold).then(SNEAK, "roll 1 of 2").hero(0).gold()).isEqualTo(4);
  }

  @Test
  @Shows({"GOK-TERM-05", "GOK-ABILITY-03"})
  void theCardThatIsTestedAgainstHearsOfItToo() {
    GloomOfKilforth game =
        OwnPack.instead(
            "Remote Town",
            "{name: Remote Town, type: place, terrain: plains, gold: 2, needs: {sneak: 3},"
                + " abilities: [{on: test-failed, effects: [{lose: {what: gold, amount: 1}}]}],"
                + " provenance: house}");

    assertThat(town(game, Setup.of(1)).then(SNEAK, "roll 0 of 2").hero(0).gold()).isEqualTo(2);
    assertThat(town(game, Setup.of(1)).then(SNEAK, "roll 1 of 2").hero(0).gold()).isEqualTo(3);
  }

  @Test
  @Shows({"GOK-REQ-03", "GOK-ABILITY-03"})
  void aFoeHearsOnceOfATestInItsBattle() {
    GloomOfKilforth game =
        OwnPack.instead(
            "Sulphur Imp",
            "{name: Sulphur Imp, type: enemy, terrain: badlands, fight: 2, hp: 2, abilities: [{on:"
                + " test-failed, effects: [{lose: {what: gold, amount: 1}}]}], provenance:"
                + " house}");
    Scene scene =
        Scene.of(
            game,
            Setup.of(1),
            """
            heroes: {0: {at: bone-fields, gold: 3, fate: 0}}
            places: {bone-fields: {encounters: [sulphur-imp]}}
            """);

    assertThat(scene.then("roll 0 of 2", "roll 0 of 4").hero(0).gold()).isEqualTo(2);
  }

  @Test
  @Shows("GOK-ABILITY-03")
  void aCardHearsOfTheDiceOfATestAgainstIt() {
    GloomOfKilforth game =
        OwnPack.instead(
            "Remote Town",
            "{name: Remote Town, type: place, terrain: plains, gold: 2, needs: {sneak: 3},"
                + " abilities: [{on: dice-rolled, effects: [{change-dice: {how: add}}]}],"
                + " provenance: house}");

    assertThat(successes(town(game, Setup.of(1)).then(SNEAK, "roll 0 of 2"))).isEqualTo(1);
  }

  @Test
  @Shows("GOK-TEST-04")
  void whatLastsUntilTheEndOfATestIsGoneAfterIt() {
    Scene scene =
        town("abilities: [{on: any-time, deed: true, cost: {veil: true}, effects: [{modify:"
                + " {gives: {attribute-bonus: {attribute: sneak, amount: 2}}, until: test}}]}]")
            .then("resolve captain", SNEAK, "roll 1 of 4");

    assertThat(scene.then(SNEAK).odds())
        .containsKey("roll 2 of 2")
        .doesNotContainKey("roll 3 of 3");
  }

  private static final String FOR_A_TEST =
      "abilities: [{on: any-time, deed: true, cost: {veil: true}, effects: [{modify: {gives:"
          + " {attribute-bonus: {attribute: sneak, amount: 2}}, until: test}}]}]";

  @Test
  @Shows("GOK-TEST-04")
  void whatIsGivenForATestIsForNoneOfALaterTurn() {
    Scene before = town(FOR_A_TEST).then("resolve captain");
    assertThat(before.state().modifiers()).hasSize(1);

    Scene next = before.then("hide");
    assertThat(next.window()).isEqualTo("action");
    assertThat(next.state().turn().acted()).isFalse();
    assertThat(next.state().modifiers()).isEmpty();
  }

  @Test
  @Shows("GOK-TEST-04")
  void aTestWithinATestDoesNotEndWhatWasGivenForTheOneAroundIt() {
    Scene within =
        town("abilities: [{on: test-starts, limit: once-per-day, effects: [{modify: {gives:"
                + " {attribute-bonus: {attribute: sneak, amount: 2}}, until: test}}, {take-test:"
                + " {attribute: fight}}]}]")
            .then(SNEAK);
    assertThat(within.state().tests()).hasSize(2);
    assertThat(within.then("roll 0 of 2").odds()).containsKey("roll 4 of 4");
  }

  @Test
  @Shows({"GOK-TEST-08", "GOK-TEST-01"})
  void noMoreDiceAreSetThanHaveFailed() {
    Scene scene =
        town("abilities: [{on: dice-rolled, effects: [{change-dice: {how: set, dice: 3}}]}]")
            .then(SNEAK, "roll 1 of 2");

    assertThat(successes(scene)).isEqualTo(2);
  }

  @Test
  @Shows("GOK-TEST-08")
  void anAddedSuccessIsNoDieThatFailed() {
    Scene scene =
        town("abilities: [{on: dice-rolled, effects: [{change-dice: {how: add}}, {change-dice:"
                + " {how: re-roll, dice: 5}}]}]")
            .then(SNEAK, "roll 0 of 2");

    assertThat(scene.odds()).containsKey("roll 2 of 2").doesNotContainKey("roll 3 of 3");
    assertThat(successes(scene.then("roll 1 of 2"))).isEqualTo(2);
  }

  @Test
  @Shows("GOK-TEST-08")
  void aDieThatSucceededIsNotRolledAgain() {
    Scene scene =
        town("abilities: [{on: dice-rolled, effects: [{change-dice: {how: re-roll, dice: 2}}]}]")
            .then(SNEAK, "roll 1 of 2");

    assertThat(scene.odds().keySet()).containsExactlyInAnyOrder("roll 0 of 1", "roll 1 of 1");
  }

  @Test
  @Shows("GOK-TEST-04")
  void moreDiceForOneAttributeAreNoneForAnother() {
    String dice = "lasting: [{gives: {extra-dice: {dice: 2, attribute: %s}}}]";

    assertThat(town(dice.formatted("sneak")).then(SNEAK).odds()).containsKey("roll 4 of 4");
    assertThat(town(dice.formatted("study")).then(SNEAK).odds())
        .containsKey("roll 2 of 2")
        .doesNotContainKey("roll 3 of 3");
  }

  @Test
  @Shows("GOK-USE-01")
  void anAttributeServesForTheOneThatIsNamedAlone() {
    String use = "lasting: [{gives: {use-for: {used: study, tested: %s}}}]";

    assertThat(town(use.formatted("sneak")).then(SNEAK).window()).isEqualTo("use");
    assertThat(town(use.formatted("fight")).then(SNEAK).odds()).containsKey("roll 2 of 2");
  }

  @Test
  @Shows({"GOK-TEST-09", "GOK-TEST-12"})
  void aCardNeverMakesSuccessesRarer() {
    String face = "lasting: [{gives: {success-on: {face: %d}}}]";
    Setup easy = Setup.of(1).with("dice", "easy");

    assertThat(town(face.formatted(3)).then(SNEAK).odds()).containsEntry("roll 0 of 2", "1/9");
    assertThat(town(face.formatted(6)).then(SNEAK).odds()).containsEntry("roll 0 of 2", "4/9");
    assertThat(town(OwnPack.captain(face.formatted(5)), easy).then(SNEAK).odds())
        .containsEntry("roll 0 of 2", "1/4");
  }

  @Test
  @Shows({"GOK-TERM-05", "GOK-TERM-07"})
  void aTestThatNamesANumberIsFailedWithFewer() {
    String abilities =
        "abilities: [{on: any-time, deed: true, cost: {veil: true}, effects: [{take-test:"
            + " {attribute: sneak, value: 2}}]}, {on: test-passed, effects: [{gain: {what: gold,"
            + " amount: 1}}]}, {on: test-failed, effects: [{lose: {what: gold, amount: 1}}]}]";

    assertThat(town(abilities).then("resolve captain", "roll 1 of 2").hero(0).gold()).isEqualTo(2);
    assertThat(town(abilities).then("resolve captain", "roll 2 of 2").hero(0).gold()).isEqualTo(4);
  }

  @Test
  @Shows({"GOK-REQ-02", "GOK-Q-76"})
  void whereNothingWasRolledNothingIsSetOffByARoll() {
    String add = "abilities: [{on: dice-rolled, effects: [{change-dice: {how: add}}]}]";
    Scene scene = town("bonus: {sneak: -2}, " + add).then(SNEAK);

    assertThat(scene.window()).isEqualTo("action");
    assertThat(successes(scene)).isZero();
    assertThat(successes(town("bonus: {sneak: -1}, " + add).then(SNEAK, "roll 0 of 1")))
        .isEqualTo(1);
  }

  @Test
  @Shows({"GOK-TEST-08", "GOK-REQ-02"})
  void whereEveryDieIsASuccessNobodyIsAskedToPayForAnother() {
    String change =
        "abilities: [{on: dice-rolled, deed: true, cost: {veil: true}, effects: [{change-dice:"
            + " {how: %s}}]}]";
    for (String how : new String[] {"set", "re-roll"}) {
      assertThat(town(change.formatted(how)).then(SNEAK, "roll 1 of 2").window()).isEqualTo("may");
      assertThat(town(change.formatted(how)).then(SNEAK, "roll 2 of 2").window())
          .isEqualTo("action");
    }
    assertThat(town(change.formatted("add")).then(SNEAK, "roll 2 of 2").window()).isEqualTo("may");
  }
}
