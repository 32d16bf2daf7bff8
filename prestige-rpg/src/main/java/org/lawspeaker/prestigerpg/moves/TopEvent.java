package org.lawspeaker.prestigerpg.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.prestigerpg.relics.DrawEvent;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * An Event card is turned up.
 *
 * @param event which
 */
public record TopEvent(int event) implements NatureMove {
  private static final Citation DRAW = Citation.of("PRE-EVENT-03");

  @Override
  public void judge(Table table, Faults faults) {
    if (table.top(DrawEvent.class) == null) {
      PrestigeMove.notNow(table, faults, DRAW);
    } else if (table.piles.events().count(event) == 0) {
      faults.add(DRAW, "not-in-the-deck");
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(DRAW);
  }

  @Override
  public void make(Table table) {
    ((DrawEvent) table.agenda.top()).turn(table, event);
  }

  @Override
  public String text(Table table) {
    return "event " + table.cards.names().event(event);
  }
}
