package org.lawspeaker.hofordeals.combat;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.hofordeals.state.Bound;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Slot;
import org.lawspeaker.hofordeals.table.Permanent;
import org.lawspeaker.hofordeals.table.Table;

/** What can still be assigned to enemies in this combat, and with how much Power. */
public final class Sources {
  private Sources() {}

  /** The Power of the weapon when it is assigned (HOF-CARD-06). */
  static int weapon(Table table, Seat seat) {
    int more = table.changes(seat).sum(WeaponPower.class, (from, change) -> change.by());
    return Math.max(0, table.weapon(seat).power() + more);
  }

  /** Whether Equipment in this slot can be assigned now. */
  public static boolean has(Table table, Seat seat, Slot slot) {
    if (slot == Slot.WEAPON) {
      return !table.fight().struck();
    }
    Integer card = table.hero(seat).gear().get(slot);
    return card != null && find(table, card) != null && !table.fight().spent().contains(slot);
  }

  static @Nullable Assignable find(Table table, int card) {
    for (Permanent each : table.cards.card(card).lasting()) {
      if (each.gives() instanceof Assignable assignable) {
        return assignable;
      }
    }
    return null;
  }

  /** The Power of Equipment in this slot. */
  public static int power(Table table, Seat seat, Slot slot) {
    if (slot == Slot.WEAPON) {
      return weapon(table, seat);
    }
    Assignable found = find(table, Objects.requireNonNull(table.hero(seat).gear().get(slot)));
    return Objects.requireNonNull(found).power() + table.fight().charges().getOrDefault(slot, 0);
  }

  /**
   * The Power of every source but one bound card or slot that could still be assigned.
   *
   * @param enemy the enemy to whom; what it ignores a part of does not count for it (HOF-Q-122)
   */
  static int[] others(Table table, Seat seat, int enemy, int butBound, @Nullable Slot butSlot) {
    ImmutableList<Bound> bound = table.hero(seat).bound();
    int[] powers = new int[bound.size() + Slot.values().length];
    int size = 0;
    for (int i = 0; i < bound.size(); i++) {
      if (bound.get(i).id() != butBound && !bound.get(i).isIgnoredBy(enemy)) {
        powers[size++] = bound.get(i).power();
      }
    }
    if (butSlot != Slot.WEAPON && has(table, seat, Slot.WEAPON)) {
      powers[size++] = weapon(table, seat);
    }
    for (Slot slot : table.hero(seat).gear().keySet()) {
      if (slot != Slot.WEAPON && slot != butSlot && has(table, seat, slot)) {
        powers[size++] = power(table, seat, slot);
      }
    }
    return Arrays.copyOf(powers, size);
  }

  /** All that a player could assign, as a duel counts it (HOF-TIE-07, HOF-Q-63). */
  public static int total(Table table, Seat seat) {
    Hero hero = table.hero(seat);
    int total = weapon(table, seat);
    for (int card : hero.gear().values()) {
      Assignable found = find(table, card);
      total += found == null ? 0 : found.power();
    }
    for (Bound bound : hero.bound()) {
      total += bound.power();
    }
    return total;
  }

  /** How many of these sources have Power. */
  static int withPower(int[] powers) {
    int count = 0;
    for (int power : powers) {
      count += power > 0 ? 1 : 0;
    }
    return count;
  }

  /**
   * Whether an enemy can be defeated in this round with these sources, the weakest of them where
   * Protection ignores them (HOF-Q-30).
   */
  static boolean canDefeat(int[] powers, int missing, int ignored) {
    int sum = 0;
    for (int power : powers) {
      sum += power;
    }
    int lost = 0;
    int floor = 0;
    int left = ignored;
    while (left > 0) {
      int least = Integer.MAX_VALUE;
      int equal = 0;
      for (int power : powers) {
        if (power > floor && power < least) {
          least = power;
          equal = 1;
        } else if (power == least) {
          equal++;
        }
      }
      if (least == Integer.MAX_VALUE) {
        return missing <= 0;
      }
      lost += least * Math.min(left, equal);
      left -= equal;
      floor = least;
    }
    return sum - lost >= missing;
  }
}
