package org.lawspeaker.prestigerpg.round;

import org.lawspeaker.prestigerpg.creature.Kills;
import org.lawspeaker.prestigerpg.effects.Program;
import org.lawspeaker.prestigerpg.hand.HandLimit;
import org.lawspeaker.prestigerpg.items.Items;
import org.lawspeaker.prestigerpg.table.Table;

/** What follows everything that was done: drunk Potions leave, and hands are cut. */
final class AfterPlay {
  private AfterPlay() {}

  /** Carries it out; a kill waits for what else was done at the same moment (PRE-Q-47). */
  static void run(Table table) {
    Items.removeDrunk(table);
    if (table.agenda().isEmpty() || !(table.top() instanceof Program)) {
      Kills.follow(table);
    }
    HandLimit.enforceNow(table);
  }
}
