package org.lawspeaker.handofdestiny.state;

import static com.google.common.base.Preconditions.checkArgument;

import org.immutables.value.Value;

/**
 * The state of the hero card (HOD-Q-43).
 *
 * @param left exhausted abilities of the left column, from the bottom: 0 to 3
 * @param right the same of the right column
 * @param paid abilities activated with a strength card in this wave, as bits (HOD-ACTIVATE-03)
 * @param once stock x1 abilities used in this wave, as bits (HOD-STOCK-04)
 */
@Value.Builder
public record HeroMarks(int left, int right, int paid, int once) implements WithHeroMarks {
  /** How many abilities, and so health points, every hero has (HOD-HP-01). */
  public static final int ABILITIES = 6;

  /** The rows of each column. */
  public static final int ROWS = 3;

  public static final HeroMarks FRESH = new HeroMarks(0, 0, 0, 0);

  /**
   * This number of an ability.
   *
   * @throws IllegalArgumentException if no ability has it
   */
  public static int checkedAbility(int index) {
    checkArgument(index >= 0 && index < ABILITIES, "an ability is 0 to 5, not %s", index);
    return index;
  }

  /** Health points: abilities that are not exhausted (HOD-HP-02). */
  public int hp() {
    return ABILITIES - left - right;
  }

  /** The exhausted abilities, as bits. */
  public int exhausted() {
    return ((1 << left) - 1) | ((1 << right) - 1) << ROWS;
  }

  public boolean isExhausted(int ability) {
    return ability < ROWS ? ability < left : ability - ROWS < right;
  }

  /** Whether these counts keep the grid rules (HOD-EXHAUST-05). */
  public static boolean allows(int left, int right) {
    return left >= 0
        && right >= 0
        && left <= ROWS
        && right <= ROWS
        && !(left == ROWS && right == 0)
        && !(left == 0 && right == ROWS);
  }

  /** How many abilities of each column are exhausted, in words. */
  public String says() {
    return left + " of 3 abilities on the left and " + right + " of 3 on the right are exhausted";
  }
}
