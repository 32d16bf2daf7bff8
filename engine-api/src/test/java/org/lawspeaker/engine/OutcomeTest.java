package org.lawspeaker.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Outcome.Result;

class OutcomeTest {
  private static final Citation END = Citation.of("PEB-END-01");
  private static final ImmutableList<Result> RESULTS =
      ImmutableList.of(Result.LOST, Result.WON, Result.DREW, Result.WON);

  @Test
  void saysHowItEndedForEachSeat() {
    Outcome outcome = Outcome.of(RESULTS, "the heap is empty", END);

    assertThat(outcome.resultOf(Seat.of(0))).isEqualTo(Result.LOST);
    assertThat(outcome.resultOf(Seat.of(2))).isEqualTo(Result.DREW);
    assertThat(outcome.winners()).containsExactly(Seat.of(1), Seat.of(3));
  }

  @Test
  void withoutScoresEverySeatHasNone() {
    assertThat(Outcome.of(RESULTS, "the heap is empty", END).scores()).containsExactly(0, 0, 0, 0);
  }

  @Test
  void hasOneResultAndOneScoreForEachSeat() {
    assertThatThrownBy(() -> new Outcome(RESULTS, ImmutableList.of(1), "over", END))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("one result and one score for each seat: [LOST, WON, DREW, WON] and [1]");
    assertThatThrownBy(() -> Outcome.of(ImmutableList.of(), "over", END))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void whereOneSeatHasWonAllOthersHaveLost() {
    Outcome outcome = Outcome.wonBy(Seat.of(1), 3, "the last coin is taken", END);

    assertThat(outcome.results())
        .containsExactly(Outcome.Result.LOST, Outcome.Result.WON, Outcome.Result.LOST);
    assertThat(outcome.scores()).containsExactly(0, 0, 0);
    assertThat(outcome.winners()).containsExactly(Seat.of(1));
  }
}
