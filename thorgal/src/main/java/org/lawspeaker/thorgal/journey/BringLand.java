package org.lawspeaker.thorgal.journey;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.thorgal.table.Effect;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/** The user brings a land of the reserve into the middle, unconquered (THO-Q-13). */
@Doc("The user brings a land of the reserve into the middle, unconquered.")
public record BringLand() implements Effect {
  @Override
  public void act(Table table, Source source) {
    table.push(new PickLand(source.user()));
  }

  @Override
  public String says() {
    return "bring a land of your reserve into the middle";
  }
}
