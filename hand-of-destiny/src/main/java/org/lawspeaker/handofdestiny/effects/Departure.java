package org.lawspeaker.handofdestiny.effects;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.table.Table;

/** Cards that leave a zone for the Underworld, behind all that are there already (HOD-Q-12). */
public final class Departure {
  private static final Citation REARMOST = Citation.of("HOD-UNDER-01");
  private static final Citation STRENGTH_TOO = Citation.of("HOD-UNDER-04");

  private Departure() {}

  /** A monster leaves the row for the Underworld, and the row closes up. */
  public static void toUnderworld(Table table, int position, Citation why, String how) {
    int face = table.row.at(position);
    remove(table, position);
    table.underworld = table.underworld.withLast(face);
    if (table.isTelling()) {
      table.tell(
          why, how, table.nameOf(face) + " goes to the Underworld", "monster", table.nameOf(face));
      tellArrival(table, REARMOST, face);
    }
  }

  /**
   * Takes a card out of the row; HP that a monster of it gained ends with that, also of one that
   * has been turned away (HOD-Q-30).
   */
  public static void remove(Table table, int position) {
    int face = table.row.at(position);
    table.row = table.row.with(table.row.faces().without(position));
    table.memory =
        table
            .memory
            .withBonus(table.memory.bonus().withoutCard(Faces.cardOf(face)))
            .withPeeked(table.memory.peeked() & ~(1 << Faces.cardOf(face)))
            .withArrived(table.memory.arrived() & ~(1 << Faces.cardOf(face)));
    table.progress = table.progress.withDeparted(true);
  }

  /** A strength card leaves its slot for the Underworld, the face it had on top (HOD-Q-09). */
  public static void spend(Table table, int face, Citation why, String how) {
    table.strength = table.strength.withoutCard(face);
    table.underworld = table.underworld.withLast(face);
    table.preparation =
        table.preparation.withDoubled(table.preparation.doubled() & ~(1 << Faces.cardOf(face)));
    if (table.isTelling()) {
      table.tell(
          why,
          how,
          table.nameOf(face) + " leaves its slot for the Underworld",
          "card",
          table.nameOf(face));
      tellArrival(table, STRENGTH_TOO, face);
    }
    ChangeGold.follow(table, -table.monster(face).coins());
  }

  private static void tellArrival(Table table, Citation why, int face) {
    table.tell(
        why,
        "underworld",
        "it is card " + table.underworld.size() + " of the Underworld, behind all others",
        "card",
        table.nameOf(face),
        "number",
        "" + table.underworld.size());
  }
}
