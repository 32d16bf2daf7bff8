package org.lawspeaker.thorgal.journey;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.thorgal.occasions.Happening;
import org.lawspeaker.thorgal.state.Attached;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.table.Occasion;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * Journey step 4: the marker comes back (THO-RET-01), what was attached is destroyed whatever the
 * outcome (THO-RET-02), and all other markers stay on their cards (THO-RET-04).
 */
public record Return() implements ThorgalFrame {
  private static final Citation MARKER = Citation.of("THO-RET-01");
  private static final Citation DESTROYED = Citation.of("THO-RET-03");

  @Override
  public void run(Table table) {
    table.pop();
    if (table.journey.stage() == Journey.Stage.NONE) {
      return;
    }
    if (table.isTelling()) {
      table.tell(
          MARKER, "marker-back", table.clock.destiny() + " takes the marker of the journey back");
    }
    destroyAttached(table);
  }

  /** In the order they were attached (THO-Q-46). */
  public static void destroyAttached(Table table) {
    ImmutableList<Attached> attached = table.journey.attached();
    table.journey = table.journey.withAttached(ImmutableList.of());
    for (Attached each : attached) {
      table.bury(each.owner(), each.suit(), each.card());
      if (table.isTelling()) {
        String name = table.cards.printed(each.suit(), each.card());
        table.tell(
            DESTROYED,
            "destroyed",
            each.owner() + "'s " + name + " goes to " + each.suit().destroyed(),
            "card",
            name);
      }
      Happening.announceOutOfPlay(
          table, Occasion.DESTROYED, each.owner(), each.suit(), each.card());
    }
  }
}
