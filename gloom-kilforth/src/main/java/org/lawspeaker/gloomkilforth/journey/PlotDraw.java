package org.lawspeaker.gloomkilforth.journey;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.gloomkilforth.state.Ancient;
import org.lawspeaker.gloomkilforth.state.Site;
import org.lawspeaker.gloomkilforth.table.Drawing;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * The next plot of an Ancient is placed (GOK-NIGHT-12); none if its deck is empty (GOK-Q-89,
 * GOK-PLOT-01).
 */
public record PlotDraw(int place, int ancient) implements Drawing {
  private static final Citation PLOT = Citation.of("GOK-NIGHT-12");

  @Override
  public Citation why(Table table) {
    return PLOT;
  }

  @Override
  public Bag from(Table table) {
    return table.ancients.get(ancient).plots();
  }

  @Override
  public void drawn(Table table, int card) {
    table.pop();
    Ancient of = table.ancients.get(ancient);
    table.ancients = Lists.with(table.ancients, ancient, of.withPlots(of.plots().without(card)));
    Site site = table.sites.get(place);
    table.set(place, site.withPlots(site.plots().withLast(card)));
    if (table.isTelling()) {
      String name = table.cards.name(card);
      String where = table.location(place).name();
      table.tell(PLOT, "plot", name + " is placed on " + where, "card", name);
    }
  }
}
