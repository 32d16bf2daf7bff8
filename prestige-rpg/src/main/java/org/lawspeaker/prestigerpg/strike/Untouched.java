package org.lawspeaker.prestigerpg.strike;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Lasting;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Who;

/**
 * Attacks of creatures that select a player do nothing to that player.
 *
 * @param whose to whom
 */
@Doc("Attacks of creatures do nothing to a player.")
public record Untouched(@Default("you") Who whose) implements Lasting {
  /** Whether attacks of the creature on this seat do nothing to it. */
  public boolean untouched(Table table, Source source, Seat seat) {
    return whose.seats(table, source).contains(seat);
  }

  @Override
  public String says() {
    return "attacks of creatures do nothing to " + whose.says();
  }
}
