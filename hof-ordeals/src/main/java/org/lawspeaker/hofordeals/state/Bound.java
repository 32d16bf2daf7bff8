package org.lawspeaker.hofordeals.state;

import com.google.common.collect.ImmutableSet;
import org.immutables.value.Value;
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
 * @param kept whether it was bound before this turn began, so that it was not played in it
 *     (HOF-Q-102)
 * @param parts the ids of the enemies that have a part of its Power (HOF-Q-122)
 * @param ignoredBy those of them whose Protection ignores it, whatever further parts they get
 */
@Value.Builder
public record Bound(
    int id,
    @CardNumber int card,
    int power,
    @Default("false") boolean unresolved,
    @Default("false") boolean kept,
    @Default("[]") ImmutableSet<Integer> parts,
    @Default("[]") ImmutableSet<Integer> ignoredBy)
    implements WithBound {
  /** A card of so much Power. */
  public static Bound of(int id, int card, int power) {
    return new Bound(id, card, power, false, false, ImmutableSet.of(), ImmutableSet.of());
  }

  /** The same card, its abilities resolved. */
  public Bound resolved() {
    return withUnresolved(false);
  }

  /**
   * The same card after a part of its Power went to an enemy.
   *
   * @param isIgnored whether the enemy's Protection ignores it
   */
  public Bound divided(int part, int enemy, boolean isIgnored) {
    return withPower(power - part)
        .withParts(with(parts, enemy))
        .withIgnoredBy(isIgnored ? with(ignoredBy, enemy) : ignoredBy);
  }

  private static ImmutableSet<Integer> with(ImmutableSet<Integer> enemies, int enemy) {
    return ImmutableSet.<Integer>builder().addAll(enemies).add(enemy).build();
  }

  /** Whether this enemy has a part of it. */
  public boolean isPartlyAt(int enemy) {
    return parts.contains(enemy);
  }

  /** Whether this enemy has a part of it that does not count (HOF-PROTECT-01). */
  public boolean isIgnoredBy(int enemy) {
    return ignoredBy.contains(enemy);
  }
}
