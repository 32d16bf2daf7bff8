package org.lawspeaker.hofordeals.map;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/**
 * The Encounter stood on is replaced by one of level 1 or 2 that was used in this game
 * (HOF-CARD-07).
 */
@Doc("The Encounter stood on is replaced by one that was used before.")
public record ReplaceEncounter() implements Effect {
  @Override
  public void act(Table table, Source source) {
    table.push(new PickUsed(source.user()));
  }

  @Override
  public String says() {
    return "replace this Encounter by one of level 1 or 2 that was used in this game, with new"
        + " Usage cubes";
  }
}
