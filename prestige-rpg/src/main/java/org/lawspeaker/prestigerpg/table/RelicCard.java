package org.lawspeaker.prestigerpg.table;

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
  /** The card in words. */
  public String says() {
    return Wording.of(this);
  }
}
