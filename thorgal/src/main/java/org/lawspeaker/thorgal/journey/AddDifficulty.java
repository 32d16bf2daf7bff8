package org.lawspeaker.thorgal.journey;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.thorgal.state.Attributes;
import org.lawspeaker.thorgal.table.Lasting;

/**
 * The journey is more difficult, or less (THO-RES-04).
 *
 * @param symbols by how much
 */
@Doc("The journey is more difficult, or less.")
public record AddDifficulty(Attributes symbols) implements Lasting {
  @Override
  public boolean isWeighed() {
    return true;
  }

  @Override
  public String says() {
    return "difficulty is " + symbols.changed();
  }
}
