package org.lawspeaker.hofordeals.state;

import java.util.Optional;
import org.immutables.value.Value;
import org.lawspeaker.engine.Seat;

/**
 * Where in the game it is.
 *
 * @param round from 1
 * @param first the starting player, who takes the first turn of every round (HOF-SETUP-12)
 * @param level 1 to 3 (HOF-OVER-02)
 * @param builder who defeated the Royalty of this level and lays out the next (HOF-LEVEL-03)
 * @param slayer who defeated the King (HOF-TIE-01)
 * @param kills how many players the King has killed (HOF-KFIGHT-11)
 * @param ending how the game ended, when it has
 */
@Value.Builder
public record Clock(
    int round,
    Seat first,
    int level,
    Optional<Seat> builder,
    Optional<Seat> slayer,
    int kills,
    Optional<Ending> ending)
    implements WithClock {
  /** The beginning of a game. */
  public static Clock starting(Seat first) {
    return new Clock(1, first, 1, Optional.empty(), Optional.empty(), 0, Optional.empty());
  }
}
