package org.lawspeaker.prestigerpg.creature;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Table;

/** The encounter is completed; nobody scores it for that (PRE-Q-60). */
@Doc("The encounter is completed.")
public record EndEncounter() implements Effect {
  @Override
  public void act(Table table, Source source) {
    Kills.complete(table);
  }

  @Override
  public String says() {
    return "the encounter is over";
  }
}
