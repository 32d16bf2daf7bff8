package org.lawspeaker.gloomkilforth.assets;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** The limits of six where one process lies within another. */
class LimitWithinTest {
  private static final String SIX = "farmer, devil, kobold, cleric, deep-mine, slag-pit";

  /** Seat 1 has taken the seventh rumour of a claim and is asked about the Trophies. */
  private static Scene atTheTrophy(String hero, String roll) {
    return Scene.of(
            3,
            """
            turn-of: 1
            heroes:
              0: {at: frostmaw}
              1: {race: elf, profession: wizard, at: barley-reach, fate: 0, gold: 3, %s}
              2: {at: frostmaw}
            places: {barley-reach: {encounters: [bring-in-the-harvest]}}
            """
                .formatted("hand: [" + SIX + "], " + hero))
        .then("confront bring-in-the-harvest with study")
        .then(roll, "decline", "take gold", "keep card");
  }

  @Test
  @Shows({"GOK-Q-79", "GOK-LIMIT-04"})
  void aDeedInTheMidstOfAClaimDoesNotCheckWhatTheClaimHasAdded() {
    Scene scene = atTheTrophy("loot: [lucky-charm]", "roll 2 of 5").then("resolve lucky-charm");

    assertThat(scene.hero(1).hand().size()).isEqualTo(7);
    assertThat(scene.moves()).contains("accept").doesNotContain("discard farmer");
  }

  @Test
  @Shows({"GOK-Q-79", "GOK-LIMIT-04"})
  void theClaimChecksItAtItsEnd() {
    Scene scene =
        atTheTrophy("loot: [lucky-charm]", "roll 2 of 5")
            .then("resolve lucky-charm", "decline", "decline");

    assertThat(scene.window()).isEqualTo("limit");
    assertThat(scene.then("discard farmer").hero(1).hand().size()).isEqualTo(6);
    assertThat(scene.window()).isNotEqualTo("limit");
  }

  @Test
  @Shows("GOK-Q-79")
  void aDeedChecksWhatItHasAddedItself() {
    Scene scene =
        atTheTrophy("assets: [seer-s-ring]", "roll 2 of 6")
            .then("resolve seer-s-ring")
            .then("draw mend-wounds", "draw fireball", "choose fireball");

    assertThat(scene.hero(1).hand().size()).isEqualTo(8);
    assertThat(scene.refused("accept")).containsExactly("GOK-LIMIT-03");
    assertThat(asks(scene)).isEqualTo("What is discarded, so that no more are left than before?");

    scene.then("discard devil");

    assertThat(scene.hero(1).hand().size()).isEqualTo(7);
    assertThat(scene.moves()).contains("accept");
  }

  private static String asks(Scene scene) {
    return ((Pending.Choose<?>) Scene.GAME.pending(scene.state())).window().asks();
  }
}
