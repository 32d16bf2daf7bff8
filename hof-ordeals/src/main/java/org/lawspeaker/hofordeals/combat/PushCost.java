package org.lawspeaker.hofordeals.combat;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.hofordeals.table.Lasting;

/**
 * Pushing costs more or less Food.
 *
 * @param by how much
 */
@Doc("Pushing costs more or less Food.")
public record PushCost(@Range(min = -3, max = 5) int by) implements Lasting {
  @Override
  public String says() {
    return "pushing costs you " + Math.abs(by) + " Food " + (by < 0 ? "less" : "more");
  }
}
