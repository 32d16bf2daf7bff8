package org.lawspeaker.prestigerpg.table;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import org.lawspeaker.engine.cards.Provenance;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.json.Size;
import org.lawspeaker.prestigerpg.state.Expansion;

/**
 * An Event card (PRE-EVENT-01).
 *
 * @param name its name, unique in the pack
 * @param expansion what it belongs to
 * @param kind acting at once, or when the encounter ends
 * @param star whether it is marked as particularly deadly, which no rule asks for (PRE-EVENT-02)
 * @param activation the numbers of encounters at which it is activated (PRE-EVENT-05)
 * @param effects what it does
 * @param rules what it does by itself while it is active
 * @param lasting what it changes while it is active
 * @param undisturbed whether it is skipped with a creature that interferes with the damage stack
 * @param provenance where the entry comes from
 */
@Doc("An Event card.")
public record EventCard(
    String name,
    @Default("relics-and-ruin") Expansion expansion,
    Kind kind,
    @Default("false") boolean star,
    @Size(min = 1, max = 20) @Range(min = 1, max = 20) ImmutableSet<Integer> activation,
    @Default("[]") ImmutableList<Effect> effects,
    @Default("[]") ImmutableList<Rule> rules,
    @Default("[]") ImmutableList<Lasting> lasting,
    @Default("false") boolean undisturbed,
    Provenance provenance) {
  /** What it does, a paragraph for each ability. */
  public ImmutableList<String> text() {
    return Wording.of(this);
  }

  /** What it does, in one line. */
  public String says() {
    return String.join(" ", text());
  }

  /** When an activated event is carried out. */
  public enum Kind {
    /** At once (PRE-EVENT-08). */
    EVENT,
    /** When the encounter ends (PRE-EVENT-09). */
    TREASURE
  }
}
