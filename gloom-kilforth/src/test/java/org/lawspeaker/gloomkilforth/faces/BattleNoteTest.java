package org.lawspeaker.gloomkilforth.faces;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.gloomkilforth.Scene;

/** The odds of a battle under way count what the dice show. Seat 1 rolls 2 dice, as its foe. */
class BattleNoteTest {
  private static final Seat BEN = Seat.of(1);

  private static Scene battle(String hero) {
    String usual = Scene.hero(hero, "hp: 2", "fate: 0");
    return Scene.of(
        2,
        """
        turn-of: 1
        heroes: {1: {at: bone-fields, %s}}
        places: {bone-fields: {encounters: [sulphur-imp]}}
        """
            .formatted(usual));
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

  @Test
  void whatTheFoeHasRolledIsKnownWhileTheOwnDiceAreNot() {
    // Both of the own dice hit in 1/9. In 4/9 one does, in 4/9 none.
    Scene scene = battle("hp: 1").then("roll 0 of 2");
    // 1 HP against 2: w = (1/9 * 4/9 + 4/9 * 4/9 * v) / (1 - 16/81); against 1: v = 20/65.
    double one = 20 / 65d;
    double two = (4 / 81d + 16 / 81d * one) / (65 / 81d);
    double now = 1 / 9d + 4 / 9d * one + 4 / 9d * two;

    assertThat(won(scene)).isEqualTo("won with " + Percent.of(now) + ".");
  }

  @Test
  void whatTheOwnDiceShowIsKnownWhileFateIsCalledOn() {
    Scene scene = battle("fate: 1").then("roll 1 of 2", "roll 2 of 2");

    assertThat(scene.window()).isEqualTo("fate");
    assertThat(won(scene)).isEqualTo("won with 100 %.");
  }

  @Test
  void whatLastsUntilTheEndOfTheRoundCountsForNoLaterOne() {
    String battle = "hp: 2, assets: [%s]";
    Scene plain = battle(battle.formatted("")).then("roll 0 of 2", "roll 0 of 2");
    Scene strong = battle(battle.formatted("battle-elemental"));
    strong.then("accept", "roll 0 of 2", "roll 0 of 10");

    assertThat(new Seen(strong, BEN).reads("fight"))
        .isEqualTo(new Seen(plain, BEN).reads("fight"))
        .contains("won with ");
  }

  @Test
  void whatLastsUntilTheEndOfTheRoundCountsForIt() {
    Scene scene = battle("assets: [battle-elemental]");
    String before = won(scene);

    assertThat(won(scene.then("accept"))).isNotEqualTo(before);
  }
}
