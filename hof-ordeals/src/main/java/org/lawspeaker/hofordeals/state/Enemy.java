package org.lawspeaker.hofordeals.state;

import org.immutables.value.Value;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Pile;

/**
 * An enemy in a combat.
 *
 * @param id tells it from equal enemies
 * @param card the minion or Royalty
 * @param power its Power with all changes (HOF-POWER-01)
 * @param protection its Protection with all that was added (HOF-PROTECT-04)
 * @param infected its Infected value (HOF-INFECT-01)
 * @param ignored how many assigned cards it has ignored in this round (HOF-PROTECT-02)
 * @param counted the Power assigned to it in this round that counts
 * @param suffices whether a card with an effect of its own was assigned, so that the assignment
 *     need not defeat it (HOF-Q-29)
 * @param assigned the cards assigned to it in this round, in order
 */
@Value.Builder
public record Enemy(
    int id,
    @CardNumber int card,
    int power,
    @Default("0") int protection,
    @Default("0") int infected,
    @Default("0") int ignored,
    @Default("0") int counted,
    @Default("false") boolean suffices,
    @Default("[]") @CardNumber Pile assigned)
    implements WithEnemy {
  /** Whether something was assigned to it in this round. */
  public boolean isTouched() {
    return ignored > 0 || counted > 0 || !assigned.isEmpty();
  }

  /** Whether the Power assigned to it is at least this much (HOF-ENEMY-07). */
  public boolean isCovered(int needed) {
    return isTouched() && counted >= needed;
  }

  /** As a new combat round begins: nothing is assigned, and Protection applies anew. */
  public Enemy anew() {
    return isTouched()
        ? new Enemy(id, card, power, protection, infected, 0, 0, false, Pile.empty())
        : this;
  }

  /** After Power of one source was assigned: what Protection ignores does not count. */
  public Enemy receiving(int amount, boolean counts) {
    return counts ? withCounted(counted + amount) : withIgnored(ignored + 1);
  }
}
