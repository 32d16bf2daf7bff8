package org.lawspeaker.prestigerpg.notation;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Bounds;
import org.lawspeaker.prestigerpg.state.Held;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.Kit;
import org.lawspeaker.prestigerpg.table.Table;

/** Whether the Items of a player lie as they can, and what was scored could be. */
final class SheetCheck {
  private static final Citation TIPPED = Citation.of("PRE-POTION-01");
  private static final Citation IN_GAME = Citation.of("PRE-Q-101");
  private static final Citation NOBODY = Citation.of("PRE-Q-60");

  private SheetCheck() {}

  static void check(Table table, String place, Sheet sheet, Bounds bounds) {
    items(table.cards, place, sheet, bounds);
    trophies(table, place + "/trophies", sheet, bounds);
  }

  private static void trophies(Table table, String place, Sheet sheet, Bounds bounds) {
    Bag all = table.cards.encounters(table.settings);
    for (int i = 0; i < sheet.trophies().size(); i++) {
      int card = sheet.trophies().get(i);
      String name = table.cards.names().encounter(card);
      bounds.holds(all.count(card) > 0, place, "no " + name + " is in this game", IN_GAME);
      bounds.holds(
          CardTexts.isScored(table.cards.encounter(card)),
          place,
          "nobody scores " + name + ", which nobody kills",
          NOBODY);
    }
  }

  private static void items(Cards cards, String place, Sheet sheet, Bounds bounds) {
    for (Held item : sheet.items()) {
      bounds.holds(
          !item.tipped()
              || (cards.isItem(item.card()) && cards.kit(item.card()).sort() == Kit.Sort.POTION),
          place + "/items",
          cards.printed(item.card()) + " is no Potion that is tipped",
          TIPPED);
    }
  }
}
