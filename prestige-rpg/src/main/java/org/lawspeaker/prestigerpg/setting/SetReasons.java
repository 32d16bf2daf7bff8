package org.lawspeaker.prestigerpg.setting;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.Table;

/** Why a player cannot set a card now. */
public final class SetReasons {
  private static final Citation PARTS = Citation.of("PRE-FLOW-01");
  private static final Citation STEPS = Citation.of("PRE-FLOW-02");
  private static final Citation TURNED = Citation.of("PRE-VAMPYRE-03");
  private static final Citation TRIPPED = Citation.of("PRE-Q-38");
  private static final Citation EMPTY = Citation.of("PRE-Q-17");
  private static final Citation FLIPPED = Citation.of("PRE-SET-03");
  private static final Citation ONCE = Citation.of("PRE-Q-18");

  private SetReasons() {}

  /** Adds the first reason that holds: of the player, then of the moment. */
  public static void judge(Table table, Seat seat, Faults faults) {
    Sheet sheet = table.sheet(seat);
    if (sheet.marks().turned()) {
      faults.add(TURNED, "turned");
    } else if (sheet.pace().sitsOut()) {
      faults.add(TRIPPED, "sits-out");
    } else if (table.clock.encounter() > 0 && (!table.foe.isFaced() || table.foe.over())) {
      faults.notNow(PARTS, table::pending);
    } else if (table.clock.round() == 0) {
      faults.notNow(STEPS, table::pending);
    } else if (table.clock.flipped()) {
      faults.notNow(FLIPPED, table::pending);
    } else if (table.clock.totalled()) {
      faults.notNow(STEPS, table::pending);
    } else if (sheet.hand().isEmpty() && sheet.set().isEmpty()) {
      faults.add(EMPTY, "no-card");
    } else {
      faults.notNow(ONCE, table::pending);
    }
  }
}
