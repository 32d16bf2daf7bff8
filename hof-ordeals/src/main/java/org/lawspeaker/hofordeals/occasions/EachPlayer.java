package org.lawspeaker.hofordeals.occasions;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/**
 * An effect on players who are still to come.
 *
 * @param source where it comes from
 * @param effect what it does to each
 * @param seats at least one
 */
public record EachPlayer(Source source, Effect effect, ImmutableList<Seat> seats)
    implements HofStep {
  @Override
  public void run(Table table) {
    if (seats.size() == 1) {
      table.pop();
    } else {
      table.replaceTop(new EachPlayer(source, effect, seats.subList(1, seats.size())));
    }
    ((OnPlayers) effect).befall(table, source, seats.get(0));
  }

  /** Whether this player's part is still to come, after another's (HOF-Q-72). */
  public static boolean waits(Table table, Seat seat) {
    return table.agenda().toList().stream()
        .anyMatch(step -> step instanceof EachPlayer each && each.seats.contains(seat));
  }

  /** The others still have their part (HOF-Q-108). */
  @Override
  public Optional<HofStep> afterDeath(Table table, Seat dead) {
    ImmutableList<Seat> others = Lists.where(seats, seat -> !seat.equals(dead));
    if (others.isEmpty()) {
      return Optional.empty();
    }
    boolean asksForDead = !effect.parts().isEmpty(); // only parts are for players who may have died
    Source left = asksForDead ? source.mourning(dead) : source;
    return Optional.of(new EachPlayer(left, effect, others));
  }
}
