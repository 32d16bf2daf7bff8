package org.lawspeaker.engine.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;

class ValueSpreadTest {
  private static final Seat FIRST = Seat.of(0);
  private static final Seat SECOND = Seat.of(1);

  private final ValueSpread spread = new ValueSpread();

  @Test
  void isOneWhileAllValuesAreEqual() {
    assertThat(spread.deviation(FIRST)).isEqualTo(1);

    spread.seen(FIRST, 0.25);
    spread.seen(FIRST, 0.25);
    assertThat(spread.deviation(FIRST)).isEqualTo(1);
  }

  @Test
  void isTheStandardDeviationOfTheValues() {
    for (double value : new double[] {0.2, 0.4, 0.4, 0.4, 0.5, 0.5, 0.7, 0.9}) {
      spread.seen(FIRST, value);
    }
    assertThat(spread.deviation(FIRST)).isCloseTo(0.2, within(1e-12));
  }

  @Test
  void isOfEachSeatAlone() {
    spread.seen(FIRST, 0.1);
    spread.seen(SECOND, 0.9);
    assertThat(spread.deviation(FIRST)).isEqualTo(1);

    spread.seen(SECOND, 0.5);
    assertThat(spread.deviation(FIRST)).isEqualTo(1);
    assertThat(spread.deviation(SECOND)).isCloseTo(0.2, within(1e-12));
  }
}
