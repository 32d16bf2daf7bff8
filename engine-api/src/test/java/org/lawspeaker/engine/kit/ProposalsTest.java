package org.lawspeaker.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;

/** Moves that a step proposes, kept if nothing forbids them. */
class ProposalsTest {
  private static final Citation CLAUSE = Citation.of("TST-ODD-01");

  private record Number(Seat by, int value) implements Move {}

  /** Proposes so many numbers to each of two seats; odd ones are forbidden, unless vouched for. */
  private record Counting(int count, boolean vouches) implements Step<String, Number> {
    @Override
    public void propose(String table, Proposals<Number> moves) {
      for (int value = 0; value < count; value++) {
        for (int seat = 0; seat < 2; seat++) {
          Number move = new Number(Seat.of(seat), value);
          if (vouches) {
            moves.addLegal(move);
          } else {
            moves.add(move);
          }
        }
      }
    }

    @Override
    public void judge(String table, Number move, Faults faults) {
      if (move.value() % 2 == 1) {
        faults.add(CLAUSE, "odd");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 9})
  void keepsInOrderWhatNothingForbids(int count) {
    ImmutableList<Number> kept = Proposals.of(new Counting(count, false), "", Seat.of(1));

    assertThat(kept)
        .extracting(Number::value)
        .containsExactlyElementsOf(
            IntStream.range(0, count).filter(value -> value % 2 == 0).boxed().toList());
    assertThat(kept).extracting(Number::by).allMatch(Seat.of(1)::equals);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4})
  void keepsAllThatTheStepVouchesForOfBothSeats(int count) {
    assertThat(Proposals.of(new Counting(count, true), ""))
        .extracting(Number::value)
        .containsExactlyElementsOf(
            IntStream.range(0, 2 * count).map(each -> each / 2).boxed().toList());
  }
}
