package org.lawspeaker.prestigerpg.table;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;

/**
 * One attack of a creature (PRE-SPECIFIC-01).
 *
 * @param timing when its victims are known
 * @param at whom it attacks
 * @param damage how much, or how much for each thing counted
 * @param per what is counted, if anything
 * @param when all of this must hold
 * @param effects what else befalls each victim
 * @param otherwise what the creature does instead of attacking if that does not hold
 */
@Doc("One attack of a creature.")
public record StrikeRule(
    Timing timing,
    @Doc("Whom it attacks.") Who at,
    @Range(min = 0, max = 100) int damage,
    Optional<Count> per,
    @Default("[]") ImmutableList<Condition> when,
    @Default("[]") @Doc("What else befalls each victim.") ImmutableList<Effect> effects,
    @Default("[]") @Doc("What the creature does instead if the conditions do not hold.")
        ImmutableList<Effect> otherwise) {
  /** When the victims of an attack are known. */
  public enum Timing {
    /** By what was done in the round (PRE-SPECIFIC-02). */
    SPECIFIC,
    /** By the new Initiative (PRE-RANDOM-01). */
    RANDOM;

    /** Its word on a card. */
    public String says() {
      return this == RANDOM ? "Random" : "Specific";
    }
  }
}
