package org.lawspeaker.handofdestiny.effects;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.combat.sight.Numbers;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.table.Table;

/** What a blow on a monster comes to: accumulated damage, or its defeat. */
public final class Wounds {
  private static final Citation STAYS = Citation.of("HOD-ACCUM-01");
  private static final Citation REST = Citation.of("HOD-ACCUM-02");
  private static final Citation GOES_ALONG = Citation.of("HOD-ACCUM-03");

  private static final Citation WORTH_NOTHING = Citation.of("HOD-Q-38");

  private Wounds() {}

  /** Adds damage to what the monster has accumulated. */
  public static void add(Table table, int face, int amount) {
    int before = table.memory.damage().of(face);
    table.memory = table.memory.withDamage(table.memory.damage().with(face, before + amount));
  }

  /**
   * Tells what this damage came to.
   *
   * @param whole the clause by which damage that reaches its undiminished HP defeats it
   */
  public static void tell(Table table, int face, int dealt, Citation whole) {
    int position = table.row.positionOf(face);
    if (!table.isTelling() || position < 0) {
      return;
    }
    int remaining = Numbers.remaining(table, position);
    if (remaining > 0) {
      table.tell(
          dealt == 0 ? WORTH_NOTHING : STAYS,
          "accumulated",
          table.nameOf(face) + " has " + remaining + " HP left",
          "monster",
          table.nameOf(face),
          "remaining",
          "" + remaining);
    } else {
      table.tell(
          table.memory.damage().of(face) > dealt ? REST : whole,
          "beaten",
          table.nameOf(face) + " is defeated",
          "monster",
          table.nameOf(face));
    }
  }

  /** Tells that a monster that comes to another position takes its damage along. */
  public static void tellMoved(Table table, int face) {
    if (table.isTelling() && face != Faces.UNSEEN && table.memory.damage().of(face) > 0) {
      table.tell(
          GOES_ALONG,
          "keeps-damage",
          table.nameOf(face) + " keeps its accumulated damage",
          "monster",
          table.nameOf(face),
          "damage",
          "" + table.memory.damage().of(face));
    }
  }
}
