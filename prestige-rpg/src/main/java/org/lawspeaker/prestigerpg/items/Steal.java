package org.lawspeaker.prestigerpg.items;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.state.Target;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Table;

/** The user takes the item chosen (PRE-Q-51). */
@Doc("You take the item chosen.")
public record Steal() implements Effect {
  private static final Citation STEALS = Citation.of("PRE-Q-51");

  @Override
  public void act(Table table, Source source) {
    if (source.target() instanceof Target.Item chosen) {
      Items.move(table, chosen.id(), source.user(), STEALS);
    }
  }

  @Override
  public String says() {
    return "you take that Item";
  }
}
