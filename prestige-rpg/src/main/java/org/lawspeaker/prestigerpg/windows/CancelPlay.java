package org.lawspeaker.prestigerpg.windows;

import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * The play that is answered has no effect (PRE-Q-11).
 *
 * @param take whether the user takes the card into the hand
 */
@Doc("The play that is answered has no effect.")
public record CancelPlay(@Default("false") boolean take) implements Effect {
  @Override
  public void act(Table table, Source source) {
    Announced.cancel(table, source.answers(), source.user(), take);
  }

  @Override
  public String says() {
    return "what was played has no effect" + (take ? ", and you take the card into your hand" : "");
  }
}
