package org.lawspeaker.hofordeals.gear;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/** The user stashes an own Equipment card, if there is one that is no Relic. */
@Doc("The user stashes an own Equipment card.")
public record StashGear() implements Effect {
  @Override
  public void act(Table table, Source source) {
    table.push(new PickGear(source.user(), PickGear.How.STASHED));
  }

  @Override
  public String says() {
    return "stash one of your Equipment cards";
  }
}
