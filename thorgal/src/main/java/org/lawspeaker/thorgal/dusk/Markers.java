package org.lawspeaker.thorgal.dusk;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.thorgal.conditions.Phrases;
import org.lawspeaker.thorgal.state.Attributes;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.table.Table;

/**
 * The last part of clean-up: all attribute markers, and one exhaustion marker from each card of the
 * destiny player and each land that player conquered (THO-CLEAN-11, THO-CLEAN-12, THO-CLEAN-13),
 * from no others (THO-CLEAN-14, THO-Q-73).
 */
final class Markers {
  private static final Citation ATTRIBUTES = Citation.of("THO-CLEAN-11");
  private static final Citation BY_TEXT = Citation.of("THO-GEN-03");
  private static final Citation PARTY = Citation.of("THO-CLEAN-12");
  private static final Citation LANDS = Citation.of("THO-CLEAN-13");

  private Markers() {}

  static void clear(Table table) {
    Seat destiny = table.clock.destiny();
    tellRemoved(table);
    for (int i = 0; i < table.seats(); i++) {
      Seat seat = Seat.of(i);
      for (InPlay card : table.side(seat).party()) {
        InPlay bare = bare(table, card);
        InPlay left = seat.equals(destiny) ? readied(table, seat, bare) : bare;
        if (!left.equals(card)) {
          table.set(left);
        }
      }
    }
    for (Land land : table.lands) {
      Land bare = land.markers().isNone() ? land : land.withMarkers(Attributes.NONE);
      Land left = land.isConqueredBy(destiny) ? readied(table, bare) : bare;
      if (!left.equals(land)) {
        table.set(left);
      }
    }
  }

  private static void tellRemoved(Table table) {
    if (!table.isTelling()) {
      return;
    }
    for (int i = 0; i < table.seats(); i++) {
      for (InPlay card : table.side(Seat.of(i)).party()) {
        if (!card.markers().isNone() && isKept(table, card.id())) {
          String kept = "attribute markers are removed, but not those that a text keeps";
          table.tell(BY_TEXT, "markers-removed", kept);
          return;
        }
      }
    }
    table.tell(ATTRIBUTES, "markers-removed", "all attribute markers are removed");
  }

  private static InPlay bare(Table table, InPlay card) {
    return card.markers().isNone() || isKept(table, card.id())
        ? card
        : card.withMarkers(Attributes.NONE);
  }

  private static boolean isKept(Table table, int id) {
    return table
        .changes()
        .any(KeepMarkers.class, (from, each) -> each.keepsMarkers(table, from, id));
  }

  /** A card with more markers stays exhausted (THO-CLEAN-15). */
  private static InPlay readied(Table table, Seat seat, InPlay card) {
    if (!card.isExhausted()) {
      return card;
    }
    int more =
        table
            .changes()
            .sum(ReadyMore.class, (from, each) -> each.readiesMore(table, from, seat, card));
    int less = 1 + more;
    InPlay left = card.withExhaustion(Math.max(0, card.exhaustion() - less));
    boolean several = card.exhaustion() - left.exhaustion() > 1;
    tell(table, several ? BY_TEXT : PARTY, card.id(), left.exhaustion());
    return left;
  }

  private static Land readied(Table table, Land land) {
    if (land.exhaustion() == 0) {
      return land;
    }
    Land left = land.withExhaustion(land.exhaustion() - 1);
    tell(table, LANDS, land.id(), left.exhaustion());
    return left;
  }

  private static void tell(Table table, Citation why, int id, int markers) {
    if (table.isTelling()) {
      String name = table.printed(id);
      table.tell(
          why,
          "readied",
          Phrases.exhaustion(table.theirs(id), markers),
          "card",
          name,
          "markers",
          "" + markers);
    }
  }
}
