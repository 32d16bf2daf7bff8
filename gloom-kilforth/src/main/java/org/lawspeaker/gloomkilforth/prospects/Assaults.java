package org.lawspeaker.gloomkilforth.prospects;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.gloomkilforth.deeds.Assaulting;
import org.lawspeaker.gloomkilforth.engagement.BattleOdds;
import org.lawspeaker.gloomkilforth.state.Ancient;
import org.lawspeaker.gloomkilforth.state.Clock;
import org.lawspeaker.gloomkilforth.table.Table;

/** What an Assault would come to. */
final class Assaults {
  private static final double LAST_CHANCE = 40;
  private static final int LAST_DAYS = 4;

  private Assaults() {}

  /** Where no Victory Points are counted, who does not assault in the last Days has lost. */
  static double lastChance(Table table) {
    boolean isLate = table.clock.day() > Clock.LAST_DAY - LAST_DAYS && table.isTimeToAssault();
    return isLate && table.settings.format().isShared() ? LAST_CHANCE : 0;
  }

  /** How likely a hero defeats an Ancient alone. */
  static double wins(Table table, Seat seat, Ancient ancient) {
    Table gathered = Assaulting.gathered(table, ancient.card());
    return BattleOdds.before(gathered, seat, ancient.card());
  }
}
