package org.lawspeaker.thorgal.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.cards.Provenance;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.thorgal.state.Attributes;
import org.lawspeaker.thorgal.state.Phase;

/**
 * A bane card (THO-CARD-19); it has neither subtypes nor upkeep (THO-CARD-22).
 *
 * @param number its card number, unique in the faction
 * @param name its name
 * @param copies how many the set holds
 * @param cost 0 to 3, in cards of the bane pool (THO-CARD-20)
 * @param attributes its symbols
 * @param phases when it may be played; none is no limit
 * @param symbols of the side bar, from the top down
 * @param effects what it does, in order; perhaps nothing (THO-BANE-04)
 * @param provenance where the entry comes from
 */
@Doc("A bane card.")
public record BaneCard(
    @Range(min = 1, max = 999) int number,
    String name,
    @Default("1") @Range(min = 1, max = 9) int copies,
    @Range(min = 0, max = 3) int cost,
    @Default("{}") Attributes attributes,
    @Default("[]") @Doc("When it may be played; none is no limit.") ImmutableList<Phase> phases,
    @Default("[]") @Doc("Symbols of the side bar, from the top down.")
        ImmutableList<Symbol> symbols,
    @Default("[]") @Doc("What it does, in order.") ImmutableList<Effect> effects,
    Provenance provenance) {
  public BaneCard {
    if (!attributes.equals(attributes.atLeastNone())) {
      throw new IllegalArgumentException(name + ": a count of symbols is 0 or more (THO-CARD-10)");
    }
  }

  /** Whether it may be played in this phase, by what it shows. */
  public boolean shows(Phase phase) {
    return phases.isEmpty() || phases.contains(phase);
  }
}
