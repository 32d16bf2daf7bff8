package org.lawspeaker.hofordeals.death;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.hofordeals.table.Lasting;

/**
 * Pain cards that take Health take more (HOF-CARD-37).
 *
 * @param by how much more
 */
@Doc("Pain cards that take Health take more.")
public record MorePain(@Range(min = 1, max = 9) int by) implements Lasting {
  @Override
  public String says() {
    return "Pain cards that make you lose Health make you lose " + by + " more";
  }
}
