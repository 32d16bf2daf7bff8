package org.lawspeaker.handofdestiny.combat.sight;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.state.Sight;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Peeks at the third monster: it is seen, and visible for as long as it is third or nearer
 * (HOD-PEEK-02, -03). Positions do not change (HOD-PEEK-05).
 */
public record Peeking() implements Reveals {
  private static final Citation SEEN = Citation.of("HOD-PEEK-01");
  private static final Citation VISIBLE = Citation.of("HOD-PEEK-02");
  private static final Citation BACK_IN_PLACE = Citation.of("HOD-PEEK-05");
  private static final int THIRD = Sight.POSITIONS - 1;

  @Override
  public boolean owes(Table table) {
    return !table.row.isSeen(THIRD);
  }

  @Override
  public int place(Table table) {
    return THIRD;
  }

  @Override
  public Citation why(Table table) {
    return SEEN;
  }

  @Override
  public void run(Table table) {
    table.pop();
    int face = table.row.at(THIRD);
    table.memory = table.memory.withPeeked(table.memory.peeked() | 1 << Faces.cardOf(face));
    if (table.isTelling()) {
      table.tell(
          VISIBLE,
          "peeked",
          table.nameOf(face) + " in third position is visible",
          "monster",
          table.nameOf(face));
      table.tell(BACK_IN_PLACE, "put-back", "the second monster stays second");
    }
  }
}
