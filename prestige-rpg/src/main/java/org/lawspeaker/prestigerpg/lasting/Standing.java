package org.lawspeaker.prestigerpg.lasting;

import com.google.common.collect.ImmutableList;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.item.Items;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Held;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * All that is in force on a table, and what it answers together: items while they are owned
 * (untipped ones), the encounter and the event while they are faced, and what lasts for a time.
 */
public final class Standing {
  private Standing() {}

  /** Something in force. */
  @FunctionalInterface
  public interface Asked {
    void ask(Source source, Lasting lasting);
  }

  /** Asks all that is in force, in no order. */
  public static void ask(Table table, Asked asked) {
    askUntimed(table, asked);
    ImmutableList<InForce> inForce = table.inForce;
    for (int i = 0; i < inForce.size(); i++) {
      asked.ask(inForce.get(i).source(), inForce.get(i).gives());
    }
  }

  /** Asks what lasts for no time of its own: items, the encounter and the event. */
  public static void askUntimed(Table table, Asked asked) {
    if (table.cards.itemsChangeRules()) {
      items(table, asked);
    }
    if (table.foe.isFaced()) {
      ofFoe(table, asked);
    }
  }

  private static void ofFoe(Table table, Asked asked) {
    ImmutableList<Lasting> ofPhase = table.phase().lasting();
    if (!ofPhase.isEmpty()) {
      all(ofPhase, Source.encounter(table.foe.card(), table.first()), asked);
    }
    if (table.foe.event() >= 0) {
      ImmutableList<Lasting> ofEvent = table.cards.event(table.foe.event()).lasting();
      if (!ofEvent.isEmpty()) {
        all(ofEvent, Source.event(table.foe.event(), table.first()), asked);
      }
    }
  }

  private static void items(Table table, Asked asked) {
    for (int seat = 0; seat < table.seats(); seat++) {
      ImmutableList<Held> items = table.sheets.get(seat).items();
      for (int i = 0; i < items.size(); i++) {
        Held item = items.get(i);
        ImmutableList<Lasting> owned = table.cards.kit(item.card()).owned();
        if (!owned.isEmpty() && !item.tipped() && table.sheets.get(seat).isAlive()) {
          all(owned, Items.source(Seat.of(seat), item), asked);
        }
      }
    }
  }

  private static void all(ImmutableList<Lasting> lasting, Source source, Asked asked) {
    for (int i = 0; i < lasting.size(); i++) {
      asked.ask(source, lasting.get(i));
    }
  }

  /** The first change of a kind that the encounter or the event makes; null if none does. */
  public static <T extends Lasting> @Nullable T ofFoe(Table table, Class<T> kind) {
    if (!table.foe.isFaced()) {
      return null;
    }
    T found = first(table.phase().lasting(), kind);
    return found == null && table.foe.event() >= 0
        ? first(table.cards.event(table.foe.event()).lasting(), kind)
        : found;
  }

  private static <T extends Lasting> @Nullable T first(
      ImmutableList<Lasting> lasting, Class<T> kind) {
    for (int i = 0; i < lasting.size(); i++) {
      if (kind.isInstance(lasting.get(i))) {
        return kind.cast(lasting.get(i));
      }
    }
    return null;
  }

  /** What is left of damage that a seat is about to receive (PRE-Q-104). */
  public static int damage(Table table, Seat seat, int damage, boolean byCreature) {
    int[] left = {damage};
    ask(
        table,
        (source, lasting) -> left[0] = lasting.damage(table, source, seat, left[0], byCreature));
    return Math.max(0, left[0]);
  }

  /** How many cards a seat may set (PRE-SET-01). */
  public static int slots(Table table, Seat seat) {
    int[] slots = {1};
    ask(table, (source, lasting) -> slots[0] += lasting.slots(table, source, seat));
    return slots[0];
  }

  /** Whether an attack of this value does nothing to the creature. */
  public static boolean unhurt(Table table, Attack attack, int value) {
    boolean[] unhurt = {false};
    ask(table, (source, lasting) -> unhurt[0] |= lasting.unhurt(table, source, attack, value));
    return unhurt[0];
  }

  /** Whether attacks of the creature do nothing to this seat. */
  public static boolean untouched(Table table, Seat seat) {
    boolean[] untouched = {false};
    ask(table, (source, lasting) -> untouched[0] |= lasting.untouched(table, source, seat));
    return untouched[0];
  }

  /** Whether the creature makes no attack. */
  public static boolean forbidsStrikes(Table table) {
    boolean[] forbids = {false};
    ask(table, (source, lasting) -> forbids[0] |= lasting.forbidsStrikes());
    return forbids[0];
  }

  /** By how much the damage of the creature's attacks changes. */
  public static int strikeHarder(Table table) {
    int[] harder = {0};
    ask(table, (source, lasting) -> harder[0] += lasting.strikeHarder(table, source));
    return harder[0];
  }
}
