package org.lawspeaker.gloomkilforth.table;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.immutables.value.Value;
import org.lawspeaker.engine.cards.Provenance;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.json.Size;
import org.lawspeaker.gloomkilforth.state.RewardType;

/**
 * A reward card: a rumour in hand, an asset in play (GOK-REWARD-02, GOK-REWARD-04, GOK-REWARD-03).
 *
 * @param location where it can be discovered (GOK-REWARD-06)
 * @param gold its worth and price (GOK-REWARD-07)
 * @param unique its unique keyword (GOK-REWARD-08, GOK-REWARD-11)
 * @param veiled whether it enters play veiled (GOK-VEIL-03)
 * @param bonus what it adds to the hero's attributes
 * @param study the least Study with which a spell can be used (GOK-REWARD-10)
 */
@Doc("A reward card.")
@Value.Builder
public record Reward(
    String name,
    RewardType type,
    String location,
    @Range(min = 0, max = 30) int gold,
    String unique,
    @Default("[]") @Size(max = 4) ImmutableList<String> keywords,
    @Default("false") @Doc("Whether it enters play veiled.") boolean veiled,
    @Default("{}") Values bonus,
    @Range(min = 1, max = 20) Optional<Integer> study,
    @Default("[]") @Size(max = 3) ImmutableList<Permanent> lasting,
    @Default("[]") @Size(max = 3) ImmutableList<Ability> abilities,
    Provenance provenance)
    implements Card, WithReward {
  @Override
  public ImmutableList<String> allKeywords() {
    return ImmutableList.<String>builder().add(type.keyword()).add(unique).addAll(keywords).build();
  }
}
