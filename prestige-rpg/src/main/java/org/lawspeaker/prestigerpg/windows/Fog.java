package org.lawspeaker.prestigerpg.windows;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.prestigerpg.table.Lasting;

/**
 * All cards are played hidden and announced (PRE-FOG-01).
 *
 * @param liar the Prestige that a liar loses who is challenged (PRE-FOG-06)
 * @param doubter the Prestige that one loses who challenges the truth (PRE-FOG-07)
 */
@Doc("All cards are played hidden and announced.")
public record Fog(@Range(min = 0, max = 9) int liar, @Range(min = 0, max = 9) int doubter)
    implements Lasting {
  @Override
  public String says() {
    return "cards are played face down and announced, truly or not; whoever is challenged and"
        + " has lied loses "
        + liar
        + " Prestige, whoever challenges the truth loses "
        + doubter;
  }
}
