package org.lawspeaker.gloomkilforth.prospects;

import com.google.common.collect.ImmutableList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.table.Cards;

/** How many of the rewards of each type have a keyword, worked out once. */
final class Stock {
  private static final int DRAWN = 3;

  private final Map<RewardType, Map<String, Double>> shares = new EnumMap<>(RewardType.class);

  Stock(Cards cards) {
    for (RewardType type : RewardType.values()) {
      Map<String, Double> share = new HashMap<>();
      Bag all = cards.rewards.getOrDefault(type, Bag.empty());
      for (int i = 0; i < all.size(); i++) {
        cards
            .card(all.nth(i))
            .allKeywords()
            .forEach(keyword -> share.merge(keyword, 1.0 / all.size(), Double::sum));
      }
      shares.put(type, share);
    }
  }

  /** How likely a card of this type has one of these keywords. */
  double share(RewardType type, ImmutableList<String> keywords) {
    Map<String, Double> share = Objects.requireNonNull(shares.get(type));
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
