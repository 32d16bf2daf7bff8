package org.lawspeaker.hofordeals.combat;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.hofordeals.state.Suit;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/**
 * The user destroys or removes minions of the combat: they give no loot (HOF-Q-78). A Royalty
 * leaves only by defeat (HOF-Q-104).
 *
 * @param enemies how many at most
 * @param destroy whether they go to the box instead of the discard pile
 * @param of only those of this suit
 * @param exactly only those of exactly so much printed Power (HOF-CARD-25, HOF-CARD-26)
 * @param atMost only those of at most so much printed Power
 */
@Doc("The user destroys or removes minions of the combat.")
public record RemoveEnemies(
    @Default("1") @Range(min = 1, max = 9) int enemies,
    @Default("false") boolean destroy,
    Optional<Suit> of,
    @Range(min = 1, max = 20) Optional<Integer> exactly,
    @Default("20") @Range(min = 0, max = 20) int atMost)
    implements Effect {
  private static final Citation EQUAL = Citation.of("HOF-CARD-26");
  private static final Citation TEXT = Citation.of("HOF-PLAY-12");

  /** The clause by which some minions are not meant: Power that must be equal, or the text. */
  Citation limit() {
    return exactly.isPresent() ? EQUAL : TEXT;
  }

  @Override
  public void act(Table table, Source source) {
    if (table.isFighting(source.user())) {
      table.push(new PickEnemies(source.user(), enemies, this));
    }
  }

  /** Without a minion that fits nobody can destroy one with it (HOF-CARD-25). */
  @Override
  public Optional<Citation> idle(Table table, Source source) {
    boolean fits =
        table.isFighting(source.user())
            && new PickEnemies(source.user(), enemies, this).owes(table);
    return fits ? Optional.empty() : Optional.of(limit());
  }

  @Override
  public String says() {
    return (destroy ? "destroy " : "remove ")
        + (enemies > 1 ? "up to " : "")
        + (enemies == 1 ? "1 " : enemies + " ")
        + of.map(suit -> suit.says() + " ").orElse("")
        + Words.noun(enemies, "minion")
        + exactly.map(power -> " of exactly " + power + " printed Power").orElse("")
        + (atMost < 20 ? " of " + atMost + " or less printed Power" : "");
  }
}
