package org.lawspeaker.prestigerpg.initiative;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.prestigerpg.effects.Cause;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Moment;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.windows.PlayWindow;

/**
 * Initiative is drawn anew (PRE-Q-61), and the window follows that follows every draw (PRE-Q-10).
 */
@Doc("Initiative is drawn anew.")
public record NewInitiative() implements Effect {
  @Override
  public void act(Table table, Source source) {
    table.then(new DrawInitiative(Cause.of(table, source)), PlayWindow.opening(Moment.INITIATIVE));
  }

  @Override
  public String says() {
    return "Initiative is drawn anew";
  }
}
