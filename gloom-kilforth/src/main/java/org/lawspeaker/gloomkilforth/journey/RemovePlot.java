package org.lawspeaker.gloomkilforth.journey;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.gloomkilforth.assets.Discards;
import org.lawspeaker.gloomkilforth.occasions.Targeted;
import org.lawspeaker.gloomkilforth.state.Site;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/** A plot leaves the map without being defeated: no Loot, no rumour. */
@Doc("A plot is removed from the map.")
public record RemovePlot(@Default("here") Where where) implements Targeted {
  private static final Citation GONE = Citation.of("GOK-Q-72");

  @Override
  public Target kind() {
    return Target.CARD;
  }

  @Override
  public ImmutableList<Integer> among(Table table, Source source) {
    int at = table.hero(source.user()).at();
    ImmutableList.Builder<Integer> all = ImmutableList.builder();
    for (int place = 0; place < table.sites.size(); place++) {
      if (where.means(at, place)) {
        table.sites.get(place).plots().forEach(all::add);
      }
    }
    return all.build();
  }

  @Override
  public void befall(Table table, Source source, int card) {
    for (int place = 0; place < table.sites.size(); place++) {
      Site site = table.sites.get(place);
      if (site.plots().contains(card)) {
        table.set(place, site.withPlots(site.plots().withoutCard(card)));
        Discards.put(table, card);
        table.tellCard(GONE, "discarded", source.user(), "discards", card);
      }
    }
  }

  @Override
  public String says() {
    return "remove a plot from " + where.says();
  }
}
