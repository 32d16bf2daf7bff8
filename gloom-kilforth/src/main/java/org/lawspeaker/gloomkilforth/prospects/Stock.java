package org.lawspeaker.gloomkilforth.prospects;

import com.google.common.collect.ImmutableList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.state.Terrain;
import org.lawspeaker.gloomkilforth.table.Cards;
import org.lawspeaker.gloomkilforth.table.Encounter;

/** How many cards of each deck have a keyword, worked out once. */
final class Stock {
  private static final int DRAWN = 3;

  private final Map<RewardType, Map<String, Double>> rewards = new EnumMap<>(RewardType.class);
  private final Map<Terrain, Map<String, Double>> encounters = new EnumMap<>(Terrain.class);
  private final Map<Terrain, Double> harm = new EnumMap<>(Terrain.class);

  Stock(Cards cards) {
    for (RewardType type : RewardType.values()) {
      rewards.put(type, shares(cards, cards.rewards.getOrDefault(type, Bag.empty())));
    }
    for (Terrain terrain : Terrain.values()) {
      Bag all = cards.encounters.getOrDefault(terrain, Bag.empty());
      encounters.put(terrain, shares(cards, all));
      harm.put(terrain, harm(cards, all));
    }
  }

  private static Map<String, Double> shares(Cards cards, Bag all) {
    Map<String, Double> share = new HashMap<>();
    for (int i = 0; i < all.size(); i++) {
      cards
          .card(all.nth(i))
          .allKeywords()
          .forEach(keyword -> share.merge(keyword, 1.0 / all.size(), Double::sum));
    }
    return share;
  }

  private static double harm(Cards cards, Bag all) {
    double sum = 0;
    for (int i = 0; i < all.size(); i++) {
      Encounter encounter = cards.encounter(all.nth(i));
      sum += encounter.isEnemy() ? encounter.fight().orElse(0) * encounter.hp().orElse(0) : 0;
    }
    return sum / Math.max(1, all.size());
  }

  /**
   * How many HP a hero with one Fight would lose by an encounter of this terrain that it fights.
   */
  double harm(Terrain terrain) {
    return Objects.requireNonNull(harm.get(terrain));
  }

  /** How likely a reward of this type has one of these keywords. */
  double share(RewardType type, ImmutableList<String> keywords) {
    return any(Objects.requireNonNull(rewards.get(type)), keywords);
  }

  /** How likely an encounter of this terrain has one of these keywords. */
  double share(Terrain terrain, ImmutableList<String> keywords) {
    return any(Objects.requireNonNull(encounters.get(terrain)), keywords);
  }

  private static double any(Map<String, Double> share, ImmutableList<String> keywords) {
    double without = 1;
    for (int i = 0; i < keywords.size(); i++) {
      without *= 1 - Math.min(1, share.getOrDefault(keywords.get(i), 0.0));
    }
    return 1 - without;
  }

  /** How likely one of the cards that the Market shows has one of these keywords. */
  double shown(RewardType type, ImmutableList<String> keywords) {
    return 1 - Math.pow(1 - share(type, keywords), DRAWN);
  }
}
