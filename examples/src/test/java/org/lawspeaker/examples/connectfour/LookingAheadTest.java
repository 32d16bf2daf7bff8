package org.lawspeaker.examples.connectfour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.examples.connectfour.Games.GAME;
import static org.lawspeaker.examples.connectfour.Games.after;
import static org.lawspeaker.examples.connectfour.Games.drop;

import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.play.Budget;
import org.lawspeaker.engine.play.MctsPlayer;

/** Where theory knows the best drop, a search finds it. */
class LookingAheadTest {
  private static Drop chosen(Position position, int iterations, long seed) {
    return new MctsPlayer<>(
            GAME,
            Seat.of(position.turn()),
            Budget.iterations(iterations),
            new SplittableRandom(seed))
        .choose(GAME.view(position, Onlooker.SPECTATOR), GAME.legalMoves(position));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void findsTheDropThatWins(long seed) {
    assertThat(chosen(after(1, 2, 1, 2, 1, 2), 100, seed)).isEqualTo(drop(0, 1));
    assertThat(chosen(after(3, 3, 4, 4, 5, 5), 100, seed)).isIn(drop(0, 2), drop(0, 6));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void blocksTheDropThatWouldLose(long seed) {
    assertThat(chosen(after(4, 1, 4, 1, 4), 200, seed)).isEqualTo(drop(1, 4));
    assertThat(chosen(after(1, 1, 2, 2, 3), 200, seed)).isEqualTo(drop(1, 4));
  }

  /** Two discs in the middle of the bottom row: a third beside them cannot be blocked twice. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void winsAWonPositionAgainstEveryReply(long seed) {
    assertWon(after(3, 3, 4, 4), 2, seed);
  }

  /** Seat 0 wins with at most {@code drops} drops of its own, whatever seat 1 does. */
  private static void assertWon(Position position, int drops, long seed) {
    Position next = GAME.apply(position, chosen(position, 500, seed));
    if (!next.isWon()) {
      assertThat(drops).as("drops left at %s", Grid.of(next)).isGreaterThan(1);
      for (Drop reply : GAME.legalMoves(next)) {
        assertWon(GAME.apply(next, reply), drops - 1, seed);
      }
    }
  }
}
