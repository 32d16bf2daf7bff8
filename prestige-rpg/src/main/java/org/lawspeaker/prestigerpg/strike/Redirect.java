package org.lawspeaker.prestigerpg.strike;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Who;

/**
 * What the creature's attack does to players is done to another, wholly or half of it (PRE-Q-81).
 *
 * @param from to whom it would be done
 * @param to to whom it is done instead
 * @param half whether only half of it, rounded down
 */
@Doc("What the creature's attack does to a player is done to another.")
public record Redirect(
    @Default("you") Who from, @Default("target") Who to, @Default("false") boolean half)
    implements Effect {
  @Override
  public void act(Table table, Source source) {
    ImmutableList<Seat> takers = to.seats(table, source);
    if (!takers.isEmpty()) {
      for (Seat seat : from.seats(table, source)) {
        Hits.move(table, seat, takers.get(0), half ? 2 : 1);
      }
    }
  }

  @Override
  public String says() {
    return to.does("take")
        + " the attack "
        + (from.isYou() ? "in your place" : "in place of " + from.says())
        + (half ? ", for half its damage, rounded down" : "");
  }
}
