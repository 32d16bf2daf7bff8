package org.lawspeaker.hofordeals.combat;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.hofordeals.table.Lasting;

/**
 * The Strike Bonus is changed.
 *
 * @param by by how much
 */
@Doc("The Strike Bonus is changed.")
public record StrikeBonus(@Range(min = -5, max = 5) int by) implements Lasting {
  @Override
  public String says() {
    return "your Strike Bonus is " + Math.abs(by) + (by < 0 ? " lower" : " higher");
  }
}
