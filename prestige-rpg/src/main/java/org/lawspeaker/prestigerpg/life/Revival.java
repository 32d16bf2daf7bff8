package org.lawspeaker.prestigerpg.life;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.effects.Cause;
import org.lawspeaker.prestigerpg.hand.Drawing;
import org.lawspeaker.prestigerpg.items.Items;
import org.lawspeaker.prestigerpg.state.Held;
import org.lawspeaker.prestigerpg.state.Marks;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.Status;
import org.lawspeaker.prestigerpg.table.Table;

/** The dead come back (PRE-RAGNAROK-01). */
public final class Revival {
  private static final Citation BACK = Citation.of("PRE-Q-95");

  private Revival() {}

  /** All of them, with so much life and so many cards, without items; their Prestige is kept. */
  public static void all(Table table, int life, int cards) {
    ImmutableList<Seat> back = table.deadPlayers();
    for (Seat seat : back) {
      Sheet sheet = table.sheet(seat);
      for (Held item : sheet.items()) {
        Items.discardUnused(table, item.card());
      }
      table.set(
          seat,
          sheet
              .withStatus(Status.ALIVE)
              .withLife(life)
              .withInitiative(0)
              .withItems(ImmutableList.of())
              .withMarks(Marks.NONE));
      if (table.isTelling()) {
        table.tell(BACK, "revived", seat + " comes back to life");
      }
    }
    for (Seat seat : back.reverse()) {
      if (cards > 0) {
        table.push(Drawing.cards(Cause.REVIVAL, seat, cards));
      }
    }
    table.clock = table.clock.withFallen(Pile.empty()).withFallenBefore(0);
  }
}
