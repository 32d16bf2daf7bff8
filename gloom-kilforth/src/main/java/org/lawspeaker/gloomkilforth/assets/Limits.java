package org.lawspeaker.gloomkilforth.assets;

import org.lawspeaker.engine.json.Range;
import org.lawspeaker.gloomkilforth.state.Hero;

/**
 * How many cards and tokens of each sort a hero may keep (GOK-LIMIT-01, GOK-LIMIT-02,
 * GOK-LIMIT-03).
 *
 * @param assets at most so many assets
 * @param loot at most so many Loot tokens
 * @param rumours at most so many rumours
 */
record Limits(
    @Range(min = Hero.LIMIT) int assets,
    @Range(min = Hero.LIMIT) int loot,
    @Range(min = Hero.LIMIT) int rumours) {
  static final Limits OF_SIX = new Limits(Hero.LIMIT, Hero.LIMIT, Hero.LIMIT);

  /** Six of each, or as many as the hero has. */
  static Limits of(Hero hero) {
    return new Limits(
        Math.max(Hero.LIMIT, hero.assets().size()),
        Math.max(Hero.LIMIT, hero.loot().size()),
        Math.max(Hero.LIMIT, hero.hand().size()));
  }

  /** Whether a hero has too much of anything. */
  boolean areExceeded(Hero hero) {
    return hero.assets().size() > assets
        || hero.loot().size() > loot
        || hero.hand().size() > rumours;
  }
}
