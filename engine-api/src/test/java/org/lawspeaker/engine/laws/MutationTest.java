package org.lawspeaker.engine.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
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

  /** A move with a part of every plain kind. */
  private record Plain(Seat by, int card, boolean open, Suit suit) implements Move {}

  private enum Suit {
    CUPS,
    COINS,
    SWORDS
  }

  /** A move without a part. */
  private record Empty() implements Move {
    @Override
    public Seat by() {
      return Seat.of(0);
    }
  }

  /** A move that is no record. */
  private static final class Opaque implements Move {
    @Override
    public Seat by() {
      return Seat.of(0);
    }
  }

  /** A move that allows only some cards. */
  private record Even(Seat by, int card) implements Move {
    Even {
      if (card % 2 != 0) {
        throw new IllegalArgumentException("an odd card: " + card);
      }
    }
  }

  private static final Plain PLAIN = new Plain(Seat.of(0), 4, false, Suit.CUPS);

  private static Stream<Plain> plainMutants(Plain donor) {
    SplittableRandom random = new SplittableRandom(1);
    return Stream.generate(() -> Mutation.of(PLAIN, donor, 3, random).orElseThrow()).limit(500);
  }

  private static <M extends Move> Optional<M> mutant(M move) {
    return Mutation.of(move, move, 2, new SplittableRandom(1));
  }

  @Test
  void everyPlainPartChangesALittle() {
    assertThat(plainMutants(PLAIN))
        .contains(
            new Plain(Seat.of(1), 4, false, Suit.CUPS),
            new Plain(Seat.of(2), 4, false, Suit.CUPS),
            new Plain(Seat.of(0), 3, false, Suit.CUPS),
            new Plain(Seat.of(0), 5, false, Suit.CUPS),
            new Plain(Seat.of(0), 4, true, Suit.CUPS),
            new Plain(Seat.of(0), 4, false, Suit.COINS),
            new Plain(Seat.of(0), 4, false, Suit.SWORDS));
  }

  @Test
  void aDonorGivesOneOfItsParts() {
    assertThat(plainMutants(new Plain(Seat.of(0), 40, false, Suit.CUPS)))
        .contains(new Plain(Seat.of(0), 40, false, Suit.CUPS));
  }

  @Test
  void onlyOnePartChanges() {
    assertThat(plainMutants(new Plain(Seat.of(1), 40, true, Suit.SWORDS)))
        .allSatisfy(
            move ->
                assertThat(
                        Stream.of(
                                move.by().equals(PLAIN.by()),
                                move.card() == PLAIN.card(),
                                move.open() == PLAIN.open(),
                                move.suit() == PLAIN.suit())
                            .filter(same -> same))
                    .hasSizeGreaterThanOrEqualTo(3));
  }

  @Test
  void aMoveThatCannotBeChangedHasNoMutant() {
    assertThat(mutant(new Empty())).isEmpty();
    assertThat(mutant(new Opaque())).isEmpty();
  }

  @Test
  void aMoveMayRefuseAChange() {
    SplittableRandom random = new SplittableRandom(1);
    Even move = new Even(Seat.of(0), 2);

    assertThat(Stream.generate(() -> Mutation.of(move, move, 2, random)).limit(100))
        .contains(Optional.empty(), Optional.of(new Even(Seat.of(1), 2)));
  }
}
