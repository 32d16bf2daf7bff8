package org.lawspeaker.hofordeals.death;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.hofordeals.table.Lasting;

/** The player loses no Health but by Pain cards. */
@Doc("The player loses no Health but by Pain cards.")
public record Unharmed() implements Lasting {
  @Override
  public String says() {
    return "you lose no Health but by Pain cards";
  }
}
