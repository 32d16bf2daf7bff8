package org.lawspeaker.prestigerpg.timing;

import org.lawspeaker.prestigerpg.combat.Kills;
import org.lawspeaker.prestigerpg.effects.Program;
import org.lawspeaker.prestigerpg.end.HandLimit;
import org.lawspeaker.prestigerpg.item.Items;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.Table;

/** What follows everything that was done: drunk Potions leave, and hands are cut. */
public final class AfterPlay {
  private AfterPlay() {}

  /** Puts it on the agenda, under what is done. */
  public static void follow(Table table) {
    table.push(Flow.AFTER_PLAY);
  }

  /** Carries it out; a kill waits for what else was done at the same moment (PRE-Q-47). */
  public static void run(Table table) {
    Items.removeDrunk(table);
    if (table.agenda().isEmpty() || !(table.top() instanceof Program)) {
      Kills.follow(table);
    }
    HandLimit.enforce(table);
  }
}
