package org.lawspeaker.hofordeals.combat;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.hofordeals.state.Resource;
import org.lawspeaker.hofordeals.table.Lasting;

/**
 * An Equipment card that can be assigned like an Attack card (HOF-ASSIGN-02), with the Power that
 * it gathers in the combat (HOF-CARD-21).
 *
 * @param power what it begins with
 */
@Doc("An Equipment card that can be assigned to an enemy.")
public record Assignable(@Range(min = 0, max = 9) int power) implements Lasting {
  @Override
  public String says() {
    return "you may assign this to an enemy, with " + Resource.POWER.says(power);
  }
}
