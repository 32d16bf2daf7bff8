package org.lawspeaker.examples.connectfour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.examples.connectfour.Games.GAME;
import static org.lawspeaker.examples.connectfour.Games.after;
import static org.lawspeaker.examples.connectfour.Games.drop;

import com.google.common.collect.ImmutableList;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.play.Budget;
import org.lawspeaker.engine.play.MctsPlayer;
import org.lawspeaker.engine.play.Question;

/** Where theory knows the best drop, a search finds it. */
class LookingAheadTest {
  private static Drop chosen(Position position, int iterations, long seed) {
    return new MctsPlayer<>(GAME, Budget.iterations(iterations), new SplittableRandom(seed))
        .choose(Question.of(GAME, position, Seat.of(position.turn())).orElseThrow());
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

  /** Positions that an exact solver finds won in at most four drops of the seat that moves. */
  @ParameterizedTest
  @ValueSource(longs = {11, 12, 13, 14, 15, 16, 17, 18})
  void neverLosesAPositionThatIsWonByForce(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Position position = wonByForce(random);
    int winner = position.turn();
    while (!position.isWon()) {
      assertThat(position.isFull()).isFalse();
      Drop drop =
          position.turn() == winner ? chosen(position, 20_000, seed) : longest(position, random);
      position = GAME.apply(position, drop);
    }
    assertThat(position.winner()).isEqualTo(Seat.of(winner));
  }

  /** A random position that is won in 2 to 4 drops, not at once. */
  private static Position wonByForce(SplittableRandom random) {
    while (true) {
      Position position = after();
      int discs = random.nextInt(8, 20);
      while (!position.isWon() && position.discs() < discs) {
        ImmutableList<Drop> drops = GAME.legalMoves(position);
        position = GAME.apply(position, drops.get(random.nextInt(drops.size())));
      }
      if (!position.isWon() && !wins(position, 1) && wins(position, 4)) {
        return position;
      }
    }
  }

  /** Whether the seat that moves wins with this many drops of its own, whatever the other does. */
  private static boolean wins(Position position, int drops) {
    for (Drop drop : GAME.legalMoves(position)) {
      Position next = GAME.apply(position, drop);
      if (next.isWon() || (drops > 1 && !next.isFull() && loses(next, drops - 1))) {
        return true;
      }
    }
    return false;
  }

  private static boolean loses(Position position, int drops) {
    for (Drop drop : GAME.legalMoves(position)) {
      Position next = GAME.apply(position, drop);
      if (next.isWon() || next.isFull() || !wins(next, drops)) {
        return false;
      }
    }
    return true;
  }

  /** The reply after which the win takes longest; of equals, a random one. */
  private static Drop longest(Position position, SplittableRandom random) {
    for (int drops = 3; drops > 0; drops--) {
      int needed = drops;
      ImmutableList<Drop> holding =
          GAME.legalMoves(position).stream()
              .filter(drop -> !wins(GAME.apply(position, drop), needed))
              .collect(ImmutableList.toImmutableList());
      if (!holding.isEmpty()) {
        return holding.get(random.nextInt(holding.size()));
      }
    }
    ImmutableList<Drop> drops = GAME.legalMoves(position);
    return drops.get(random.nextInt(drops.size()));
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
