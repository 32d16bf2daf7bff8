package org.lawspeaker.gloomkilforth.state;

import com.google.common.collect.ImmutableMap;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.immutables.value.Value;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.CardNumber;

/**
 * The cards and tokens that belong to no hero.
 *
 * @param encounters an encounter deck for each terrain (GOK-SETUP-14)
 * @param rewards a reward deck for each type (GOK-SETUP-15)
 * @param night the Night deck and its discard pile, which is never shuffled again (GOK-Q-72)
 * @param loot the Loot bag, and the tokens set aside (GOK-LOOT-03, GOK-LOOT-04)
 * @param skills the skills beside the map, which nobody has (GOK-SKILL-06)
 * @param plots defeated and discarded plots
 */
@Value.Builder
public record Decks(
    ImmutableMap<Terrain, Supply> encounters,
    ImmutableMap<RewardType, Supply> rewards,
    Supply night,
    Supply loot,
    @CardNumber Bag skills,
    @Default("[]") @CardNumber Bag plots)
    implements WithDecks {
  /** The deck of a terrain. */
  public Supply encounters(Terrain terrain) {
    return Objects.requireNonNull(encounters.get(terrain));
  }

  /** The deck of a type of reward. */
  public Supply rewards(RewardType type) {
    return Objects.requireNonNull(rewards.get(type));
  }

  /** With another deck of a terrain. */
  public Decks with(Terrain terrain, Supply supply) {
    return withEncounters(replaced(encounters, terrain, supply));
  }

  /** With another deck of a type of reward. */
  public Decks with(RewardType type, Supply supply) {
    return withRewards(replaced(rewards, type, supply));
  }

  private static <K extends Enum<K>> Map<K, Supply> replaced(
      ImmutableMap<K, Supply> map, K key, Supply supply) {
    Map<K, Supply> all = new EnumMap<>(map);
    all.put(key, supply);
    return all;
  }
}
