package org.lawspeaker.hofordeals.map;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/**
 * A revealed Event is activated (HOF-Q-82), as an exception to the one activation of a turn.
 *
 * @param times how often, if it can be (HOF-CARD-40)
 */
@Doc("A revealed Event is activated.")
public record ActivateAgain(@Range(min = 1, max = 3) int times) implements Effect {
  @Override
  public void act(Table table, Source source) {
    if (table.isActive(source.user())) {
      table.push(PickEncounter.of(table, source, PickEncounter.For.ACTIVATION, times));
    }
  }

  @Override
  public String says() {
    return "activate another revealed Event "
        + (times == 1 ? "once" : Words.count(times, "time") + ", if it can be");
  }
}
