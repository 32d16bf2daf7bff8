package org.lawspeaker.hofordeals.state;

import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.CardNumber;

/**
 * A card bound to a weapon (HOF-BIND-04).
 *
 * @param id tells it from equal cards that are bound
 * @param card which card
 * @param power its Power with all that was added (HOF-STRIKE-07), less what was divided off
 * @param unresolved whether it was drawn into this combat and its abilities are still to be
 *     resolved
 * @param parts the enemies that have a part of its Power, bit by id (HOF-Q-122)
 */
public record Bound(
    int id,
    @CardNumber int card,
    int power,
    @Default("false") boolean unresolved,
    @Default("0") long parts) {
  /** A card of so much Power. */
  public static Bound of(int id, int card, int power) {
    return new Bound(id, card, power, false, 0);
  }

  /** The same card with this Power. */
  public Bound withPower(int other) {
    return new Bound(id, card, other, unresolved, parts);
  }

  /** The same card, its abilities resolved. */
  public Bound resolved() {
    return new Bound(id, card, power, false, parts);
  }

  /** The same card after a part of its Power went to an enemy. */
  public Bound divided(int part, int enemy) {
    return new Bound(id, card, power - part, unresolved, parts | 1L << enemy);
  }

  /** Whether this enemy has a part of it. */
  public boolean isPartlyAt(int enemy) {
    return (parts & 1L << enemy) != 0;
  }
}
