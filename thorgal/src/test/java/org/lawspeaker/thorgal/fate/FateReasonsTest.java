package org.lawspeaker.thorgal.fate;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.table.Span;

/** Why a player who is not asked in Gods Fate may take nothing. */
class FateReasonsTest {
  @Shows({"THO-FATE-04", "THO-FATE-06", "THO-FATE-13", "THO-Q-15"})
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          draw, fill 1 | ann: draw   | THO-FATE-13
          draw, fill 1 | ann: fill 1 | THO-FATE-06
          draw, fill 0 | ann: draw   | THO-FATE-06
          draw, fill 0 | ann: fill 1 | THO-FATE-06
          fill 7       | ann: draw   | THO-FATE-04, THO-FATE-13
          fill 7       | ann: fill 1 | THO-FATE-04
          draw         | ben: draw   | THO-Q-15
          draw         | ben: fill 1 | THO-Q-15
          """)
  void tellsOneWhoIsNotAskedWhyNothingMayBeTaken(String before, String move, String clauses) {
    Position.at(RoundStep.DRAWING)
        .begins()
        .plays(before.split(", "))
        .refuses(move, clauses.split(", "));
  }

  @Shows({"THO-FATE-04", "THO-FATE-06", "THO-GEN-03"})
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          fill 1, fill 0 | ann: draw   | THO-FATE-06
          fill 1, fill 0 | ann: fill 1 | THO-FATE-06
          fill 7         | ann: draw   | THO-FATE-04
          """)
  void tellsOneWhoMayDrawAfterThePoolOnlyThatNoPointsAreLeft(
      String before, String move, String clauses) {
    Position.at(RoundStep.DRAWING)
        .inForce(Position.ANN, "pool-first", Span.ROUND)
        .begins()
        .plays(before.split(", "))
        .refuses(move, clauses.split(", "));
  }
}
