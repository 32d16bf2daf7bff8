package org.lawspeaker.hofordeals.map;

import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/**
 * Usage cubes are placed on an Encounter with a Usage value, or taken off.
 *
 * @param cubes how many; below 0 are taken off
 * @param here whether on the Encounter stood on, instead of one of the user's choice
 */
@Doc("Usage cubes are placed on an Encounter, or taken off.")
public record PlaceCubes(@Range(min = -5, max = 5) int cubes, @Default("false") boolean here)
    implements Effect {
  @Override
  public void act(Table table, Source source) {
    if (here) {
      PickEncounter.change(table, table.hero(source.user()).space(), cubes);
    } else {
      table.push(PickEncounter.of(table, source, PickEncounter.For.CUBES, cubes));
    }
  }

  @Override
  public String says() {
    return (cubes < 0 ? "take " : "place ")
        + Words.count(Math.abs(cubes), "Usage cube")
        + (cubes < 0 ? " off " : " on ")
        + (here ? "the Encounter you stand on" : "another revealed Encounter");
  }
}
