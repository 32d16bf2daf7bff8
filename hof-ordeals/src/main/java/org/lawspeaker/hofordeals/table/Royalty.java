package org.lawspeaker.hofordeals.table;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.immutables.value.Value;
import org.lawspeaker.engine.cards.Provenance;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.json.Size;
import org.lawspeaker.hofordeals.state.Rank;
import org.lawspeaker.hofordeals.state.Suit;

/**
 * A Royalty (HOF-ROYAL-01): a boss that comes with minions (HOF-BOSS-01).
 *
 * @param power its Power value
 * @param pain how many Pain cards fleeing or retreating from it costs
 * @param minionDraw the least Power of its minions together (HOF-BOSS-02)
 * @param lasting of a Queen, the part of her Presence that changes rules (HOF-QUEEN-01)
 * @param abilities of a Jack, what happens when he is first met (HOF-JACK-01); of a Queen, the rest
 *     of her Presence
 * @param pursuit of a King (HOF-PURSUIT-01)
 */
@Doc("A Jack, Queen or King.")
@Value.Builder
public record Royalty(
    String name,
    Rank rank,
    Suit suit,
    @Range(min = 1, max = 60) int power,
    @Range(min = 0, max = 9) int pain,
    @Range(min = 0, max = 60) int minionDraw,
    @Default("0") @Range(min = 0, max = 5) int protection,
    @Default("0") @Range(min = 0, max = 5) int infected,
    @Default("[]") @Size(max = 4) ImmutableList<Effect> reward,
    @Default("[]") @Size(max = 2) ImmutableList<Permanent> lasting,
    @Default("[]") @Size(max = 3) ImmutableList<Ability> abilities,
    Optional<Pursuit> pursuit,
    Provenance provenance)
    implements Card, WithRoyalty {
  public Royalty {
    if (pursuit.isPresent() != (rank == Rank.KING)) {
      throw new IllegalArgumentException(
          name + ": a King, and nobody else, pursues (HOF-PURSUIT-01)");
    }
  }

  @Override
  public String says() {
    List<String> sentences = new ArrayList<>();
    sentences.add(
        rank.name().charAt(0)
            + rank.name().substring(1).toLowerCase(Locale.ROOT)
            + ", "
            + Enemies.values(power, pain, protection, infected)
            + ", Minion Draw "
            + minionDraw
            + "+");
    String presence = rank == Rank.QUEEN ? "Queen's Presence: " : "";
    lasting.forEach(each -> sentences.add(presence + each.says()));
    abilities.forEach(each -> sentences.add(presence + each.says()));
    pursuit.ifPresent(each -> sentences.add(each.says()));
    sentences.add("reward: " + (reward.isEmpty() ? "nothing" : Wording.of(reward)));
    return Wording.sentences(sentences);
  }
}
