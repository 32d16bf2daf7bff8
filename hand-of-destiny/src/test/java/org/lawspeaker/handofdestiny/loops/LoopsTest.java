package org.lawspeaker.handofdestiny.loops;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.handofdestiny.HandOfDestinyProvider;
import org.lawspeaker.testkit.coverage.Shows;

/** No hero has abilities that give without end. */
class LoopsTest {
  /** The loops of the reference pack in which Lysa's free ability does this. */
  private static ImmutableList<Problem> lysa(String effects) {
    String pack =
        "extends: reference\nname: loop\nversion: '1'\n"
            + "replace: {heroes: {Lysa: {left: {Eagle Eye: {effects: ["
            + effects
            + "]}}}}}";
    return HandOfDestinyProvider.read(new PackText("loop.yaml", pack)).orThrow().loops();
  }

  @Test
  @Shows("HOD-Q-88")
  void noShippedHeroHasALoop() {
    assertThat(new HandOfDestinyProvider().game().loops()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"rotate-next-wave", "{damage: {amount: 1}}", "{one-of: [rotate, flip]}"})
  void whatGivesAgainAndAgainForNothingIsFound(String effect) {
    assertThat(lysa(effect))
        .extracting(Problem::toString)
        .containsExactly("hero Lysa: Eagle Eye can be used without end (HOD-Q-88)");
  }

  @Test
  @Shows("HOD-Q-48")
  void whatOnlyBringsBackWhatWasIsNone() {
    assertThat(lysa("{turn-strength: {which: chosen, turn: flip}}")).isEmpty();
  }
}
