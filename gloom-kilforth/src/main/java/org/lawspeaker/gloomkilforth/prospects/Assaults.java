package org.lawspeaker.gloomkilforth.prospects;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.gloomkilforth.engagement.BattleOdds;
import org.lawspeaker.gloomkilforth.state.Ancient;
import org.lawspeaker.gloomkilforth.state.Clock;
import org.lawspeaker.gloomkilforth.state.Site;
import org.lawspeaker.gloomkilforth.table.Plot;
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
    return BattleOdds.before(gathered(table, ancient), seat, ancient.card());
  }

  /** The table with all plots of an Ancient gathered, as an Assault finds it. */
  private static Table gathered(Table table, Ancient ancient) {
    Table gathered = new Table(table.cards, table.state(), WorkTable.Use.READING);
    String name = table.cards.name(ancient.card());
    Ancient with = ancient;
    for (Site site : table.sites) {
      for (int plot : site.plots().toArray()) {
        boolean isOwn = ((Plot) table.cards.card(plot)).of().equals(name);
        with = isOwn ? with.withGathered(with.gathered().with(plot)) : with;
      }
    }
    gathered.ancients = Lists.with(table.ancients, table.ancients.indexOf(ancient), with);
    return gathered;
  }
}
