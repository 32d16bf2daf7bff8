package org.lawspeaker.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;

class SeatsTest {
  private static final Seat ANN = Seat.of(0);
  private static final Seat CLO = Seat.of(2);
  private static final Seat FAR = Seat.of(63);
  private static final Seats THREE = Seats.of(List.of(FAR, CLO, ANN, CLO));

  @Test
  void holdsEachSeatOnceInAscendingOrder() {
    assertThat(THREE).containsExactly(ANN, CLO, FAR).hasToString("[seat 0, seat 2, seat 63]");
    assertThat(THREE.asSet()).containsExactly(ANN, CLO, FAR);
    assertThat(THREE.size()).isEqualTo(3);
    assertThat(Seats.none()).isEmpty();
  }

  @Test
  void knowsWhoIsInIt() {
    assertThat(THREE.contains(CLO)).isTrue();
    assertThat(THREE.contains(Seat.of(1))).isFalse();
    assertThat(THREE.containsAll(Seats.none().with(ANN).with(FAR))).isTrue();
    assertThat(Seats.none().with(ANN).containsAll(THREE)).isFalse();
  }

  @Test
  void takesAndLosesSeats() {
    assertThat(Seats.none().with(CLO).with(CLO)).containsExactly(CLO);
    assertThat(THREE.without(Seats.none().with(CLO).with(Seat.of(1)))).containsExactly(ANN, FAR);
  }

  @Test
  void countsThoseBefore() {
    assertThat(THREE.before(ANN)).isZero();
    assertThat(THREE.before(Seat.of(1))).isEqualTo(1);
    assertThat(THREE.before(FAR)).isEqualTo(2);
  }

  @Test
  void isEqualByItsSeats() {
    assertThat(THREE)
        .isEqualTo(Seats.none().with(ANN).with(CLO).with(FAR))
        .hasSameHashCodeAs(Seats.none().with(ANN).with(CLO).with(FAR))
        .isNotEqualTo(Seats.none().with(ANN))
        .isNotEqualTo(List.of(ANN, CLO, FAR));
  }
}
