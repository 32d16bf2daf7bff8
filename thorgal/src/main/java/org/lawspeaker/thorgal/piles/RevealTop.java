package org.lawspeaker.thorgal.piles;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.thorgal.conditions.Phrases;
import org.lawspeaker.thorgal.effects.OnPlayers;
import org.lawspeaker.thorgal.state.Knowers;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.Who;

/**
 * Players reveal the top cards of the deck of their role to all (THO-Q-78).
 *
 * @param who which players
 * @param cards how many
 */
@Doc("Players reveal the top cards of the deck of their role to all.")
public record RevealTop(@Default("you") Who who, @Range(min = 1, max = 9) int cards)
    implements OnPlayers {
  @Override
  public void befall(Table table, Source source, Seat seat) {
    table.push(new TopSeen(seat, table.suitOf(seat), 0, cards, Knowers.EVERYBODY));
  }

  @Override
  public String says() {
    return who.does("reveal") + " " + Phrases.top(cards) + " of " + who.own("deck");
  }
}
