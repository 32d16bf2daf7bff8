package org.lawspeaker.thorgal.action;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.thorgal.piles.PilePlace;
import org.lawspeaker.thorgal.table.Effect;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/**
 * The event or bane card that is resolved goes elsewhere, neither attached nor destroyed
 * (THO-Q-37).
 *
 * @param to where
 */
@Doc("The event or bane card that is resolved goes elsewhere, neither attached nor destroyed.")
public record GoElsewhere(PilePlace to) implements Effect {
  @Override
  public void act(Table table, Source source) {
    Resolving.send(table, to);
  }

  @Override
  public String says() {
    return "this goes " + to.says("your");
  }
}
