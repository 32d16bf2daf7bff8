package org.lawspeaker.handofdestiny.combat.cleanup;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.effects.ChangeGold;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.table.Table;

/** Which defeated monsters are slotted, and where (HOD-Q-11, HOD-Q-36, HOD-Q-86). */
public final class Slotting {
  private static final Citation BY_STRENGTH = Citation.of("HOD-STRENGTH-04");
  private static final Citation BY_SLOT_ABILITY = Citation.of("HOD-SLOTABIL-02");
  private static final Citation BY_BOTH = Citation.of("HOD-SLOTABIL-03");
  private static final Citation BY_WEAPON = Citation.of("HOD-NORMAL-10");
  private static final Citation BARRED = Citation.of("HOD-NORMAL-01");
  private static final Citation BARRED_BY_PART = Citation.of("HOD-NORMAL-02");
  private static final Citation BARRED_ANYWAY = Citation.of("HOD-SLOTABIL-04");
  private static final Citation NEITHER = Citation.of("HOD-Q-86");

  private Slotting() {}

  /** Whether this defeated monster becomes a strength card. */
  static boolean qualifies(Table table, int face) {
    long bit = Faces.bit(face);
    return (table.memory.barred() & bit) == 0
        && ((table.memory.struck() | table.memory.bySlot() | table.memory.byWeapon()) & bit) != 0;
  }

  /** The clause that decides whether this defeated monster is slotted. */
  private static Citation why(Table table, int face) {
    long bit = Faces.bit(face);
    boolean struck = (table.memory.struck() & bit) != 0;
    boolean bySlot = (table.memory.bySlot() & bit) != 0;
    boolean byWeapon = (table.memory.byWeapon() & bit) != 0;
    if ((table.memory.barred() & bit) != 0) {
      return bySlot ? BARRED_ANYWAY : struck || byWeapon ? BARRED_BY_PART : BARRED;
    }
    if (byWeapon) {
      return BY_WEAPON;
    }
    if (bySlot) {
      return struck ? BY_BOTH : BY_SLOT_ABILITY;
    }
    return struck ? BY_STRENGTH : NEITHER;
  }

  /** What would have slotted it, or barred it, and did not. */
  private static void weigh(Table table, int face) {
    if (!table.isWeighing()) {
      return;
    }
    long bit = Faces.bit(face);
    String name = table.nameOf(face);
    if ((table.memory.barred() & bit) == 0) {
      table.weigh(BARRED, "no Normal ability has damaged " + name, "monster", name);
    }
    if ((table.memory.struck() & bit) == 0) {
      table.weigh(BY_STRENGTH, "no strength attack has hit " + name, "monster", name);
    }
    if ((table.memory.bySlot() & bit) == 0) {
      table.weigh(BY_SLOT_ABILITY, "no Slot ability has damaged " + name, "monster", name);
    }
  }

  /** Tells whether this defeated monster is slotted, and why. */
  static void tell(Table table, int face) {
    weigh(table, face);
    if (table.isTelling()) {
      boolean slots = qualifies(table, face);
      table.tell(
          why(table, face),
          slots ? "eligible" : "barred",
          table.nameOf(face) + (slots ? " qualifies to be slotted" : " is not slotted"),
          "monster",
          table.nameOf(face));
    }
  }

  /** Puts a card among the strength cards, by this clause. */
  public static void slot(Table table, int face, Citation why) {
    table.strength =
        table.settings.slotsInFront()
            ? table.strength.withFirst(face)
            : table.strength.withLast(face);
    if (table.isTelling()) {
      table.tell(
          why,
          "slotted",
          table.nameOf(face) + " becomes a strength card of " + table.monster(face).hp(),
          "card",
          table.nameOf(face),
          "strength",
          "" + table.monster(face).hp());
    }
    ChangeGold.follow(table, table.monster(face).coins());
  }
}
