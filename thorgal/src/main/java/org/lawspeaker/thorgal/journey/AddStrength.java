package org.lawspeaker.thorgal.journey;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.thorgal.state.Attributes;
import org.lawspeaker.thorgal.table.Lasting;

/**
 * The party that travels is stronger, or weaker (THO-RES-04).
 *
 * @param symbols by how much
 */
@Doc("The party that travels is stronger, or weaker.")
public record AddStrength(Attributes symbols) implements Lasting {
  @Override
  public boolean isWeighed() {
    return true;
  }

  @Override
  public String says() {
    return "strength is " + symbols.changed();
  }
}
