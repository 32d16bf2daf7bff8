package org.lawspeaker.hofordeals.table;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.immutables.value.Value;
import org.lawspeaker.engine.cards.Provenance;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.json.Size;
import org.lawspeaker.hofordeals.state.Suit;

/**
 * A minion (HOF-MINION-01, HOF-ENEMY-08). Its ability prints its own moment (HOF-ENEMY-06).
 *
 * @param copies how many the Minion deck holds
 * @param rank the number in its name
 * @param power its Power value, if that is not the rank (HOF-Q-67)
 * @param pain how many Pain cards fleeing from it costs (HOF-FLEE-01)
 * @param protection how many cards it ignores in each round (HOF-PROTECT-01)
 * @param infected how much Food more each push costs (HOF-INFECT-01)
 * @param reward what its defeater gains (HOF-SPOILS-01)
 */
@Doc("A minion.")
@Value.Builder
public record Minion(
    String name,
    @Default("1") @Range(min = 1, max = 9) int copies,
    Suit suit,
    @Range(min = 1, max = 10) int rank,
    @Range(min = 0, max = 20) Optional<Integer> power,
    @Range(min = 0, max = 9) int pain,
    @Default("0") @Range(min = 0, max = 5) int protection,
    @Default("0") @Range(min = 0, max = 5) int infected,
    @Default("[]") @Size(max = 4) ImmutableList<Effect> reward,
    @Default("[]") @Size(max = 2) ImmutableList<Permanent> lasting,
    @Default("[]") @Size(max = 3) ImmutableList<Ability> abilities,
    Provenance provenance)
    implements Card, WithMinion {
  public Minion {
    if (abilities.stream().anyMatch(each -> each.suit().isPresent())) {
      throw new IllegalArgumentException(
          name + ": a minion does something when it is revealed itself (HOF-ENEMY-06)");
    }
  }

  /** Its printed Power (HOF-Q-67). */
  public int base() {
    return power.orElse(rank);
  }

  @Override
  public String says() {
    String head = suit.says() + " minion, " + Enemies.values(base(), pain, protection, infected);
    return Wording.sentences(head, text());
  }

  @Override
  public ImmutableList<String> text() {
    return ImmutableList.<String>builder().addAll(Texts.of(this)).add(Texts.reward(reward)).build();
  }
}
