package org.lawspeaker.hofordeals.turn;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.hofordeals.table.Lasting;

/**
 * Keeping bound cards costs less in all.
 *
 * @param less how much less
 */
@Doc("Keeping bound cards costs less in all.")
public record FatigueCost(@Range(min = 1, max = 9) int less) implements Lasting {
  @Override
  public String says() {
    return "in your Fatigue step, pay " + less + " less";
  }
}
