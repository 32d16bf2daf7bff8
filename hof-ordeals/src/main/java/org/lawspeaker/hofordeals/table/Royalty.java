package org.lawspeaker.hofordeals.table;

import com.google.common.collect.ImmutableList;
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
    String head =
        rank.says()
            + ", "
            + Enemies.values(power, pain, protection, infected)
            + ", Minion Draw "
            + minionDraw
            + "+";
    return Wording.sentences(head, text());
  }

  @Override
  public ImmutableList<String> text() {
    ImmutableList.Builder<String> text = ImmutableList.builder();
    text.addAll(Texts.of(rank == Rank.QUEEN ? "Queen's Presence: " : "", this));
    pursuit.ifPresent(each -> text.add(each.says()));
    return text.add(Texts.reward(reward)).build();
  }
}
