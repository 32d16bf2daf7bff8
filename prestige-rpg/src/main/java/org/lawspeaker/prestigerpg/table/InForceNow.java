package org.lawspeaker.prestigerpg.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Changes;
import org.lawspeaker.prestigerpg.state.Foe;
import org.lawspeaker.prestigerpg.state.Held;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.Source;

/**
 * What is in force on a table: items while they are owned (untipped ones of the living), the
 * encounter and the event while they are faced, and what lasts for a time, in this order.
 *
 * @param changes all of it
 * @param foe of which encounter it was gathered
 * @param sheets of whose items
 * @param timed of what lasts for a time
 */
record InForceNow(
    Changes<Given, Lasting> changes,
    Foe foe,
    ImmutableList<Sheet> sheets,
    ImmutableList<InForce> timed) {
  /** Whether the parts of the table that changes come from are the same. */
  @SuppressWarnings("ReferenceEquality") // a part that has changed is another
  boolean isStill(Table table) {
    return foe == table.foe && sheets == table.sheets && timed == table.inForce;
  }

  /** Whether a change of this kind is in force. */
  static boolean any(Table table, Class<? extends Lasting> kind) {
    for (int i = 0; i < table.inForce.size(); i++) {
      if (table.inForce.get(i).gives().getClass() == kind) {
        return true;
      }
    }
    Cards.Givers givers = table.cards.givers();
    return (givers.encounters().has(kind) && isOfEncounter(table, kind))
        || (givers.events().has(kind) && isOfEvent(table, kind))
        || (givers.items().has(kind) && isOfItem(table, kind));
  }

  private static boolean isOfEncounter(Table table, Class<? extends Lasting> kind) {
    return table.foe.isFaced() && any(table.phase().lasting(), kind);
  }

  private static boolean isOfEvent(Table table, Class<? extends Lasting> kind) {
    return table.foe.isFaced() && any(ofEvent(table), kind);
  }

  private static boolean isOfItem(Table table, Class<? extends Lasting> kind) {
    for (int seat = 0; seat < table.seats(); seat++) {
      Sheet sheet = table.sheets.get(seat);
      for (int i = 0; i < sheet.items().size(); i++) {
        if (any(ofItem(table, sheet, sheet.items().get(i)), kind)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean any(ImmutableList<Lasting> lasting, Class<? extends Lasting> kind) {
    for (int i = 0; i < lasting.size(); i++) {
      if (lasting.get(i).getClass() == kind) {
        return true;
      }
    }
    return false;
  }

  private static ImmutableList<Lasting> ofItem(Table table, Sheet owner, Held item) {
    return item.tipped() || !owner.isAlive()
        ? ImmutableList.of()
        : table.cards.kit(item.card()).owned();
  }

  private static ImmutableList<Lasting> ofEvent(Table table) {
    int event = table.foe.event();
    return event < 0 ? ImmutableList.of() : table.cards.event(event).lasting();
  }

  /** Gathers everything, with where it comes from. */
  static InForceNow of(Table table) {
    Changes.Gathering<Given, Lasting> all = Changes.gather();
    for (int seat = 0; seat < table.seats(); seat++) {
      Sheet sheet = table.sheets.get(seat);
      for (int i = 0; i < sheet.items().size(); i++) {
        Held item = sheet.items().get(i);
        ImmutableList<Lasting> owned = ofItem(table, sheet, item);
        if (!owned.isEmpty()) {
          add(all, item.id(), Source.item(Seat.of(seat), item), owned);
        }
      }
    }
    Foe foe = table.foe;
    if (foe.isFaced() && !table.phase().lasting().isEmpty()) {
      Source source = Source.encounter(foe.card(), table.first());
      add(all, foe.since(), source, table.phase().lasting());
    }
    if (foe.isFaced() && !ofEvent(table).isEmpty()) {
      add(all, foe.since(), Source.event(foe.event(), table.first()), ofEvent(table));
    }
    for (int i = 0; i < table.inForce.size(); i++) {
      InForce each = table.inForce.get(i);
      all.add(new Given(each.id(), each.source()), each.gives());
    }
    return new InForceNow(all.all(), foe, table.sheets, table.inForce);
  }

  private static void add(
      Changes.Gathering<Given, Lasting> all,
      int since,
      Source source,
      ImmutableList<Lasting> lasting) {
    Given from = new Given(since, source);
    for (int i = 0; i < lasting.size(); i++) {
      all.add(from, lasting.get(i));
    }
  }
}
