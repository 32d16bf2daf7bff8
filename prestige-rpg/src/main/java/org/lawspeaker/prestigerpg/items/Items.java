package org.lawspeaker.prestigerpg.items;

import com.google.common.collect.ImmutableList;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.prestigerpg.effects.Program;
import org.lawspeaker.prestigerpg.scoring.Scoring;
import org.lawspeaker.prestigerpg.state.Held;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.Kit;
import org.lawspeaker.prestigerpg.table.Table;

/** Items beside the character sheets (PRE-ITEM-01), until they are used (PRE-ITEM-03). */
public final class Items {
  private static final Citation FACE_UP = Citation.of("PRE-ITEM-01");
  private static final Citation TIPPED = Citation.of("PRE-POTION-01");
  private static final Citation REMOVED = Citation.of("PRE-ONEUSE-01");
  private static final Citation AID = Citation.of("PRE-POTION-04");

  private Items() {}

  /** The index of an item of a sheet; -1 if it is not there. */
  public static int find(Sheet sheet, int id) {
    for (int i = 0; i < sheet.items().size(); i++) {
      if (sheet.items().get(i).id() == id) {
        return i;
      }
    }
    return -1;
  }

  /** Whether a sheet has this item, and it is tipped. */
  public static boolean isTipped(Sheet sheet, int id) {
    int at = find(sheet, id);
    return at >= 0 && sheet.items().get(at).tipped();
  }

  /** Whether this item lies beside any sheet. */
  public static boolean lies(Table table, int id) {
    return owner(table, id) != null;
  }

  /** Whose item it is; null if it lies nowhere. */
  public static @Nullable Seat owner(Table table, int id) {
    for (int i = 0; i < table.seats(); i++) {
      if (find(table.sheets.get(i), id) >= 0) {
        return Seat.of(i);
      }
    }
    return null;
  }

  static boolean isPotion(Table table, Held item) {
    return table.cards.kit(item.card()).sort() == Kit.Sort.POTION;
  }

  /** Whether an item of a seat is a Potion. */
  public static boolean isPotion(Table table, Seat seat, int id) {
    int at = find(table.sheet(seat), id);
    return at >= 0 && isPotion(table, table.sheet(seat).items().get(at));
  }

  /** An Item comes into a player's possession, face up beside the sheet (PRE-RELIC-04). */
  public static void gain(Table table, Seat seat, int card) {
    Held item = Held.fresh(table.takeId(), card);
    place(table, seat, item);
    if (table.isTelling()) {
      table.tell(
          FACE_UP,
          "item-gained",
          seat + " has " + table.cards.printed(card),
          "card",
          table.cards.names().card(card));
    }
  }

  private static void place(Table table, Seat seat, Held item) {
    Sheet sheet = table.sheet(seat);
    table.set(seat, sheet.withItems(Lists.plus(sheet.items(), item)));
    Kit kit = table.cards.kit(item.card());
    if (!kit.owned().isEmpty()) {
      table.push(Flow.HAND_LIMIT);
    }
    Program.start(table, Source.item(seat, item), kit.gained());
  }

  /**
   * An item goes to another player, from wherever it lies; nothing happens if it has gone.
   *
   * @param why the clause by which it does
   */
  public static void move(Table table, int id, Seat to, Citation why) {
    for (int i = 0; i < table.seats(); i++) {
      Sheet sheet = table.sheets.get(i);
      int at = find(sheet, id);
      if (at >= 0) {
        Held item = sheet.items().get(at);
        table.set(Seat.of(i), sheet.withItems(Lists.without(sheet.items(), at)));
        place(table, to, item);
        if (table.isTelling()) {
          String name = table.cards.printed(item.card());
          table.tell(why, "item-moved", to + " takes " + Seat.of(i) + "'s " + name);
        }
        return;
      }
    }
  }

  /** An item is used: a Potion is tipped, another one-use item leaves, one that stays is marked. */
  public static void use(Table table, Source source) {
    Sheet sheet = table.sheet(source.user());
    int at = find(sheet, source.item());
    if (at < 0) {
      return;
    }
    Held item = sheet.items().get(at);
    Kit kit = table.cards.kit(item.card());
    switch (kit.sort()) {
      case POTION -> {
        table.set(
            source.user(), sheet.withItems(Lists.with(sheet.items(), at, item.withTipped(true))));
        if (table.isTelling()) {
          String name = table.cards.printed(item.card());
          table.tell(TIPPED, "tipped", source.user() + " tips " + name);
        }
      }
      case ONCE -> {
        table.set(source.user(), sheet.withItems(Lists.without(sheet.items(), at)));
        table.remove(item.card());
      }
      case LASTING ->
          table.set(
              source.user(),
              sheet.withItems(
                  Lists.with(
                      sheet.items(), at, item.withUsed(kit.limit() != Kit.Limit.UNLIMITED))));
    }
  }

  /** Who heals another player scores the card (PRE-POTION-04). */
  public static void aid(Table table, Source source) {
    Kit kit = table.cards.kit(source.card());
    boolean another =
        find(table.sheet(source.user()), source.item()) >= 0
            && source.target().player().filter(seat -> !seat.equals(source.user())).isPresent();
    if (kit.aid() > 0 && another) {
      Scoring.gain(table, source.user(), kit.aid(), AID);
      if (table.isTelling()) {
        table.tell(AID, "aid", source.user() + " scores the Potion");
      }
    }
  }

  /** Tipped Potions whose effect is over are removed from play (PRE-Q-48). */
  public static void removeDrunk(Table table) {
    for (int i = 0; i < table.seats(); i++) {
      Seat seat = Seat.of(i);
      ImmutableList<Held> items = table.sheet(seat).items();
      for (int j = 0; j < items.size(); j++) {
        Held item = items.get(j);
        if (item.tipped() && !works(table, item.id())) {
          Sheet sheet = table.sheet(seat);
          table.set(seat, sheet.withItems(Lists.without(sheet.items(), find(sheet, item.id()))));
          table.remove(item.card());
          if (table.isTelling()) {
            String name = table.cards.printed(item.card());
            table.tell(REMOVED, "removed", name + " is removed from play");
          }
        }
      }
    }
  }

  /** With a Potion that leaves play with its owner, its effect ends (PRE-Q-48, PRE-Q-62). */
  public static void removeTipped(Table table, Seat seat) {
    Sheet sheet = table.sheet(seat);
    for (Held item : sheet.items()) {
      if (item.tipped()) {
        table.remove(item.card());
        table.inForce = Lists.where(table.inForce, one -> one.source().item() != item.id());
      }
    }
    table.set(seat, sheet.withItems(Lists.where(sheet.items(), item -> !item.tipped())));
  }

  private static boolean works(Table table, int id) {
    for (int i = 0; i < table.inForce.size(); i++) {
      if (table.inForce.get(i).source().item() == id) {
        return true;
      }
    }
    return false;
  }

  /** An item that was not used goes to the discards; a Relic out of the game (PRE-Q-49). */
  public static void discardUnused(Table table, int card) {
    if (table.cards.isRelic(card)) {
      table.remove(card);
    } else {
      table.discard(card);
    }
  }

  /** Items whose limit is so long or shorter may be used again (PRE-RELIC-05). */
  public static void refresh(Table table, Kit.Limit limit) {
    for (int i = 0; i < table.seats(); i++) {
      Sheet sheet = table.sheets.get(i);
      for (int at = 0; at < sheet.items().size(); at++) {
        Held item = sheet.items().get(at);
        if (item.used() && table.cards.kit(item.card()).limit().compareTo(limit) <= 0) {
          sheet = sheet.withItems(Lists.with(sheet.items(), at, item.withUsed(false)));
        }
      }
      if (!sheet.equals(table.sheets.get(i))) {
        table.set(Seat.of(i), sheet);
      }
    }
  }
}
