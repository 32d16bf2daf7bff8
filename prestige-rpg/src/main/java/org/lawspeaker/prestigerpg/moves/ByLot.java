package org.lawspeaker.prestigerpg.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.tombs.Lot;

/**
 * A decision by lot (PRE-MODULE-04).
 *
 * @param way which way, from 0
 */
public record ByLot(int way) implements NatureMove {
  private static final Citation RANDOM = Citation.of("PRE-MODULE-04");

  @Override
  public void judge(Table table, Faults faults) {
    Lot step = table.top(Lot.class);
    if (step == null) {
      PrestigeMove.notNow(table, faults, RANDOM);
    } else if (way < 0 || way >= step.ballot().ways().size()) {
      faults.add(RANDOM, "not-that-way");
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(RANDOM);
  }

  @Override
  public void make(Table table) {
    ((Lot) table.agenda.top()).decide(table, way);
  }

  @Override
  public String text(Table table) {
    return "lot " + (way + 1);
  }
}
