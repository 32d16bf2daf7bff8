package org.lawspeaker.handofdestiny.pack;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.cards.Provenance;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Size;

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
  /** How many abilities, and so health points, every hero has (HOD-HP-01). */
  public static final int ABILITIES = 6;

  /** The rows of each column. */
  public static final int ROWS = 3;

  /**
   * This number of an ability.
   *
   * @throws IllegalArgumentException if no ability has it
   */
  public static int checkedAbility(int index) {
    checkArgument(index >= 0 && index < ABILITIES, "an ability is 0 to 5, not %s", index);
    return index;
  }

  /** An ability by number: 0 to 2 is the left column, 3 to 5 the right one, bottom row first. */
  public HeroAbility ability(int index) {
    return index < ROWS ? left.get(index) : right.get(index - ROWS);
  }
}
