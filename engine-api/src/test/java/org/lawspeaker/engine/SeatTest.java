package org.lawspeaker.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class SeatTest {
  @Test
  void isNumberedFromNothingToSixtyThree() {
    assertThat(Seat.of(0).index()).isZero();
    assertThat(Seat.of(63).index()).isEqualTo(63);
    assertThat(Seat.of(5)).isEqualTo(new Seat(5)).hasToString("seat 5");
  }

  @Test
  void thereIsNoOther() {
    assertThatThrownBy(() -> Seat.of(-1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a seat is 0 to 63, not -1");
    assertThatThrownBy(() -> Seat.of(64))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a seat is 0 to 63, not 64");
  }

  @Test
  void isOrderedByItsNumber() {
    assertThat(Seat.of(1)).isLessThan(Seat.of(2)).isGreaterThan(Seat.of(0));
  }

  @Test
  void isTheSameObjectEveryTime() {
    assertThat(Seat.of(0)).isSameAs(Seat.of(0));
    assertThat(Seat.of(63)).isSameAs(Seat.of(63));
  }

  @Test
  void signsTheTextOfAMove() {
    assertThat(Seat.of(2).signed("pass")).isEqualTo("seat 2: pass");
    assertThat(Seat.of(2).unsigned("seat 2: pass")).isEqualTo("pass");
  }

  @Test
  void leavesATextThatIsNotSignedOrSignedByAnotherAsItIs() {
    assertThat(Seat.of(2).unsigned("pass")).isEqualTo("pass");
    assertThat(Seat.of(2).unsigned("seat 20: pass")).isEqualTo("seat 20: pass");
    assertThat(Seat.of(2).unsigned("seat 1: seat 2: pass")).isEqualTo("seat 1: seat 2: pass");
  }
}
