package org.lawspeaker.engine.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;

class MutationTest {
  /** A move with lists. */
  private record Laying(Seat by, Pile cards, ImmutableList<Integer> places) implements Move {}

  private static final Laying MOVE = new Laying(Seat.of(0), Pile.of(3, 5), ImmutableList.of(1, 2));

  private static Stream<Laying> mutants() {
    SplittableRandom random = new SplittableRandom(1);
    return Stream.generate(() -> Mutation.of(MOVE, MOVE, 2, random).orElseThrow()).limit(2_000);
  }

  @Test
  void aListBecomesShorterAndLongerAndOther() {
    assertThat(mutants().map(move -> move.places().size())).contains(1, 2, 3);
    assertThat(mutants().map(Laying::places)).contains(ImmutableList.of(1, 3));
  }

  @Test
  void aPileBecomesShorterAndLongerAndOther() {
    assertThat(mutants().map(Laying::cards))
        .contains(Pile.of(3), Pile.of(5), Pile.of(3, 5, 5), Pile.of(4, 5));
  }
}
