package org.lawspeaker.hofordeals.death;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.hofordeals.table.Lasting;

/**
 * The player loses less Health.
 *
 * @param by how much less each time
 */
@Doc("The player loses less Health each time.")
public record LessHarm(@Range(min = 1, max = 9) int by) implements Lasting {
  @Override
  public String says() {
    return "whenever you would lose Health, lose " + by + " less";
  }
}
