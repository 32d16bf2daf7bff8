package org.lawspeaker.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;

class EachMoveTest {
  record Take(Seat by, int card) implements Move {}

  record Rest(Seat by) implements Move {}

  record Draw(int card) {}

  private static final EachMove<Take> TAKES = EachMove.numbered(Take::new);
  private static final EachMove<Rest> RESTS = EachMove.seats(Rest::new);
  private static final EachMove<Draw> DRAWS = EachMove.nature(Draw::new);

  @ParameterizedTest
  @CsvSource({"0, 0", "0, 499", "1, 0", "3, 499", "0, 500", "0, 501", "2, 1999", "1, -1", "4, 0"})
  void aMoveIsWhatWasAskedForWithinTheRoomAndBeyond(int seat, int number) {
    assertThat(TAKES.of(Seat.of(seat), number)).isEqualTo(new Take(Seat.of(seat), number));
  }

  @Test
  void aMoveWithinTheRoomIsMadeOnce() {
    assertThat(TAKES.of(Seat.of(3), 499)).isSameAs(TAKES.of(Seat.of(3), 499));
    assertThat(RESTS.of(Seat.of(2))).isSameAs(RESTS.of(Seat.of(2)));
    assertThat(DRAWS.of(7)).isSameAs(DRAWS.of(7));
  }

  @Test
  void movesOfSeatsAloneAndOfNatureAreWhatWasAskedFor() {
    assertThat(RESTS.of(Seat.of(0))).isEqualTo(new Rest(Seat.of(0)));
    assertThat(RESTS.of(Seat.of(3))).isEqualTo(new Rest(Seat.of(3)));
    assertThat(RESTS.of(Seat.of(5))).isEqualTo(new Rest(Seat.of(5)));
    assertThat(DRAWS.of(499)).isEqualTo(new Draw(499));
    assertThat(DRAWS.of(500)).isEqualTo(new Draw(500));
  }
}
