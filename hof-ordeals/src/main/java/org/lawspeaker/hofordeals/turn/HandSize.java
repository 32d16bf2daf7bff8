package org.lawspeaker.hofordeals.turn;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.hofordeals.table.Lasting;

/**
 * More or fewer cards are drawn in the Rest step.
 *
 * @param by how many
 */
@Doc("More or fewer cards are drawn in the Rest step.")
public record HandSize(@Range(min = -3, max = 3) int by) implements Lasting {
  @Override
  public String says() {
    return "in your Rest step, draw " + Words.more(by, "card");
  }
}
