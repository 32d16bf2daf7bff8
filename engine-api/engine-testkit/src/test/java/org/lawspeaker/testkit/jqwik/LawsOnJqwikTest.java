package org.lawspeaker.testkit.jqwik;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.laws.Honest;
import org.lawspeaker.engine.laws.Laws;
import org.lawspeaker.testkit.wager.WagerProvider;
import org.lawspeaker.testkit.wager.WagerState;

class LawsOnJqwikTest implements LawsOnJqwik {
  @Override
  public Laws<?, ?, ?> laws() {
    return Laws.of(
        new Honest<>(WagerProvider.GAME) {
          @Override
          public ImmutableList<Problem> check(WagerState state) {
            return state.wager() == 1
                ? ImmutableList.of(new Problem("/wager", "forbidden"))
                : super.check(state);
          }
        });
  }

  @Test
  void failsWithTheCounterexample() {
    PlayoutChoices dealt = PlayoutChoices.of(0, List.of(1, 2, 0));
    assertThatThrownBy(() -> hold(dealt))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("law positions-are-sound is broken")
        .hasMessageContaining("found:    [/wager: forbidden]")
        .hasMessageContaining("choices: [1, 2, 0]");
  }

  @Test
  void passesWhereNoLawIsBroken() {
    PlayoutChoices dealing = PlayoutChoices.of(0, List.of(1, 2, 1));
    assertThatCode(() -> hold(dealing)).doesNotThrowAnyException();
  }
}
