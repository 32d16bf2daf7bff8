package org.lawspeaker.prestigerpg.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.cards.Provenance;
import org.lawspeaker.engine.json.Doc;

/**
 * A Relic: an Item that only events give (PRE-RELIC-01, PRE-RELIC-02).
 *
 * @param name its name, unique among all items
 * @param kit what it does
 * @param provenance where the entry comes from
 */
@Doc("A Relic.")
public record RelicCard(String name, Kit kit, Provenance provenance) {
  /** What it does, a paragraph for each ability. */
  public ImmutableList<String> text() {
    return Wording.of(kit);
  }

  /** What it does, in one line. */
  public String says() {
    return String.join(" ", text());
  }
}
