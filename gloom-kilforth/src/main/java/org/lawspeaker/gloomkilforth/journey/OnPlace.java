package org.lawspeaker.gloomkilforth.journey;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.gloomkilforth.occasions.Targeted;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/** An effect on a location. */
public sealed interface OnPlace extends Targeted
    permits PlaceObstacles, RemoveObstacles, FlipLocation, PlacePlot, DrawEncounter {
  /** Which locations can be chosen. */
  Where where();

  /** Whether it can be this one. */
  boolean fits(Table table, int place);

  @Override
  default Target kind() {
    return Target.PLACE;
  }

  @Override
  default ImmutableList<Integer> among(Table table, Source source) {
    int at = table.hero(source.user()).at();
    ImmutableList.Builder<Integer> all = ImmutableList.builder();
    for (int place = 0; place < table.sites.size(); place++) {
      if (where().means(at, place) && fits(table, place)) {
        all.add(place);
      }
    }
    return all.build();
  }
}
