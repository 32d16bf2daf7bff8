package org.lawspeaker.gloomkilforth.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** What a card lets its hero keep, when cards of others make all lose something. */
class KeptTest {
  /** Seat 1 makes all lose something; seat 2 has a Magister that keeps something for it. */
  private static Scene lost(String kept, String loses) {
    GloomOfKilforth game =
        OwnPack.instead(
            ImmutableMap.of(
                "Captain",
                OwnPack.titled(
                    "Captain",
                    "abilities: [{on: any-time, deed: true, cost: {veil: true}, effects: [{%s,"
                            .formatted(loses)
                        + " who: each-hero}}]}]"),
                "Magister",
                OwnPack.titled(
                    "Magister", "lasting: [{gives: {kept: {what: %s}}}]".formatted(kept))));
    return Scene.of(
            game,
            Setup.of(3),
            """
            turn-of: 1
            heroes:
              0: {at: frostmaw, gold: 0, fate: 0, ap: 0}
              1: {gold: 4, fate: 4, ap: 4, assets: [captain], hand: [farmer]}
              2: {gold: 4, fate: 4, ap: 4, assets: [magister], hand: [kobold]}
            """)
        .then("resolve captain");
  }

  @ParameterizedTest
  @CsvSource({"gold, fate", "ap, gold", "fate, ap"})
  @Shows("GOK-GAME-06")
  void isNotLost(String kept, String other) {
    String loses = "lose: {what: " + kept + ", amount: 2";

    assertThat(left(lost(kept, loses), 2, kept)).isEqualTo(4);
    assertThat(left(lost(kept, loses), 1, kept)).isEqualTo(2);
    assertThat(left(lost(other, loses), 2, kept)).isEqualTo(2);
  }

  private static int left(Scene scene, int seat, String what) {
    return switch (what) {
      case "gold" -> scene.hero(seat).gold();
      case "ap" -> scene.hero(seat).ap();
      default -> scene.hero(seat).fate();
    };
  }

  @Test
  @Shows("GOK-GAME-06")
  void rumoursAreNotDiscarded() {
    String loses = "give-up-cards: {what: rumours";

    assertThat(lost("rumours", loses).then("discard farmer").window()).isEqualTo("action");
    assertThat(lost("assets", loses).then("discard farmer").moves())
        .containsExactly("discard kobold");
  }

  @Test
  @Shows("GOK-GAME-06")
  void assetsAreNotSacrificed() {
    String loses = "give-up-cards: {what: assets";

    assertThat(lost("assets", loses).then("sacrifice captain").window()).isEqualTo("action");
    assertThat(lost("rumours", loses).then("sacrifice captain").moves())
        .containsExactly("sacrifice magister");
  }
}
