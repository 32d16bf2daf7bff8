package org.lawspeaker.handofdestiny.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.cards.Provenance;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Size;
import org.lawspeaker.handofdestiny.state.HeroMarks;

/**
 * A hero: a class and six abilities in two columns and three rows (HOD-EXHAUST-01).
 *
 * @param name unique in the pack
 * @param heroClass melee or ranged
 * @param left the left column, bottom row first
 * @param right the right column, bottom row first
 * @param provenance where the entry comes from
 */
@Doc("A hero with six abilities in two columns.")
public record HeroCard(
    @Doc("Unique in the pack.") String name,
    HeroClass heroClass,
    @Size(min = 3, max = 3) @Doc("Bottom row first.") ImmutableList<HeroAbility> left,
    @Size(min = 3, max = 3) @Doc("Bottom row first.") ImmutableList<HeroAbility> right,
    Provenance provenance) {
  /** An ability by number: 0 to 2 is the left column, 3 to 5 the right one, bottom row first. */
  public HeroAbility ability(int index) {
    return index < HeroMarks.ROWS ? left.get(index) : right.get(index - HeroMarks.ROWS);
  }
}
