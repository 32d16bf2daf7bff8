package org.lawspeaker.thorgal.dusk;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.thorgal.table.Lasting;

/**
 * Keeping a companion whose upkeep fails costs more damage, or less (THO-UPKEEP-06).
 *
 * @param by how much more
 */
@Doc("Keeping a companion whose upkeep fails costs more damage, or less.")
public record UpkeepPrice(@Range(min = -2, max = 9) int by) implements Lasting {
  @Override
  public String says() {
    return "keeping a companion whose upkeep fails costs "
        + Math.abs(by)
        + (by < 0 ? " damage less" : " damage more");
  }
}
