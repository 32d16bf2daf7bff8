package org.lawspeaker.gloomkilforth.journey;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.gloomkilforth.assets.LimitCheck;
import org.lawspeaker.gloomkilforth.piles.LootDraw;
import org.lawspeaker.gloomkilforth.state.Site;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Plot;
import org.lawspeaker.gloomkilforth.table.Table;

/** What clearing a place gives. */
final class Clearing {
  private static final Citation PLOT = Citation.of("GOK-CLEAR-04");

  private Clearing() {}

  /** A plot is defeated: it becomes a rumour, and Loot is drawn (GOK-CLEAR-05, GOK-PLOT-06). */
  static void plot(Table table, Seat seat, int plot) {
    int place = table.hero(seat).at();
    Site site = table.sites.get(place);
    if (!site.plots().contains(plot)) {
      return;
    }
    table.push(LimitCheck.of(table));
    table.set(place, site.withPlots(site.plots().withoutCard(plot)));
    table.set(seat, table.hero(seat).holding(plot, true));
    table.tellCard(PLOT, "cleared-plot", seat, "defeats", plot);
    table.push(new LootDraw(seat, ((Plot) table.cards.card(plot)).loot())); // GOK-Q-51
    table.fire(seat, Moment.PLOT_DEFEATED);
  }
}
