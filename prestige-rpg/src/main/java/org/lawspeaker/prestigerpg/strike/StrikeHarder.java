package org.lawspeaker.prestigerpg.strike;

import java.util.Optional;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Count;
import org.lawspeaker.prestigerpg.table.Lasting;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Values;

/**
 * Attacks of the creature do more or less damage. Where its tokens attack together, the attack of
 * each does (PRE-Q-92).
 *
 * @param damage by how much
 * @param per for each of these, if anything is counted
 */
@Doc("Attacks of the creature do more or less damage.")
public record StrikeHarder(@Range(min = -50, max = 50) int damage, Optional<Count> per)
    implements Lasting {
  /** By how much the damage of the creature's attacks changes. */
  public int strikeHarder(Table table, Source source) {
    return per.map(each -> each.in(table, source)).orElse(1) * damage;
  }

  @Override
  public String says() {
    return "the attacks of the creature, or of each of its tokens, do "
        + Values.change(damage)
        + " damage"
        + per.map(each -> " for each " + each.says()).orElse("");
  }
}
