package org.lawspeaker.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;

class TurnOrderTest {
  private static final Seat ANN = Seat.of(0);
  private static final Seat BEN = Seat.of(1);
  private static final Seat CLO = Seat.of(2);
  private static final Seat DAN = Seat.of(3);
  private static final TurnOrder FOUR = TurnOrder.of(4);

  @Test
  void goesRoundTheTable() {
    assertThat(FOUR.current()).isEqualTo(ANN);
    assertThat(FOUR.next().current()).isEqualTo(BEN);
    assertThat(TurnOrder.of(4, DAN).next()).isEqualTo(FOUR);
  }

  @Test
  void goesRoundTheOtherWayWhenReversed() {
    assertThat(FOUR.reversed().next().current()).isEqualTo(DAN);
    assertThat(FOUR.reversed().reversed()).isEqualTo(FOUR);
    assertThat(FOUR.reversed().remaining()).containsExactly(ANN, DAN, CLO, BEN);
  }

  @Test
  void passesOverEliminatedSeatsForGood() {
    TurnOrder order = FOUR.eliminate(BEN).eliminate(CLO);
    assertThat(order.next().current()).isEqualTo(DAN);
    assertThat(order.next().next().current()).isEqualTo(ANN);
    assertThat(order.isIn(BEN)).isFalse();
    assertThat(order.isIn(DAN)).isTrue();
    assertThat(order.isIn(Seat.of(4))).isFalse();
    assertThat(order.left()).isEqualTo(2);
    assertThat(order.withCurrent(DAN).remaining()).containsExactly(DAN, ANN);
  }

  @Test
  void anEliminatedSeatKeepsTheTurnUntilItPassesOn() {
    TurnOrder order = FOUR.eliminate(ANN);
    assertThat(order.current()).isEqualTo(ANN);
    assertThat(order.remaining()).containsExactly(BEN, CLO, DAN);
    assertThat(order.next().current()).isEqualTo(BEN);
  }

  @Test
  void theLastSeatFollowsItself() {
    TurnOrder order = FOUR.eliminate(ANN).eliminate(BEN).eliminate(DAN);
    assertThat(order.next().current()).isEqualTo(CLO);
    assertThat(order.next().next().current()).isEqualTo(CLO);
    assertThatThrownBy(() -> order.eliminate(CLO).next()).hasMessage("all seats are eliminated");
  }

  @Test
  void skipsASeatOnce() {
    TurnOrder order = FOUR.skip(BEN).skip(CLO);
    assertThat(order.next().current()).isEqualTo(DAN);
    assertThat(order.next().skipping()).isZero();
    assertThat(order.next().withCurrent(ANN).next().current()).isEqualTo(BEN);
  }

  @Test
  void aTableOfSkippedSeatsGoesOnWithTheFirst() {
    TurnOrder order = TurnOrder.of(2).skip(ANN).skip(BEN);
    assertThat(order.next()).isEqualTo(TurnOrder.of(2, BEN));
  }

  @Test
  void eliminationEndsASkip() {
    assertThat(FOUR.skip(BEN).skip(CLO).eliminate(BEN).skipping()).isEqualTo(4);
  }

  @Test
  void asksWhoComesAfterAnySeat() {
    assertThat(FOUR.eliminate(DAN).after(CLO)).isEqualTo(ANN);
    assertThat(FOUR.skip(DAN).after(CLO)).isEqualTo(DAN);
  }

  @Test
  void seatsAsManyAsThereAre() {
    TurnOrder full = TurnOrder.of(Seat.MOST, Seat.of(63)).eliminate(Seat.of(62));
    assertThat(full.left()).isEqualTo(63);
    assertThat(full.next().current()).isEqualTo(ANN);
    assertThat(full.skip(Seat.of(63)).skipping()).isEqualTo(Long.MIN_VALUE);
  }

  @Test
  void refusesSeatsThatAreNotAtTheTable() {
    assertThatThrownBy(() -> TurnOrder.of(0)).hasMessage("seat 0 at a table of 0");
    assertThatThrownBy(() -> TurnOrder.of(65)).hasMessage("seat 0 at a table of 65");
    assertThatThrownBy(() -> FOUR.withCurrent(Seat.of(4))).hasMessage("seat 4 at a table of 4");
    assertThatThrownBy(() -> FOUR.skip(Seat.of(4)))
        .hasMessage("only 4 seats can be out or skipped");
    assertThatThrownBy(() -> FOUR.eliminate(Seat.of(4)))
        .hasMessage("only 4 seats can be out or skipped");
  }
}
