package org.lawspeaker.prestigerpg.notation;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.regex.Pattern;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.items.Items;
import org.lawspeaker.prestigerpg.state.Held;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.Table;

/** How an Item on the table is written: {@code seat-1-healing-potion-2}. */
public final class ItemText {
  private ItemText() {}

  private static final Pattern OWNER = Pattern.compile("^seat-[0-9]-");

  /** The name of an item: its owner, its card, and which of several such it is. */
  public static String of(Table table, int id) {
    for (int i = 0; i < table.seats(); i++) {
      int before = 0;
      ImmutableList<Held> items = table.sheets.get(i).items();
      int at = Items.find(table.sheets.get(i), id);
      for (int j = 0; j < at; j++) {
        before += items.get(j).card() == items.get(at).card() ? 1 : 0;
      }
      if (at >= 0) {
        String name = owned(Seat.of(i), table.cards.names().card(items.get(at).card()));
        return before == 0 ? name : name + "-" + (before + 1);
      }
    }
    return "item-" + id;
  }

  /** The name of an item of a player. */
  private static String owned(Seat seat, String name) {
    return "seat-" + seat.index() + "-" + name;
  }

  /** The card of an item, if it lies anywhere. */
  public static Optional<Integer> card(Table table, int id) {
    for (Sheet sheet : table.sheets) {
      int at = Items.find(sheet, id);
      if (at >= 0) {
        return Optional.of(sheet.items().get(at).card());
      }
    }
    return Optional.empty();
  }

  /** The id of the item that is written like this, if it lies anywhere. */
  public static Optional<Integer> find(Table table, String name) {
    for (Sheet sheet : table.sheets) {
      for (Held item : sheet.items()) {
        if (of(table, item.id()).equals(name)) {
          return Optional.of(item.id());
        }
      }
    }
    return Optional.empty();
  }

  /** The id of an item that lies somewhere; without an owner's name, the player's own. */
  static Optional<Integer> find(Table table, Seat seat, String name) {
    return find(table, name).or(() -> find(table, owned(seat, name)));
  }

  /** The card of this name, with or without an owner, whether it lies anywhere or not. */
  static Optional<Integer> named(Table table, String name) {
    return table.cards.names().findCard(OWNER.matcher(name).replaceFirst(""));
  }
}
