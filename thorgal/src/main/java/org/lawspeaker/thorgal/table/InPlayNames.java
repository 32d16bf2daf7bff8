package org.lawspeaker.thorgal.table;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.state.Opposer;
import org.lawspeaker.thorgal.state.Suit;

/**
 * How cards in play are written: by name; by name and seat, {@code varth@1}, if another party has
 * such a card; by name, seat and place, {@code varth@1#2}, if the same party has several.
 */
public final class InPlayNames {
  private record Entry(int id, String name, int seat) {}

  private InPlayNames() {}

  /** How the card in play of this id is written; {@code #id} for one that has left. */
  public static String of(Table table, int id) {
    List<Entry> all = entries(table);
    for (Entry entry : all) {
      if (entry.id() == id) {
        return written(all, entry);
      }
    }
    return "#" + id;
  }

  /** The ids that this text may mean: none, one, or several. */
  public static ImmutableList<Integer> find(Table table, String text) {
    List<Entry> all = entries(table);
    ImmutableList.Builder<Integer> found = ImmutableList.builder();
    for (Entry entry : all) {
      if (text.equals(entry.name())
          || text.equals(entry.name() + "@" + entry.seat())
          || text.equals(full(all, entry))) {
        found.add(entry.id());
      }
    }
    return found.build();
  }

  private static String written(List<Entry> all, Entry entry) {
    int same = 0;
    int sameSeat = 0;
    for (Entry other : all) {
      if (other.name().equals(entry.name())) {
        same++;
        sameSeat += other.seat() == entry.seat() ? 1 : 0;
      }
    }
    if (same == 1) {
      return entry.name();
    }
    return sameSeat == 1 ? entry.name() + "@" + entry.seat() : full(all, entry);
  }

  private static String full(List<Entry> all, Entry entry) {
    int place = 0;
    for (Entry other : all) {
      if (other.name().equals(entry.name()) && other.seat() == entry.seat()) {
        place++;
        if (other.id() == entry.id()) {
          break;
        }
      }
    }
    return entry.name() + "@" + entry.seat() + "#" + place;
  }

  private static List<Entry> entries(Table table) {
    List<Entry> all = new ArrayList<>();
    for (int seat = 0; seat < table.seats(); seat++) {
      for (InPlay card : table.side(Seat.of(seat)).party()) {
        all.add(new Entry(card.id(), table.cards.name(Suit.DESTINY, card.card()), seat));
      }
      for (Opposer opposer : table.journey.opposers()) {
        if (opposer.seat().index() == seat) {
          InPlay card = opposer.companion();
          all.add(new Entry(card.id(), table.cards.name(Suit.DESTINY, card.card()), seat));
        }
      }
    }
    for (Land land : table.lands) {
      all.add(new Entry(land.id(), table.cards.landName(land.card()), land.owner().index()));
    }
    return all;
  }
}
