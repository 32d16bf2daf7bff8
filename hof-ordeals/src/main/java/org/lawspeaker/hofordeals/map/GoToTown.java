package org.lawspeaker.hofordeals.map;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.hofordeals.death.Dying;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/** The user's Adventurer is put on the Town. */
@Doc("The user's Adventurer is put on the Town.")
public record GoToTown() implements Effect {
  private static final Citation MOVE = Citation.of("HOF-PLAY-12");

  @Override
  public void act(Table table, Source source) {
    Moving.bring(table, source.user(), Dying.town(table), MOVE);
  }

  @Override
  public String says() {
    return "put your Adventurer on the Town";
  }
}
