package org.lawspeaker.prestigerpg.creature;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * The creature's barrier goes up or down (PRE-MAGUS-04).
 *
 * @param up whether it goes up
 */
@Doc("The creature's barrier goes up or down.")
public record SetBarrier(boolean up) implements Effect {
  @Override
  public void act(Table table, Source source) {
    table.foe = table.foe.withBarrier(up);
    if (table.isTelling()) {
      table.tell(Citation.of("PRE-MAGUS-04"), "barrier", "the barrier is " + (up ? "up" : "down"));
    }
  }

  @Override
  public String says() {
    return "the barrier goes " + (up ? "up" : "down");
  }
}
