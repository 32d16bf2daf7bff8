package org.lawspeaker.gloomkilforth.journey;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.gloomkilforth.state.Site;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/** Obstacles go back to the pool; nothing is cleared, so there is no Loot (GOK-CLEAR-06). */
@Doc("Obstacles are removed from a location.")
public record RemoveObstacles(
    @Default("1") @Range(min = 1, max = 4) int obstacles, @Default("here") Where where)
    implements OnPlace {
  private static final Citation OBSTACLE = Citation.of("GOK-TOKEN-10");

  @Override
  public boolean fits(Table table, int place) {
    return table.sites.get(place).obstacles() > 0;
  }

  @Override
  public void befall(Table table, Source source, int place) {
    Site site = table.sites.get(place);
    table.set(place, site.withObstacles(Math.max(0, site.obstacles() - obstacles)));
    if (table.isTelling()) {
      String name = table.location(place).name();
      table.tell(OBSTACLE, "obstacle-removed", "obstacles leave " + name, "card", name);
    }
  }

  @Override
  public String says() {
    return "remove " + Words.count(obstacles, "obstacle") + " from " + where.says();
  }
}
