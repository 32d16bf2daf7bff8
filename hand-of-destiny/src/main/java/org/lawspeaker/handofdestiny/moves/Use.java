package org.lawspeaker.handofdestiny.moves;

import org.lawspeaker.handofdestiny.state.HeroMarks;

/**
 * Uses a stock ability, which costs nothing (HOD-STOCK-01).
 *
 * @param ability which
 */
public record Use(int ability) implements AbilityUse {
  private static final Use[] EACH = new Use[HeroMarks.ABILITIES];

  static {
    for (int ability = 0; ability < EACH.length; ability++) {
      EACH[ability] = new Use(ability);
    }
  }

  public Use {
    HeroMarks.checkedAbility(ability);
  }

  /** The use of this ability, without making a new object. */
  public static Use of(int ability) {
    return EACH[ability];
  }
}
