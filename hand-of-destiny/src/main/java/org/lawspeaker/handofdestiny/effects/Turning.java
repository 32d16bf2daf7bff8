package org.lawspeaker.handofdestiny.effects;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.table.Table;

/** Turning a card of the row: another monster takes the same position (HOD-FACE-04, -05). */
final class Turning {
  private Turning() {}

  static void turn(Table table, int position, int face, Citation why, String how) {
    int former = table.row.at(position);
    table.row = table.row.with(table.row.faces().replaced(position, face));
    if (table.isTelling()) {
      table.tell(
          why,
          how,
          table.nameOf(former) + " turns into " + table.nameOf(face),
          "monster",
          table.nameOf(former),
          "now",
          table.nameOf(face));
    }
  }
}
