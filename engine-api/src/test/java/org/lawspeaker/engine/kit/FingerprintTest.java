package org.lawspeaker.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.time.DayOfWeek;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.lawspeaker.engine.Seat;

class FingerprintTest {
  private record One(int number) {}

  private record Other(int number) {}

  private record Two(Object first, Object second) {}

  private record Wide(byte tiny, short small, long large, boolean yes) {}

  private record Letter(char letter) {}

  private record Chain(One one, Optional<Chain> rest) {}

  private static long of(Object value) {
    return Fingerprint.of(value).orElseThrow();
  }

  /** Each of these is another value. */
  static ImmutableList<ImmutableList<Object>> kinds() {
    return ImmutableList.of(
        ImmutableList.of(0, 1, -1, 1L << 40, Integer.MAX_VALUE),
        ImmutableList.of("", "a", "b", "ab", "ba"),
        ImmutableList.of(true, false),
        ImmutableList.of(DayOfWeek.MONDAY, DayOfWeek.SUNDAY),
        ImmutableList.of(new One(1), new One(2), new Other(1)),
        ImmutableList.of(
            new Wide((byte) 1, (short) 2, 3, true),
            new Wide((byte) 2, (short) 2, 3, true),
            new Wide((byte) 1, (short) 3, 3, true),
            new Wide((byte) 1, (short) 2, 4, true),
            new Wide((byte) 1, (short) 2, 3, false)),
        ImmutableList.of(
            new Chain(new One(1), Optional.empty()),
            new Chain(new One(2), Optional.empty()),
            new Chain(new One(1), Optional.of(new Chain(new One(2), Optional.empty())))),
        ImmutableList.of(Optional.empty(), Optional.of(0), Optional.of(1)),
        ImmutableList.of(
            ImmutableList.of(),
            ImmutableList.of(1, 2),
            ImmutableList.of(2, 1),
            ImmutableList.of(1, 2, 0)),
        ImmutableList.of(ImmutableSet.of(), ImmutableSet.of(1), ImmutableSet.of(1, 2)),
        ImmutableList.of(
            ImmutableMap.of(), ImmutableMap.of(1, 2), ImmutableMap.of(2, 1), ImmutableMap.of(1, 3)),
        ImmutableList.of(new Two(Pile.of(1), Pile.of(2)), new Two(Pile.of(1, 2), Pile.empty())),
        ImmutableList.of(Pile.empty(), Pile.of(1, 2), Pile.of(2, 1), Pile.of(1, 2, 0)),
        ImmutableList.of(Bag.empty(), Bag.of(1, 2), Bag.of(1, 1, 2)),
        ImmutableList.of(Seats.none(), Seats.of(ImmutableList.of(Seat.of(1)))),
        ImmutableList.of(
            Agenda.empty(),
            Agenda.of(ImmutableList.of("a", "b")),
            Agenda.of(ImmutableList.of("b", "a"))));
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void differsForOtherValues(ImmutableList<Object> values) {
    Set<Long> seen = new HashSet<>();
    assertThat(values).allSatisfy(value -> assertThat(seen.add(of(value))).isTrue());
  }

  @Test
  void isTheSameForEqualValuesHoweverTheyWereMade() {
    assertThat(of(ImmutableSet.of(1, 2))).isEqualTo(of(ImmutableSet.of(2, 1)));
    assertThat(of(ImmutableMap.of(1, 2, 3, 4))).isEqualTo(of(ImmutableMap.of(3, 4, 1, 2)));
    assertThat(of(Bag.of(2, 1))).isEqualTo(of(Bag.of(1, 2)));
    assertThat(of(Agenda.of(ImmutableList.of("a", "b")).pop())).isEqualTo(of(Agenda.of("a")));
  }

  @Test
  void tellsWhoKnowsACardOfADeckAndWhich() {
    Deck deck = Deck.shuffled(Bag.of(1, 2, 3));
    Deck seen = deck.reveal(0, 2, 1);
    assertThat(of(seen)).isNotEqualTo(of(deck)).isNotEqualTo(of(deck.reveal(0, 3, 1)));
    assertThat(of(seen)).isNotEqualTo(of(deck.reveal(0, 2, Deck.EVERYBODY)));
    assertThat(of(seen)).isEqualTo(of(Deck.shuffled(Bag.of(3, 2, 1)).reveal(0, 2, 1)));
  }

  @Test
  void isTheSameOnEveryMachine() {
    assertThat(of(new Two(Pile.of(3, 5), ImmutableList.of("a", DayOfWeek.MONDAY, true))))
        .isEqualTo(8673967633221128301L);
  }

  @Test
  void isNotMadeOfWhatItDoesNotKnow() {
    assertThat(Fingerprint.of(new Object())).isEmpty();
    assertThat(Fingerprint.of(new Two(1, new Object()))).isEmpty();
    assertThat(Fingerprint.of(new Letter('a'))).isEmpty();
    assertThat(Fingerprint.of(ImmutableSet.of(new Object()))).isEmpty();
  }

  @Test
  void manyStatesOfSmallNumbersDiffer() {
    Set<Long> seen = new HashSet<>();
    for (int i = 0; i < 100; i++) {
      for (int j = 0; j < 100; j++) {
        for (int k = 0; k < 20; k++) {
          seen.add(of(new Two(new Two(i, j), k)) >>> 16);
        }
      }
    }
    assertThat(seen).hasSize(200_000);
  }
}
