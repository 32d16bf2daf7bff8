package org.lawspeaker.prestigerpg.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.prestigerpg.table.PickingItem;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * Chooses an Item on the table.
 *
 * @param seat who
 * @param item its id
 */
public record PickItem(Seat seat, int item) implements SeatMove {
  private static final Citation ITEM = Citation.of("PRE-LOOT-03");

  @Override
  public void judge(Table table, Faults faults) {
    PickingItem step = table.top(PickingItem.class);
    if (step == null || !step.seat().equals(seat)) {
      PrestigeMove.notAsked(table, faults, ITEM);
    } else if (!step.offersItem(table, item)) {
      faults.add(step.why(), "not-that-item");
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(((PickingItem) table.agenda.top()).why());
  }

  @Override
  public void make(Table table) {
    ((PickingItem) table.agenda.top()).pickItem(table, item);
  }

  @Override
  public String text(Table table) {
    return "item " + ItemText.of(table, item);
  }
}
