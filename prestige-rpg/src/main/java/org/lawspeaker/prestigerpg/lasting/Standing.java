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

  /** Something of a kind that is in force. */
  @FunctionalInterface
  public interface Asked<T extends Lasting> {
    void ask(Source source, T lasting);
  }

  /** Whether anything of this kind is in force: mostly not, which takes little time to see. */
  public static <T extends Lasting> boolean any(Table table, Class<T> kind) {
    for (int i = 0; i < table.inForce.size(); i++) {
      if (kind.isInstance(table.inForce.get(i).gives())) {
        return true;
      }
    }
    if (table.cards.itemsChangeRules()) {
      for (int seat = 0; seat < table.seats(); seat++) {
        ImmutableList<Held> items = table.sheets.get(seat).items();
        for (int i = 0; i < items.size(); i++) {
          if (first(ofItem(table, seat, items.get(i)), kind) != null) {
            return true;
          }
        }
      }
    }
    return ofFoe(table, kind) != null;
  }

  /** Asks all of this kind that is in force, in no order. */
  public static <T extends Lasting> void ask(Table table, Class<T> kind, Asked<T> asked) {
    askUntimed(table, kind, asked);
    ImmutableList<InForce> inForce = table.inForce;
    for (int i = 0; i < inForce.size(); i++) {
      if (kind.isInstance(inForce.get(i).gives())) {
        asked.ask(inForce.get(i).source(), kind.cast(inForce.get(i).gives()));
      }
    }
  }

  /** Asks what lasts for no time of its own: items, the encounter and the event. */
  public static <T extends Lasting> void askUntimed(Table table, Class<T> kind, Asked<T> asked) {
    if (table.cards.itemsChangeRules()) {
      items(table, kind, asked);
    }
    if (table.foe.isFaced()) {
      ofFoe(table, kind, asked);
    }
  }

  private static <T extends Lasting> void ofFoe(Table table, Class<T> kind, Asked<T> asked) {
    ImmutableList<Lasting> ofPhase = table.phase().lasting();
    if (first(ofPhase, kind) != null) {
      all(ofPhase, kind, Source.encounter(table.foe.card(), table.first()), asked);
    }
    if (table.foe.event() >= 0) {
      ImmutableList<Lasting> ofEvent = table.cards.event(table.foe.event()).lasting();
      if (first(ofEvent, kind) != null) {
        all(ofEvent, kind, Source.event(table.foe.event(), table.first()), asked);
      }
    }
  }

  private static <T extends Lasting> void items(Table table, Class<T> kind, Asked<T> asked) {
    for (int seat = 0; seat < table.seats(); seat++) {
      ImmutableList<Held> items = table.sheets.get(seat).items();
      for (int i = 0; i < items.size(); i++) {
        ImmutableList<Lasting> owned = ofItem(table, seat, items.get(i));
        if (first(owned, kind) != null) {
          all(owned, kind, Items.source(Seat.of(seat), items.get(i)), asked);
        }
      }
    }
  }

  /** What an untipped item of a living player changes. */
  private static ImmutableList<Lasting> ofItem(Table table, int seat, Held item) {
    return item.tipped() || !table.sheets.get(seat).isAlive()
        ? ImmutableList.of()
        : table.cards.kit(item.card()).owned();
  }

  private static <T extends Lasting> void all(
      ImmutableList<Lasting> lasting, Class<T> kind, Source source, Asked<T> asked) {
    for (int i = 0; i < lasting.size(); i++) {
      if (kind.isInstance(lasting.get(i))) {
        asked.ask(source, kind.cast(lasting.get(i)));
      }
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
        Shield.class,
        (source, shield) -> left[0] = shield.damage(table, source, seat, left[0], byCreature));
    return Math.max(0, left[0]);
  }

  /** How many cards a seat may set (PRE-SET-01). */
  public static int slots(Table table, Seat seat) {
    if (!any(table, SetMore.class)) {
      return 1;
    }
    int[] slots = {1};
    ask(table, SetMore.class, (source, more) -> slots[0] += more.slots(table, source, seat));
    return slots[0];
  }

  /** Whether an attack of this value does nothing to the creature. */
  public static boolean unhurt(Table table, Attack attack, int value) {
    boolean[] unhurt = {false};
    ask(
        table,
        Proof.class,
        (source, proof) -> unhurt[0] |= proof.unhurt(table, source, attack, value));
    return unhurt[0];
  }

  /** Whether attacks of the creature do nothing to this seat. */
  public static boolean untouched(Table table, Seat seat) {
    boolean[] untouched = {false};
    ask(
        table,
        Untouched.class,
        (source, lasting) -> untouched[0] |= lasting.untouched(table, source, seat));
    return untouched[0];
  }

  /** Whether the creature makes no attack. */
  public static boolean forbidsStrikes(Table table) {
    return any(table, NoStrikes.class);
  }

  /** By how much the damage of the creature's attacks changes. */
  public static int strikeHarder(Table table) {
    int[] harder = {0};
    ask(
        table,
        StrikeHarder.class,
        (source, lasting) -> harder[0] += lasting.strikeHarder(table, source));
    return harder[0];
  }
}
