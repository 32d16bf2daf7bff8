package org.lawspeaker.thorgal.journey;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.thorgal.occasions.Happening;
import org.lawspeaker.thorgal.state.Attached;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.table.Occasion;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * Journey step 4: the marker comes back (THO-RET-01), what was attached is destroyed whatever the
 * outcome (THO-RET-02), and all other markers stay on their cards (THO-RET-04).
 *
 * @param back whether the marker is back
 */
public record Return(@Default("false") boolean back) implements ThorgalFrame {
  private static final Citation MARKER = Citation.of("THO-RET-01");
  private static final Citation DESTROYED = Citation.of("THO-RET-03");

  /** One card after the other, each with all that it sets off before the next (THO-Q-75). */
  @Override
  public void run(Table table) {
    if (table.journey.stage() == Journey.Stage.NONE) {
      table.pop();
    } else if (!back) {
      table.replaceTop(new Return(true));
      if (table.isTelling()) {
        table.tell(
            MARKER, "marker-back", table.clock.destiny() + " takes the marker of the journey back");
      }
    } else if (table.journey.attached().isEmpty()) {
      table.pop();
    } else {
      destroyFirst(table).announce(table);
    }
  }

  /** All of them at once, if the round is broken off. */
  public static void destroyAttached(Table table) {
    List<Happening> happenings = new ArrayList<>();
    while (!table.journey.attached().isEmpty()) {
      happenings.add(destroyFirst(table));
    }
    Happening.announceTogether(table, happenings);
  }

  /** In the order they were attached (THO-Q-46). */
  private static Happening destroyFirst(Table table) {
    ImmutableList<Attached> attached = table.journey.attached();
    Attached first = attached.get(0);
    table.journey = table.journey.withAttached(Lists.without(attached, 0));
    table.bury(first.owner(), first.suit(), first.card());
    if (table.isTelling()) {
      String name = table.cards.printed(first.suit(), first.card());
      table.tell(
          DESTROYED,
          "destroyed",
          first.owner() + "'s " + name + " goes to " + first.suit().destroyed(),
          "card",
          name);
    }
    return Happening.outOfPlay(Occasion.DESTROYED, first.owner(), first.suit(), first.card());
  }
}
