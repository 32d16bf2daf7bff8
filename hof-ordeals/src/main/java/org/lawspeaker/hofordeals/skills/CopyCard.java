package org.lawspeaker.hofordeals.skills;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/**
 * The user chooses an Action card that was played this turn and gains its resources and resolves
 * its ability once more (HOF-CARD-38).
 */
@Doc("The user copies an Action card that was played this turn: its resources and its ability.")
public record CopyCard() implements Effect {
  @Override
  public void act(Table table, Source source) {
    table.push(new PickCopied(source));
  }

  @Override
  public String says() {
    return "copy another Action card that you have played this turn: gain its resources and"
        + " resolve its ability";
  }
}
