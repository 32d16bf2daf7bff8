package org.lawspeaker.examples.connectfour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.examples.connectfour.Games.GAME;
import static org.lawspeaker.examples.connectfour.Games.after;
import static org.lawspeaker.examples.connectfour.Games.rows;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Problem;

class SoundnessTest {
  private static void assertProblems(Position position, String... messages) {
    assertThat(GAME.check(position)).extracting(Problem::message).containsExactly(messages);
  }

  @Test
  void findsNothingWrongWithWhatPlayReaches() {
    assertProblems(after());
    assertProblems(after(4, 4, 4, 3));
    assertProblems(after(1, 2, 1, 2, 1, 2, 1));
  }

  @Test
  void findsATurnTakenTwice() {
    String says = "the seats take turns, so x has as many discs as o or one more, not ";
    assertProblems(
        rows(".......", ".......", ".......", ".......", ".......", "xx....."),
        says + "2 more (C4-TURN-01)");
    assertProblems(
        rows(".......", ".......", ".......", ".......", ".......", "o......"),
        says + "-1 more (C4-TURN-01)");
  }

  @Test
  void findsADiscInTheAir() {
    assertProblems(
        rows(".......", ".......", ".......", ".......", "x......", "......."),
        "a disc has a free cell below it (C4-DROP-02)");
  }

  @Test
  void findsPlayAfterTheEnd() {
    assertProblems(
        rows(".......", ".......", "x......", "xo.....", "xo.....", "xo....o"),
        "the seat to move has four in line already: the game ended before (C4-END-01)");
  }

  @Test
  void findsDiscsWhereNoneCanBe() {
    assertProblems(new Position(1, 1), "two discs in one cell (C4-DROP-02)");
    assertProblems(
        new Position(0b1111111, 0b0111111L << 7),
        "a disc outside the grid (C4-SETUP-01)",
        "the seat to move has four in line already: the game ended before (C4-END-01)");
  }
}
