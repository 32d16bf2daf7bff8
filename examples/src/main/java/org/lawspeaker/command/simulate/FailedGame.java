package org.lawspeaker.command.simulate;

import com.google.common.base.Throwables;
import java.io.Serializable;
import java.util.Comparator;
import org.lawspeaker.engine.BadInputException;

/**
 * A game in which the game itself or a player failed.
 *
 * @param number its number among all games that are played, from 1
 * @param seed what it was played with
 * @param says what went wrong
 */
public record FailedGame(int number, long seed, String says)
    implements Serializable, Comparable<FailedGame> {
  private static final Comparator<FailedGame> ORDER =
      Comparator.comparingInt(FailedGame::number)
          .thenComparingLong(FailedGame::seed)
          .thenComparing(FailedGame::says);

  /** A game that ended with this; a refusal says itself what is wrong. */
  static FailedGame of(int number, long seed, Throwable thrown) {
    return Throwables.getCausalChain(thrown).stream()
        .filter(BadInputException.class::isInstance)
        .findFirst()
        .map(refused -> new FailedGame(number, seed, String.valueOf(refused.getMessage())))
        .orElseGet(() -> new FailedGame(number, seed, "fails: " + thrown));
  }

  @Override
  public int compareTo(FailedGame other) {
    return ORDER.compare(this, other);
  }
}
