package org.lawspeaker.handofdestiny.moves;

import org.lawspeaker.handofdestiny.state.HeroMarks;

/**
 * Uses an ability by exhausting it (HOD-ACTIVATE-04); even the last one (HOD-Q-46).
 *
 * @param ability which
 */
public record UseExhausting(int ability) implements AbilityUse {
  private static final UseExhausting[] EACH = new UseExhausting[HeroMarks.ABILITIES];

  static {
    for (int ability = 0; ability < EACH.length; ability++) {
      EACH[ability] = new UseExhausting(ability);
    }
  }

  public UseExhausting {
    HeroMarks.checkedAbility(ability);
  }

  /** The use of this ability, without making a new object. */
  public static UseExhausting of(int ability) {
    return EACH[ability];
  }
}
