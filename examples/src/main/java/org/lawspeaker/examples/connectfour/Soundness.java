package org.lawspeaker.examples.connectfour;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Problem;

/** What is impossible about an arranged position. */
final class Soundness {
  private Soundness() {}

  static ImmutableList<Problem> check(Position position) {
    ImmutableList.Builder<Problem> problems = ImmutableList.builder();
    if ((position.first() & position.second()) != 0) {
      problems.add(new Problem("rows", "two discs in one cell (" + Clauses.REST + ")"));
    }
    if ((position.occupied() & ~Position.GRID) != 0) {
      problems.add(new Problem("rows", "a disc outside the grid (" + Clauses.GRID + ")"));
    }
    int more = Long.bitCount(position.first()) - Long.bitCount(position.second());
    if (more != 0 && more != 1) {
      problems.add(
          new Problem(
              "rows",
              "the seats take turns, so x has as many discs as o or one more, not "
                  + more
                  + " more ("
                  + Clauses.TURNS
                  + ")"));
    }
    if (floats(position.occupied())) {
      problems.add(new Problem("rows", "a disc has a free cell below it (" + Clauses.REST + ")"));
    }
    if (Lines.hasFour(position.discsOf(position.turn()))) {
      problems.add(
          new Problem(
              "rows",
              "the seat to move has four in line already: the game ended before ("
                  + Clauses.FOUR
                  + ")"));
    }
    return problems.build();
  }

  private static boolean floats(long occupied) {
    long aboveFree = ~occupied << 1;
    return (occupied & aboveFree & ~Position.BOTTOM) != 0;
  }
}
