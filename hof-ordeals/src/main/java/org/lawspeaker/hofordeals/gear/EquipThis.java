package org.lawspeaker.hofordeals.gear;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/** The Equipment with this text, when it is drawn, is equipped to a player (HOF-CARD-18). */
@Doc("The Equipment with this text is equipped to a player of the user's choice.")
public record EquipThis() implements Effect {
  @Override
  public void act(Table table, Source source) {
    table.push(new PickWearer(source));
  }

  @Override
  public String says() {
    return "equip this to a player of your choice";
  }
}
