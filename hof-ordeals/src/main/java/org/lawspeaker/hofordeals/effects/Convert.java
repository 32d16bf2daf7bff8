package org.lawspeaker.hofordeals.effects;

import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.hofordeals.state.Resource;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;
import org.lawspeaker.hofordeals.table.Who;

/**
 * The user turns all of one thing into another, or as much as a limit allows.
 *
 * @param from what is given up
 * @param to what is gained
 * @param rate how much is gained for each
 * @param most how much may be given up at most
 */
@Doc("The user turns one thing into another.")
public record Convert(
    Resource from,
    Resource to,
    @Default("1") @Range(min = 1, max = 5) int rate,
    @Default("20") @Range(min = 1, max = 20) int most)
    implements Effect {
  public Convert {
    boolean health = from == Resource.HEALTH || from == Resource.POWER || to == Resource.POWER;
    if (health || from == to) {
      throw new IllegalArgumentException(from + " cannot be turned into " + to);
    }
  }

  @Override
  public void act(Table table, Source source) {
    Seat seat = source.user();
    int given = Math.min(most, Table.has(table.hero(seat), from));
    if (given > 0) {
      table.lose(seat, from, given, Lose.inFull(from));
      new Gain(to, given * rate, Optional.empty(), Who.YOU).befall(table, source, seat);
    }
  }

  @Override
  public String says() {
    return "turn all your "
        + from.says()
        + ", "
        + most
        + " at most, into "
        + to.says()
        + ": "
        + rate
        + " for each";
  }
}
