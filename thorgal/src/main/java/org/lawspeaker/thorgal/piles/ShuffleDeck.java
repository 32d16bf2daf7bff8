package org.lawspeaker.thorgal.piles;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.thorgal.effects.OnPlayers;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.Who;

/**
 * Players shuffle the deck of their role.
 *
 * @param who which players
 */
@Doc("Players shuffle the deck of their role.")
public record ShuffleDeck(@Default("you") Who who) implements OnPlayers {
  @Override
  public void befall(Table table, Source source, Seat seat) {
    Shuffling.start(table, seat, table.suitOf(seat));
  }

  @Override
  public String says() {
    return who.does("shuffle") + " " + who.own("deck");
  }
}
