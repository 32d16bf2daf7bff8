package org.lawspeaker.hofordeals.piles;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.hofordeals.occasions.OnPlayers;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;
import org.lawspeaker.hofordeals.table.Who;

/**
 * Players take Curses (HOF-CURSE-03), as far as there are any.
 *
 * @param who which players
 * @param curses how many
 */
@Doc("Players take Curses.")
public record TakeCurse(@Default("you") Who who, @Range(min = 1, max = 5) int curses)
    implements OnPlayers {
  @Override
  public void befall(Table table, Source source, Seat seat) {
    table.push(new CurseDraw(seat, curses));
  }

  @Override
  public String says() {
    return who.orders("take") + " " + Words.count(curses, "Curse");
  }
}
