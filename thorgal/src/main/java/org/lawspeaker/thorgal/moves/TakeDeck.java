package org.lawspeaker.thorgal.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.setup.DrawFactions;
import org.lawspeaker.thorgal.table.Table;

/**
 * A faction is drawn for a seat.
 *
 * @param faction by number
 */
public record TakeDeck(int faction) implements NatureMove {
  private static final Citation DRAWN = Citation.of("THO-Q-09");

  @Override
  public void judge(Table table, Faults faults) {
    DrawFactions step = table.top(DrawFactions.class);
    if (step == null) {
      ThorgalMove.notNow(table, faults, DRAWN);
    } else if (!step.left().contains(faction)) {
      faults.add(DRAWN, "taken");
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(DRAWN);
  }

  @Override
  public void make(Table table) {
    ((DrawFactions) table.agenda.top()).draw(table, faction);
  }

  @Override
  public String text(Table table) {
    return "faction " + table.cards.factionName(faction);
  }
}
