package org.lawspeaker.prestigerpg.story;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * The next encounter of the story is this one.
 *
 * @param encounter its name
 */
@Doc("The next encounter is this one.")
public record StartEncounter(String encounter) implements Effect {
  @Override
  public void act(Table table, Source source) {
    Story.meet(table, encounter);
  }

  @Override
  public boolean meets() {
    return true;
  }

  @Override
  public String says() {
    return "the next encounter is " + encounter;
  }
}
