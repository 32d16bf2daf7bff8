package org.lawspeaker.prestigerpg.table;

import com.google.common.collect.ImmutableList;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Changes;
import org.lawspeaker.prestigerpg.state.Foe;
import org.lawspeaker.prestigerpg.state.Held;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.Source;

/**
 * Gathers what is in force on a table: items while they are owned (untipped ones), the encounter
 * and the event while they are faced, and what lasts for a time. Mostly it is nothing.
 */
final class InForceNow {
  private final Table table;
  private Changes.@Nullable Gathering<Given, Lasting> gathering;

  private InForceNow(Table table) {
    this.table = table;
  }

  static Changes<Given, Lasting> of(Table table) {
    return new InForceNow(table).all();
  }

  private Changes<Given, Lasting> all() {
    if (table.cards.itemsChangeRules()) {
      for (int seat = 0; seat < table.seats(); seat++) {
        items(Seat.of(seat), table.sheets.get(seat));
      }
    }
    if (table.foe.isFaced()) {
      foe();
    }
    for (int i = 0; i < table.inForce.size(); i++) {
      InForce each = table.inForce.get(i);
      add(new Given(each.id(), each.source()), each.gives());
    }
    return gathering == null ? Changes.none() : gathering.all();
  }

  /** What the untipped items of a living player change. */
  private void items(Seat seat, Sheet sheet) {
    for (int i = 0; i < sheet.items().size() && sheet.isAlive(); i++) {
      Held item = sheet.items().get(i);
      if (!item.tipped() && !table.cards.kit(item.card()).owned().isEmpty()) {
        Given from = new Given(item.id(), Source.item(seat, item));
        addAll(from, table.cards.kit(item.card()).owned());
      }
    }
  }

  private void foe() {
    Foe foe = table.foe;
    ImmutableList<Lasting> ofPhase = table.phase().lasting();
    if (!ofPhase.isEmpty()) {
      addAll(new Given(foe.since(), Source.encounter(foe.card(), table.first())), ofPhase);
    }
    if (foe.event() >= 0) {
      ImmutableList<Lasting> ofEvent = table.cards.event(foe.event()).lasting();
      if (!ofEvent.isEmpty()) {
        addAll(new Given(foe.since(), Source.event(foe.event(), table.first())), ofEvent);
      }
    }
  }

  private void addAll(Given from, ImmutableList<Lasting> lasting) {
    for (int i = 0; i < lasting.size(); i++) {
      add(from, lasting.get(i));
    }
  }

  private void add(Given from, Lasting lasting) {
    Changes.Gathering<Given, Lasting> now = gathering;
    if (now == null) {
      now = Changes.gather();
      gathering = now;
    }
    now.add(from, lasting);
  }
}
