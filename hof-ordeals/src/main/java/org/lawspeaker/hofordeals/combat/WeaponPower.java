package org.lawspeaker.hofordeals.combat;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.hofordeals.table.Lasting;

/**
 * The weapon has more Power when it is assigned.
 *
 * @param by how much more
 */
@Doc("The weapon has more Power when it is assigned.")
public record WeaponPower(@Range(min = -5, max = 9) int by) implements Lasting {
  @Override
  public String says() {
    return "your weapon has " + Math.abs(by) + (by < 0 ? " less" : " more") + " Power";
  }
}
