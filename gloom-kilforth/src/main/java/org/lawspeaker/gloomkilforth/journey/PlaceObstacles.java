package org.lawspeaker.gloomkilforth.journey;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.gloomkilforth.state.Site;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * Obstacles are placed on a location (GOK-TOKEN-10, GOK-CLEAR-06), also on the City (GOK-Q-111).
 */
@Doc("Obstacles are placed on a location.")
public record PlaceObstacles(
    @Default("1") @Range(min = 1, max = 4) int obstacles, @Default("here") Where where)
    implements OnPlace {
  private static final Citation OBSTACLE = Citation.of("GOK-TOKEN-10");
  private static final int MOST = 99;

  @Override
  public boolean fits(Table table, int place) {
    return true;
  }

  @Override
  public void befall(Table table, Source source, int place) {
    Site site = table.sites.get(place);
    table.set(place, site.withObstacles(Math.min(MOST, site.obstacles() + obstacles)));
    if (table.isTelling()) {
      String name = table.location(place).name();
      table.tell(OBSTACLE, "obstacle", "an obstacle lies at " + name, "card", name);
    }
  }

  @Override
  public String says() {
    return "place " + Words.count(obstacles, "obstacle") + " on " + where.says();
  }
}
