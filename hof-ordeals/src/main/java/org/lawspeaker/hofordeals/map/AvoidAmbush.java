package org.lawspeaker.hofordeals.map;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.hofordeals.table.Lasting;

/** The player may avoid Ambushes, any number of times (HOF-CARD-14). */
@Doc("The player may avoid Ambushes.")
public record AvoidAmbush() implements Lasting {
  @Override
  public String says() {
    return "you may avoid Ambushes";
  }
}
