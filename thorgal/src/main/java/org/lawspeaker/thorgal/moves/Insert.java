package org.lawspeaker.thorgal.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.effects.Shuffling;
import org.lawspeaker.thorgal.table.Table;

/**
 * A known card comes to lie somewhere in a deck that is shuffled.
 *
 * @param slot from the top, 0 for the top
 */
public record Insert(int slot) implements NatureMove {
  private static final Citation SHUFFLE = Citation.of("THO-GEN-03");

  @Override
  public void judge(Table table, Faults faults) {
    Shuffling step = table.top(Shuffling.class);
    if (step == null) {
      ThorgalMove.notNow(table, faults, SHUFFLE);
    } else if (slot < 0 || slot >= step.slots(table)) {
      faults.add(SHUFFLE, "no-such-slot");
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(SHUFFLE);
  }

  @Override
  public void make(Table table) {
    ((Shuffling) table.agenda.top()).insert(table, slot);
  }

  @Override
  public String text(Table table) {
    return "slot " + slot;
  }
}
