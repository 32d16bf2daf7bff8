package org.lawspeaker.hofordeals.combat;

import com.google.common.collect.ImmutableList;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.hofordeals.state.Bound;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Slot;
import org.lawspeaker.hofordeals.table.Condition;
import org.lawspeaker.hofordeals.table.InForce;
import org.lawspeaker.hofordeals.table.Permanent;
import org.lawspeaker.hofordeals.table.Source;
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
    return find(table, seat, slot) != null && !table.fight().spent().contains(slot);
  }

  /** What makes the card in this slot assignable, while it works and all holds that it asks for. */
  private static @Nullable Assignable find(Table table, Seat seat, Slot slot) {
    Integer card = table.hero(seat).gear().get(slot);
    if (card == null) {
      return null;
    }
    ImmutableList<Permanent> lasting = table.cards.lasting(card);
    for (int i = 0; i < lasting.size(); i++) {
      if (lasting.get(i).gives() instanceof Assignable assignable
          && InForce.works(table, seat, slot, card)
          && Condition.all(lasting.get(i).when(), table, new Source(seat, card))) {
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
    return Objects.requireNonNull(find(table, seat, slot)).power()
        + table.hero(seat).charges().getOrDefault(slot, 0);
  }

  /**
   * What could still be assigned beside one bound card or slot.
   *
   * @param enemy the enemy to whom; what it ignores a part of does not count for it (HOF-Q-122)
   */
  static Left others(Table table, Seat seat, int enemy, int butBound, @Nullable Slot butSlot) {
    ImmutableList<Bound> bound = table.hero(seat).bound();
    int[] powers = new int[bound.size() + Slot.ALL.size()];
    int size = 0;
    int sure = 0;
    boolean parts = table.settings.partIsNoCard() && table.changes(seat).has(DividePower.class);
    for (int i = 0; i < bound.size(); i++) {
      if (bound.get(i).id() == butBound || bound.get(i).isIgnoredBy(enemy)) {
        continue;
      }
      if (parts) {
        sure += bound.get(i).power();
      } else {
        powers[size++] = bound.get(i).power();
      }
    }
    if (butSlot != Slot.WEAPON && has(table, seat, Slot.WEAPON)) {
      if (isCard(table, seat)) {
        powers[size++] = weapon(table, seat);
      } else {
        sure += weapon(table, seat);
      }
    }
    for (int i = 0; i < Slot.ALL.size(); i++) {
      Slot slot = Slot.ALL.get(i);
      if (slot != Slot.WEAPON && slot != butSlot && has(table, seat, slot)) {
        powers[size++] = power(table, seat, slot);
      }
    }
    return new Left(powers, size, sure);
  }

  /** Whether Protection takes the weapon for a card: by one reading not the axe (HOF-Q-28). */
  static boolean isCard(Table table, Seat seat) {
    return !table.settings.axeIsNoCard() || table.hero(seat).gear().containsKey(Slot.WEAPON);
  }

  /** All that a player could assign, as a duel counts it (HOF-TIE-07, HOF-Q-63). */
  public static int total(Table table, Seat seat) {
    Hero hero = table.hero(seat);
    int total = weapon(table, seat);
    for (Slot slot : hero.gear().keySet()) {
      boolean adds = slot != Slot.WEAPON && find(table, seat, slot) != null;
      total += adds ? power(table, seat, slot) : 0;
    }
    for (Bound bound : hero.bound()) {
      total += bound.power();
    }
    return total;
  }
}
