package org.lawspeaker.prestigerpg.creature;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * The creature's barrier goes up or down (PRE-MAGUS-04, PRE-Q-96).
 *
 * @param up whether it goes up
 */
@Doc("The creature's barrier goes up or down.")
public record SetBarrier(boolean up) implements Effect {
  private static final Citation AGAIN = Citation.of("PRE-MAGUS-04");
  private static final Citation STARTS_OR_FALLS = Citation.of("PRE-Q-96");

  @Override
  public void act(Table table, Source source) {
    table.foe = table.foe.withBarrier(up);
    if (table.isTelling()) {
      // It goes up again instead of an attack; how it starts and falls is another clause.
      Citation why = up && table.clock.round() > 0 ? AGAIN : STARTS_OR_FALLS;
      table.tell(why, "barrier", "the barrier is " + (up ? "up" : "down"));
    }
  }

  @Override
  public String says() {
    return "the barrier goes " + (up ? "up" : "down");
  }
}
