package org.lawspeaker.handofdestiny.moves;

import org.lawspeaker.handofdestiny.state.HeroMarks;

/**
 * Says which of several stock abilities set off together comes first (HOD-Q-78).
 *
 * @param ability which
 */
public record Order(int ability) implements HandMove {
  private static final Order[] EACH = new Order[HeroMarks.ABILITIES];

  static {
    for (int ability = 0; ability < EACH.length; ability++) {
      EACH[ability] = new Order(ability);
    }
  }

  public Order {
    HeroMarks.checkedAbility(ability);
  }

  /** The choice of this ability, without making a new object. */
  public static Order of(int ability) {
    return EACH[ability];
  }
}
