package org.lawspeaker.hofordeals.state;

import java.util.Optional;
import org.immutables.value.Value;

/**
 * The answers to questions that the rules leave open, and how long a game may last.
 *
 * @param fatigue what is paid for each bound Attack card (HOF-Q-01)
 * @param relicCost the base price of a Relic (HOF-Q-02)
 * @param exchangeRate Effort for each Token Shard (HOF-Q-03)
 * @param jackAtSetup whether the Jack lies face up from the start (HOF-Q-10)
 * @param refill when the Dealer's Row is filled up (HOF-Q-14)
 * @param negativeFame whether Fame may fall below 0 (HOF-Q-18)
 * @param tokenOnReveal whether the King token comes with the King's reveal (HOF-Q-37)
 * @param revealedOnly whether only revealed Encounters count as used (HOF-Q-74)
 * @param eachUpTo whether the limit of Visions of the Dealer is for each card (HOF-Q-75)
 * @param roundLimit the last round, if there is a limit (HOF-Q-115)
 */
@Value.Builder
public record Settings(
    Resource fatigue,
    int relicCost,
    int exchangeRate,
    boolean jackAtSetup,
    Refill refill,
    boolean negativeFame,
    boolean tokenOnReveal,
    boolean revealedOnly,
    boolean eachUpTo,
    Optional<Integer> roundLimit)
    implements WithSettings {
  /** When the Dealer's Row is filled up. */
  public enum Refill {
    AT_ONCE,
    STEP_END,
    TURN_END
  }
}
