package org.lawspeaker.prestigerpg.notation;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Bounds;
import org.lawspeaker.prestigerpg.state.Held;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.Kit;

/** Whether the Items of a player lie as they can. */
final class SheetCheck {
  private static final Citation TIPPED = Citation.of("PRE-POTION-01");

  private SheetCheck() {}

  static void check(Cards cards, String place, Sheet sheet, Bounds bounds) {
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
