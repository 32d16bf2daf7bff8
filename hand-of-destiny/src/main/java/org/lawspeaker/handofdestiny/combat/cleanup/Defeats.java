package org.lawspeaker.handofdestiny.combat.cleanup;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.combat.sight.Numbers;
import org.lawspeaker.handofdestiny.effects.Departure;
import org.lawspeaker.handofdestiny.effects.Wounds;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.table.Table;

/** Who is defeated, and their leaving the row together (HOD-ACCUM-05, HOD-Q-77). */
public final class Defeats {
  private static final Citation UNSLOTTED = Citation.of("HOD-UNDER-02");
  private static final Citation SLOTTED = Citation.of("HOD-CLEANUP-02");
  private static final Citation BASE_AGAIN = Citation.of("HOD-BASEHP-03");
  private static final Citation MOVES_UP = Citation.of("HOD-ACCUM-06");

  private static final Citation NO_HP_LEFT = Citation.of("HOD-Q-33");

  private Defeats() {}

  /** Whether the monster in this position is defeated: outright, or by its HP (HOD-Q-33). */
  static boolean isDefeated(Table table, int position) {
    return table.row.isSeen(position)
        && ((table.memory.beaten() & Faces.bit(table.row.at(position))) != 0
            || Numbers.remaining(table, position) <= 0);
  }

  /** Whether anybody in the row is defeated. */
  public static boolean any(Table table) {
    for (int position = 0; position < table.row.size(); position++) {
      if (isDefeated(table, position)) {
        return true;
      }
    }
    return false;
  }

  /** All defeated monsters leave, front first: to a slot, or to the Underworld. */
  static void leave(Table table) {
    long leaving = 0;
    long changed = 0;
    for (int position = 0; position < table.row.size(); position++) {
      if (isDefeated(table, position)) {
        int face = table.row.at(position);
        leaving |= Faces.bit(face);
        tellUntold(table, face);
        changed |= Numbers.hp(table, position) == table.monster(face).hp() ? 0 : Faces.bit(face);
      }
    }
    int front = table.row.at(0);
    for (int position = 0; position < table.row.size(); ) {
      int face = table.row.at(position);
      if (face == Faces.UNSEEN || (leaving & Faces.bit(face)) == 0) {
        position++;
        continue;
      }
      Slotting.tell(table, face);
      if (Slotting.qualifies(table, face)) {
        Departure.remove(table, position);
        Slotting.slot(table, face, SLOTTED);
        if (table.isTelling() && (changed & Faces.bit(face)) != 0) {
          table.tell(
              BASE_AGAIN,
              "base-health-again",
              "the HP of "
                  + table.nameOf(face)
                  + " had changed; as a strength card it has its base health",
              "card",
              table.nameOf(face));
        }
      } else {
        Departure.toUnderworld(table, position, UNSLOTTED, "defeated");
      }
    }
    tellNewFront(table, front);
  }

  /**
   * A monster whose HP has fallen to its damage is defeated, though nothing struck it. What a blow
   * has defeated was told then, perhaps a choice ago.
   */
  private static void tellUntold(Table table, int face) {
    if (table.isTelling() && (table.memory.beaten() & Faces.bit(face)) == 0) {
      String name = table.nameOf(face);
      table.tell(NO_HP_LEFT, "beaten", name + " has no HP left and is defeated", "monster", name);
    }
  }

  private static void tellNewFront(Table table, int before) {
    if (table.isTelling() && table.row.isSeen(0) && table.row.at(0) != before) {
      int face = table.row.at(0);
      String name = table.nameOf(face);
      table.tell(MOVES_UP, "new-front", name + " moves up to the front", "monster", name);
      Wounds.tellMoved(table, face);
    }
  }
}
