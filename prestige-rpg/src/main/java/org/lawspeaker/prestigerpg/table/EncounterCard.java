package org.lawspeaker.prestigerpg.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.cards.Provenance;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.json.Size;
import org.lawspeaker.prestigerpg.state.Expansion;

/**
 * An Encounter card (PRE-BEGIN-01).
 *
 * @param name its name, unique in the pack
 * @param expansion what it belongs to
 * @param needs other expansions without which it is left out (PRE-Q-101)
 * @param creature whether it is creature-based (PRE-EVENT-03)
 * @param types what kind of creature it is
 * @param prestige what its killer gains (PRE-END-01)
 * @param phases one after the other
 * @param ends it also ends when all of this holds after a round; empty if never (PRE-ROUND-01)
 * @param interferes whether it interferes with the damage stack (PRE-Q-98)
 * @param last whether it comes last if it is dealt (PRE-Q-89)
 * @param provenance where the entry comes from
 */
@Doc("An Encounter card.")
public record EncounterCard(
    String name,
    @Default("base") Expansion expansion,
    @Default("[]") ImmutableList<Expansion> needs,
    @Default("true") boolean creature,
    @Default("[]") ImmutableList<String> types,
    @Range(min = 0, max = 9) int prestige,
    @Size(min = 1, max = 5) ImmutableList<Phase> phases,
    @Default("[]") ImmutableList<Condition> ends,
    @Default("false") boolean interferes,
    @Default("false") boolean last,
    Provenance provenance) {
  /** What it does, a paragraph for each ability. */
  public ImmutableList<String> text() {
    return Wording.of(this);
  }

  /** What it does, in one line. */
  public String says() {
    return String.join(" ", text());
  }
}
