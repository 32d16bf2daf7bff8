package org.lawspeaker.gloomkilforth.journey;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.gloomkilforth.occasions.Targeted;
import org.lawspeaker.gloomkilforth.state.Terrain;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/** The hero is put on a location of its choice (GOK-TERM-12). */
@Doc("You are put on a location of your choice.")
public record RelocateTo(Optional<Terrain> terrain) implements Targeted {
  @Override
  public Target kind() {
    return Target.PLACE;
  }

  @Override
  public ImmutableList<Integer> among(Table table, Source source) {
    int at = table.hero(source.user()).at();
    ImmutableList.Builder<Integer> all = ImmutableList.builder();
    for (int place = 0;
        place < table.sites.size() && Relocate.mayLeave(table, source.user());
        place++) {
      boolean fits = terrain.isEmpty() || table.location(place).terrain() == terrain.get();
      if (place != at && fits) {
        all.add(place);
      }
    }
    return all.build();
  }

  @Override
  public void befall(Table table, Source source, int place) {
    Relocate.put(table, source.user(), place);
  }

  @Override
  public String says() {
    return "relocate to a location of your choice"
        + terrain.map(each -> " in the " + each.says()).orElse("");
  }
}
