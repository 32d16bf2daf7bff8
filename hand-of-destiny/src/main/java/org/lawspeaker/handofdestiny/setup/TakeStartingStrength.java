package org.lawspeaker.handofdestiny.setup;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.handofdestiny.table.Effect;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;

/** Takes one more strength card from the back of the monster deck, as set-up step 3 does. */
@Doc("Takes one more strength card from the back of the monster deck.")
public record TakeStartingStrength() implements Effect {
  @Override
  public boolean canAct(Table table, Source source) {
    return table.row.size() > 1;
  }

  @Override
  public void act(Table table, Source source) {
    table.push(new StartingStrength(1));
  }

  @Override
  public String says() {
    return "take one more strength card from the back of the deck";
  }
}
