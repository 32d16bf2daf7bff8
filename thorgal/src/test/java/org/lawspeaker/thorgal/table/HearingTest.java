package org.lawspeaker.thorgal.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.thorgal.state.Phase;
import org.lawspeaker.thorgal.state.RoundStep;

/** What sets effects off. */
class HearingTest {
  private static Trigger trigger(Occasion on, Optional<Phase> phase, Optional<RoundStep> step) {
    return new Trigger(
        on,
        Trigger.Whose.SELF,
        Optional.empty(),
        phase,
        step,
        Works.DESTINY,
        ImmutableList.of(),
        false,
        ImmutableList.of());
  }

  private static Hearing of(Trigger... triggers) {
    return Hearing.of(ImmutableList.copyOf(triggers));
  }

  @Test
  void effectsHearWhatSetsThemOffAndNothingElse() {
    Hearing drawn = of(trigger(Occasion.DRAWN, Optional.empty(), Optional.empty()));

    for (Occasion occasion : Occasion.values()) {
      assertThat(drawn.hears(occasion)).isEqualTo(occasion == Occasion.DRAWN);
    }
    for (RoundStep step : RoundStep.values()) {
      assertThat(drawn.hears(Occasion.STEP_STARTS, step)).isFalse();
    }
  }

  @Test
  void anEffectHearsTheStepThatItNames() {
    Hearing upkeep =
        of(trigger(Occasion.STEP_ENDS, Optional.empty(), Optional.of(RoundStep.UPKEEP)));

    for (RoundStep step : RoundStep.values()) {
      assertThat(upkeep.hears(Occasion.STEP_ENDS, step)).isEqualTo(step == RoundStep.UPKEEP);
      assertThat(upkeep.hears(Occasion.STEP_STARTS, step)).isFalse();
      assertThat(upkeep.hears(Occasion.PHASE_ENDS, step)).isFalse();
    }
  }

  @Test
  void anEffectHearsThePhaseThatItNames() {
    Hearing journey =
        of(trigger(Occasion.PHASE_STARTS, Optional.of(Phase.JOURNEY), Optional.empty()));

    for (RoundStep step : RoundStep.values()) {
      assertThat(journey.hears(Occasion.PHASE_STARTS, step))
          .isEqualTo(step.phase() == Phase.JOURNEY);
    }
  }

  @Test
  void anEffectThatNamesNoStepHearsAllOfThem() {
    Hearing all = of(trigger(Occasion.STEP_STARTS, Optional.empty(), Optional.empty()));

    for (RoundStep step : RoundStep.values()) {
      assertThat(all.hears(Occasion.STEP_STARTS, step)).isTrue();
    }
  }

  @Test
  void allStepsAreCounted() {
    assertThat(RoundStep.values()).hasSize(RoundStep.COUNT);
  }
}
