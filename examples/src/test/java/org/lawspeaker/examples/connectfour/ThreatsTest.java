package org.lawspeaker.examples.connectfour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.lawspeaker.examples.connectfour.Games.GAME;
import static org.lawspeaker.examples.connectfour.Games.after;
import static org.lawspeaker.examples.connectfour.Games.rows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.Seat;

class ThreatsTest {
  private static double value(Position position, int seat) {
    double value = GAME.evaluate(position, Seat.of(seat));
    assertThat(value + GAME.evaluate(position, Seat.of(1 - seat))).isCloseTo(1, within(1e-12));
    return value;
  }

  @ParameterizedTest
  @CsvSource({"xxx....,3", ".xxx...,0 4", "xx.x...,2", "x.xx...,1", "...xxx.,2 6", "xxxo...,"})
  void findsTheCellsThatWouldMakeFour(String row, String columns) {
    long expected = 0;
    for (String column : columns == null ? new String[0] : columns.split(" ")) {
      expected |= 1L << (7 * Integer.parseInt(column));
    }
    Position position = rows(".......", ".......", ".......", ".......", ".......", row);
    assertThat(Threats.completing(position, 0)).isEqualTo(expected);
  }

  @Test
  void findsThemInColumnsAndDiagonalsButNotAboveTheGrid() {
    assertThat(Threats.completing(after(1, 2, 1, 2, 1), 0)).isEqualTo(1L << 3);
    Position full = rows("x......", "x......", "x......", "o......", "o......", "o......");
    assertThat(Threats.completing(full, 0)).isZero();
    Position slopes = rows("...x...", "..x....", ".x.....", ".......", ".......", ".......");
    assertThat(Threats.completing(slopes, 0)).isEqualTo(1L << 2);
  }

  @Test
  void whoCanMakeFourNextStandsBest() {
    assertThat(value(after(1, 2, 1, 2, 1, 3), 0)).isCloseTo(0.97, within(1e-12));
    assertThat(value(after(1, 2, 1, 2, 1, 3), 1)).isCloseTo(0.03, within(1e-12));
  }

  @Test
  void countsThreatsAndTheMiddle() {
    assertThat(value(after(), 0)).isEqualTo(0.5);
    assertThat(value(after(4), 0)).isCloseTo(0.515, within(1e-12));
    assertThat(value(after(1, 2, 1, 2, 1), 0)).isCloseTo(0.56, within(1e-12));
  }

  @Test
  void theEndIsNoOpinion() {
    assertThat(value(after(1, 2, 1, 2, 1, 2, 1), 0)).isEqualTo(1);
    Position drawn = rows("xxooxxo", "ooxxoox", "xxooxxo", "ooxxoox", "xxooxxo", "ooxxoox");
    assertThat(value(drawn, 0)).isEqualTo(0.5);
  }
}
