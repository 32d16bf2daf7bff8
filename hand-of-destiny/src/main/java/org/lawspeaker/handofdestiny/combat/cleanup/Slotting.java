package org.lawspeaker.handofdestiny.combat.cleanup;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.table.Table;

/** Which defeated monsters are slotted, and where (HOD-Q-11, HOD-Q-36, HOD-Q-86). */
public final class Slotting {
  private Slotting() {}

  /** Whether this defeated monster becomes a strength card. */
  static boolean qualifies(Table table, int face) {
    long bit = Faces.bit(face);
    return (table.memory.barred() & bit) == 0 && (table.memory.struck() & bit) != 0;
  }

  /** Puts a card among the strength cards, by this clause. */
  public static void slot(Table table, int face, Citation why) {
    table.strength =
        table.settings.slotsInFront()
            ? table.strength.withFirst(face)
            : table.strength.withLast(face);
    if (table.tells()) {
      table.tell(
          why,
          "slotted",
          table.nameOf(face) + " becomes a strength card of " + table.monster(face).hp(),
          "card",
          table.nameOf(face),
          "strength",
          "" + table.monster(face).hp());
    }
  }
}
