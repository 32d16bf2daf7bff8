package org.lawspeaker.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import org.junit.jupiter.api.Test;

class EventTest {
  private static final Seat FIRST = Seat.of(0);
  private static final Seat SECOND = Seat.of(1);
  private static final Citation CLAUSE = Citation.of("ABC-DRAW-01");

  private static final Event OPEN = Event.open(CLAUSE, "drawn", "A card.", ImmutableMap.of());
  private static final Event SECRET =
      Event.secret(CLAUSE, "drawn", "A 6.", ImmutableMap.of("card", "6"), ImmutableSet.of(FIRST));
  private static final Event MASK =
      Event.masking(CLAUSE, "drawn", "A card.", ImmutableMap.of(), ImmutableSet.of(FIRST));

  @Test
  void everybodyIsToldWhatIsOpen() {
    assertThat(OPEN.isOpenTo(FIRST)).isTrue();
    assertThat(OPEN.isOpenTo(Onlooker.SPECTATOR)).isTrue();
    assertThat(OPEN.isOpenTo(Onlooker.ARBITER)).isTrue();
  }

  @Test
  void aSecretIsToldToItsAudienceAndTheArbiter() {
    assertThat(SECRET.isOpenTo(FIRST)).isTrue();
    assertThat(SECRET.isOpenTo(SECOND)).isFalse();
    assertThat(SECRET.isOpenTo(Onlooker.SPECTATOR)).isFalse();
    assertThat(SECRET.isOpenTo(Onlooker.ARBITER)).isTrue();
  }

  @Test
  void whoIsToldMoreIsNotToldTheMask() {
    assertThat(MASK.isOpenTo(FIRST)).isFalse();
    assertThat(MASK.isOpenTo(SECOND)).isTrue();
    assertThat(MASK.isOpenTo(Onlooker.SPECTATOR)).isTrue();
    assertThat(MASK.isOpenTo(Onlooker.ARBITER)).isFalse();
  }

  @Test
  void whatMasksASecretIsNoSecretItself() {
    assertThatThrownBy(() -> SECRET.withToldMore(SECOND))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("what masks a secret is for all others, not only for [seat 0]: A 6.");
    assertThatThrownBy(() -> MASK.withAudience(FIRST)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void secretsAndMasksHaveSomebody() {
    assertThatThrownBy(
            () -> Event.secret(CLAUSE, "drawn", "A 6.", ImmutableMap.of(), ImmutableSet.of()))
        .hasMessage("a secret that nobody shares is not an event: A 6.");
    assertThatThrownBy(
            () -> Event.masking(CLAUSE, "drawn", "A card.", ImmutableMap.of(), ImmutableSet.of()))
        .hasMessage("nobody is told more of it: A card.");
  }
}
