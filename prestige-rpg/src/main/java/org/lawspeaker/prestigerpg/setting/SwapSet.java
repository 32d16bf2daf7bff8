package org.lawspeaker.prestigerpg.setting;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.state.Target;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Table;

/** The user's set card and the one chosen change places, face down. */
@Doc("Your set card and the one chosen change places.")
public record SwapSet() implements Effect {
  @Override
  public void act(Table table, Source source) {
    if (source.target() instanceof Target.Card chosen) {
      SetPile.swap(table, source.user(), chosen);
    }
  }

  @Override
  public String says() {
    return "your set card and the chosen one change places";
  }
}
