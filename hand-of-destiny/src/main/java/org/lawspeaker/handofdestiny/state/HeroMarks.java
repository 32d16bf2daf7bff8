package org.lawspeaker.handofdestiny.state;

import org.immutables.value.Value;
import org.lawspeaker.handofdestiny.pack.HeroCard;

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
  public static final HeroMarks FRESH = new HeroMarks(0, 0, 0, 0);

  /** Health points: abilities that are not exhausted (HOD-HP-02). */
  public int hp() {
    return HeroCard.ABILITIES - left - right;
  }

  /** The exhausted abilities, as bits. */
  public int exhausted() {
    return ((1 << left) - 1) | ((1 << right) - 1) << HeroCard.ROWS;
  }

  public boolean isExhausted(int ability) {
    return ability < HeroCard.ROWS ? ability < left : ability - HeroCard.ROWS < right;
  }

  /** Whether these counts keep the grid rules (HOD-EXHAUST-05). */
  public static boolean allows(int left, int right) {
    return left >= 0
        && right >= 0
        && left <= HeroCard.ROWS
        && right <= HeroCard.ROWS
        && !(left == HeroCard.ROWS && right == 0)
        && !(left == 0 && right == HeroCard.ROWS);
  }
}
