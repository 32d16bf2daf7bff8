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
 * @param costIsValue whether the base value of a card is its Effort cost (HOF-Q-16)
 * @param axeIsNoCard whether Protection passes over the Rusty Axe (HOF-Q-28)
 * @param pushedEffort whether Effort on the card of a push is gained as usual (HOF-Q-32)
 * @param attackBeforeMove whether the King attacks before he moves, and then alone (HOF-Q-41)
 * @param keepsExcess whether cards beyond the Binding Limit stay bound (HOF-Q-49)
 * @param deathTakesRelics whether death may destroy a Relic (HOF-Q-97)
 * @param movesAnyTime whether movement by a card is possible whenever it can be played (HOF-Q-110)
 * @param ambushedUntil whether a weapon that draws until it has enough non-Attack cards draws to
 *     the first in an ambush (HOF-Q-119)
 * @param partIsNoCard whether Protection passes over parts of divided cards (HOF-Q-122)
 * @param keepsCharges whether Power gathered on Equipment outlasts the combat (HOF-Q-123)
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
    boolean costIsValue,
    boolean axeIsNoCard,
    boolean pushedEffort,
    boolean attackBeforeMove,
    boolean keepsExcess,
    boolean deathTakesRelics,
    boolean movesAnyTime,
    boolean ambushedUntil,
    boolean partIsNoCard,
    boolean keepsCharges,
    Optional<Integer> roundLimit)
    implements WithSettings {
  /** When the Dealer's Row is filled up. */
  public enum Refill {
    AT_ONCE,
    STEP_END,
    TURN_END
  }
}
