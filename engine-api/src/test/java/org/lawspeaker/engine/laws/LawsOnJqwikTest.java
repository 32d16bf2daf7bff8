package org.lawspeaker.engine.laws;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.duel.BrokenDuel;
import org.lawspeaker.engine.duel.DuelState;

class LawsOnJqwikTest implements LawsOnJqwik {
  @Override
  public Laws<?, ?, ?> laws() {
    return Laws.of(
        new BrokenDuel() {
          @Override
          public ImmutableList<Problem> check(DuelState state) {
            return state.phase() == DuelState.Phase.STAKE
                ? ImmutableList.of(new Problem("phase", "forbidden"))
                : super.check(state);
          }
        });
  }

  @Test
  void failsWithTheCounterexample() {
    PlayoutChoices dealt = new PlayoutChoices(0, List.of(1, 2, 3, 4, 5, 6));
    assertThatThrownBy(() -> hold(dealt))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("law positions-are-sound is broken")
        .hasMessageContaining("found:    [phase: forbidden]")
        .hasMessageContaining("choices: [1, 2, 3, 4, 5, 6]");
  }

  @Test
  void passesWhereNoLawIsBroken() {
    PlayoutChoices dealing = new PlayoutChoices(0, List.of(1, 2, 3, 4, 5));
    assertThatCode(() -> hold(dealing)).doesNotThrowAnyException();
  }
}
