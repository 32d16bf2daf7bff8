package org.lawspeaker.gloomkilforth.view;

import com.google.common.collect.ImmutableMap;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.table.Cards;

/**
 * A hero as one viewer knows it (GOK-SETUP-18).
 *
 * @param hero the open parts; the hand as far as the viewer knows it
 * @param secrets how many rumours of each type the viewer has not seen
 */
public record HeroView(Hero hero, ImmutableMap<RewardType, Integer> secrets) {
  static HeroView of(Cards cards, Hero hero, boolean isKnown) {
    if (isKnown) {
      return new HeroView(hero, ImmutableMap.of());
    }
    Bag secrets = hero.secrets();
    ImmutableMap.Builder<RewardType, Integer> counts = ImmutableMap.builder();
    for (RewardType type : RewardType.values()) {
      int count = Unseen.of(cards, secrets, type).size();
      if (count > 0) {
        counts.put(type, count);
      }
    }
    return new HeroView(hero.withHand(hero.shown()), counts.buildOrThrow());
  }
}
