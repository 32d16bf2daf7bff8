package org.lawspeaker.hofordeals.prospects;

import org.lawspeaker.hofordeals.state.Hero;

/** What Pain to come costs a hero, in Fame: wounds, and perhaps death (HOF-DEATH-07). */
final class Danger {
  private static final double EACH = 0.75;
  private static final double WOUND = 1.1;
  private static final double SPREAD = 0.55;
  private static final double FAME_LOST = 10;
  private static final double TURN_LOST = 4;

  private Danger() {}

  /** What so many Pain cards cost. */
  static double of(Hero hero, double cards) {
    if (cards <= 0) {
      return 0;
    }
    double more = WOUND * cards - hero.health() + 0.5;
    double death = 1 / (1 + Math.exp(-more / (SPREAD * Math.sqrt(cards))));
    double lost = TURN_LOST + Math.min(FAME_LOST, Math.max(0, hero.fame()));
    return EACH * cards + death * lost;
  }
}
