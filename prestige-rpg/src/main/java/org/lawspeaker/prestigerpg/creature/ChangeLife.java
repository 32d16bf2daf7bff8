package org.lawspeaker.prestigerpg.creature;

import java.util.Optional;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Count;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * The creature gains life, or loses it down to a bound, which is nobody's blow (PRE-Q-34).
 *
 * @param life how much it gains, or loses if it is below 0
 * @param per for each of these, if anything is counted
 * @param least what a loss leaves of it
 */
@Doc("The creature gains life, or loses it down to a bound.")
public record ChangeLife(
    @Range(min = -200, max = 200) int life,
    Optional<Count> per,
    @Default("5") @Range(min = 1, max = 50) int least)
    implements Effect {
  @Override
  public void act(Table table, Source source) {
    int amount = per.map(each -> each.in(table, source)).orElse(1) * life;
    Blows.changeLife(table, source.target().onToken().orElse(-1), amount, least);
  }

  @Override
  public String says() {
    return "the creature "
        + (life < 0
            ? "loses " + -life + " life, but keeps at least " + least
            : "gains " + life + " life")
        + per.map(each -> " for each " + each.says()).orElse("");
  }
}
