package org.lawspeaker.gloomkilforth.journey;

import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/** An Ancient places its next plot on a location, never on the City (GOK-LOC-08). */
@Doc("An Ancient places a plot on a location.")
public record PlacePlot(@Default("here") Where where) implements OnPlace {
  @Override
  public boolean fits(Table table, int place) {
    return table.location(place).terrain().isWild();
  }

  /**
   * Of several Ancients it is one that the user names (GOK-EVENT-07, GOK-NIGHT-09, GOK-ABILITY-06).
   */
  @Override
  public void befall(Table table, Source source, int place) {
    table.push(new NextPlot(source.user(), source.card(), place));
  }

  @Override
  public String says() {
    return "an Ancient places a plot on " + where.says();
  }
}
