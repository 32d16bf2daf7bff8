package org.lawspeaker.prestigerpg.turns;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Table;

/** The turn that is under way ends (PRE-Q-38). */
@Doc("The turn that is under way ends.")
public record EndTurn() implements Effect {
  @Override
  public void act(Table table, Source source) {
    Turns.end(table, source);
  }

  @Override
  public String says() {
    return "the turn ends";
  }
}
