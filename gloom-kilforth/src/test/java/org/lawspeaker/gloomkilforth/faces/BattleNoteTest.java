package org.lawspeaker.gloomkilforth.faces;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;

/** The odds of a battle under way count what the dice show. Seat 1 rolls 2 dice, as its foe. */
class BattleNoteTest {
  private static final Seat BEN = Seat.of(1);
  private static final String ZONES =
      """
      turn-of: 1
      heroes: {1: {at: bone-fields, %s}}
      places: {bone-fields: {encounters: [sulphur-imp]}}
      """;

  private static Scene battle(String hero) {
    String usual = Scene.hero(hero, "hp: 2", "fate: 0");
    return Scene.of(2, ZONES.formatted(usual));
  }

  private static String won(Scene scene) {
    String note = new Seen(scene, BEN).zone("battle").notes().get(0);
    return note.substring(note.indexOf("won with "));
  }

  @Test
  void whoWillBeDefeatedByWhatTheFoeHasRolledDoesNotWin() {
    Scene scene = battle("gold: 0");
    String before = won(scene);

    assertThat(won(scene.then("roll 2 of 2"))).isEqualTo("won with 0 %.");
    assertThat(before).isNotEqualTo("won with 0 %.");
  }

  /** Of 2 dice against 2 the hero with 1 HP wins, against a foe with 1 HP and with 2. */
  private static final double ONE = 20 / 65d; // it hits in 20 of 81 rounds, nobody in 16

  private static final double TWO = (4 + 16 * ONE) / 65;

  @Test
  void whatTheFoeHasRolledIsKnownWhileTheOwnDiceAreNot() {
    Scene scene = battle("hp: 1").then("roll 0 of 2"); // 2 hits in 1 of 9, 1 in 4 of 9

    assertThat(won(scene)).isEqualTo(percent((1 + 4 * ONE + 4 * TWO) / 9));
  }

  private static String percent(double odds) {
    return "won with " + Percent.of(odds) + ".";
  }

  @Test
  void hpThatWillNotBeLostDoNotCount() {
    Scene scene = battle("hp: 1, assets: [plate-of-dawn]").then("roll 1 of 2");

    assertThat(won(scene)).isNotEqualTo("won with 0 %.");
  }

  /** With 6 dice for this round 2 hits come in 473 of 729, 1 in 192. */
  @ParameterizedTest
  @ValueSource(strings = {"round", "test"})
  void whatIsGivenForThisRoundOrItsTestCountsForNoLaterOne(String until) {
    GloomOfKilforth game =
        OwnPack.captain(
            "abilities: [{on: round-starts, deed: true, limit: once-per-battle, effects: [{modify:"
                + " {gives: {attribute-bonus: {attribute: fight, amount: 4}}, until: "
                + until
                + "}}]}]");
    Scene scene =
        Scene.of(game, Setup.of(2), ZONES.formatted("hp: 1, fate: 0, assets: [captain]"))
            .then("accept", "roll 0 of 2");

    assertThat(won(scene)).isEqualTo(percent((473 + 192 * ONE + 64 * TWO) / 729));
  }

  @Test
  void whatTheOwnDiceShowIsKnownWhileFateIsCalledOn() {
    Scene scene = battle("fate: 1").then("roll 1 of 2", "roll 2 of 2");

    assertThat(scene.window()).isEqualTo("fate");
    assertThat(won(scene)).isEqualTo("won with 100 %.");
  }

  @Test
  void anotherRoundIsFoughtWithoutWhatLastedUntilTheEndOfThisOne() {
    String battle = "hp: 2, assets: [%s]";
    Scene plain = battle(battle.formatted("")).then("roll 0 of 2", "roll 0 of 2");
    Scene strong = battle(battle.formatted("battle-elemental"));
    strong.then("accept", "roll 0 of 2", "roll 0 of 10");

    assertThat(new Seen(strong, BEN).reads("fight"))
        .isEqualTo(new Seen(plain, BEN).reads("fight"))
        .contains("won with ");
  }

  @Test
  void theDiceOfAnAttributeThatIsStillToBeChosenAreNotRolledYet() {
    Scene scene = battle("race: human, profession: priest, skills: [warlord]").then("roll 0 of 2");
    assertThat(scene.window()).isEqualTo("use");
    String before = won(scene);

    assertThat(won(scene.then("choose option 1"))).isEqualTo(before);
  }

  /** The foe misses with both dice in 4 of 9; of 3 dice 2 hit in 7 of 27, 1 in 12. */
  @Test
  void theSurpriseOfTheHeroCountsBeforeItsDice() {
    Scene scene = battle("hp: 1, hidden: true").then("surprise");

    assertThat(won(scene)).isEqualTo(percent(4 / 9d * (7 + 12 * ONE + 8 * TWO) / 27));
  }

  @Test
  void theSurpriseOfTheFoeCountsBeforeTheFirstRound() {
    Scene scene =
        Scene.of(
                2,
                """
                turn-of: 1
                heroes: {1: {race: human, profession: war-mage, at: bone-fields, fate: 0,
                  skills: [ambusher]}}
                """)
            .then("search", "draw sulphur-imp");
    assertThat(scene.window()).isEqualTo("may");
    String before = won(scene);

    assertThat(won(scene.then("decline", "decline"))).isEqualTo(before);
  }

  @Test
  void whatIsGivenForTheFirstTestOfABattleCountsForNoLaterRound() {
    GloomOfKilforth game =
        OwnPack.captain(
            "abilities: [{on: any-time, deed: true, limit: once-per-day, effects: [{modify: {gives:"
                + " {attribute-bonus: {attribute: fight, amount: 4}}, until: test}}]}]");
    String zones = ZONES.replace("[sulphur-imp]", "[sulphur-imp, kobold]");
    Scene scene = Scene.of(game, Setup.of(2), zones.formatted("hp: 1, fate: 0, assets: [captain]"));
    scene.then("resolve captain");

    assertThat(new Seen(scene, BEN).reads("choose sulphur-imp") + ".")
        .endsWith(percent(4 / 9d * (473 + 192 * ONE + 64 * TWO) / 729));
  }
}
