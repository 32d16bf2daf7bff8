package org.lawspeaker.handofdestiny.setup;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.combat.sight.Reveals;
import org.lawspeaker.handofdestiny.effects.Departure;
import org.lawspeaker.handofdestiny.table.StepCheck;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Takes strength cards from the back of the monster deck and slots them, keeping their order
 * (HOD-SETUP-10, HOD-Q-15).
 *
 * @param left how many are still to be taken
 */
public record StartingStrength(int left) implements Reveals {
  private static final Citation TAKEN = Citation.of("HOD-SETUP-10");

  @Override
  public boolean owes(Table table) {
    return left > 0 && !table.row.isSeen(place(table));
  }

  @Override
  public int place(Table table) {
    return table.row.size() - 1;
  }

  @Override
  public Citation why(Table table) {
    return TAKEN;
  }

  @Override
  public void run(Table table) {
    if (left == 0) {
      table.pop();
      return;
    }
    int last = place(table);
    int face = table.row.at(last);
    Departure.remove(table, last); // in combat that ends the turn (HOD-Q-34)
    table.strength = table.strength.withFirst(face);
    table.replaceTop(new StartingStrength(left - 1));
    if (table.isTelling()) {
      table.tell(
          TAKEN,
          "starting-strength",
          table.nameOf(face) + " is a starting strength card of " + table.monster(face).hp(),
          "card",
          table.nameOf(face),
          "strength",
          "" + table.monster(face).hp());
    }
  }

  @Override
  public void check(StepCheck check) {
    check.ofRow(left);
  }
}
