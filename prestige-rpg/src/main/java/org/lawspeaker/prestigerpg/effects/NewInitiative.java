package org.lawspeaker.prestigerpg.effects;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.prestigerpg.begin.DrawInitiative;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Table;

/** Initiative is drawn anew (PRE-Q-61). */
@Doc("Initiative is drawn anew.")
public record NewInitiative() implements Effect {
  @Override
  public void act(Table table, Source source) {
    table.push(new DrawInitiative());
  }

  @Override
  public String says() {
    return "Initiative is drawn anew";
  }
}
