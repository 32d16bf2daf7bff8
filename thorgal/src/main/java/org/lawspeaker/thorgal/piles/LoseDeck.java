package org.lawspeaker.thorgal.piles;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.thorgal.conditions.Phrases;
import org.lawspeaker.thorgal.effects.OnPlayers;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.Who;

/**
 * Players destroy cards from the top of a deck of theirs; this is no damage (THO-Q-16).
 *
 * @param who which players
 * @param suit of which deck
 * @param cards how many, as far as the deck goes
 */
@Doc("Players destroy cards from the top of a deck of theirs; this is no damage.")
public record LoseDeck(
    @Default("you") Who who, @Default("destiny") Suit suit, @Range(min = 1, max = 9) int cards)
    implements OnPlayers {
  @Override
  public void befall(Table table, Source source, Seat seat) {
    for (int i = 0; i < cards; i++) {
      table.push(DrawTop.lost(seat, suit));
    }
  }

  @Override
  public String says() {
    return who.does("destroy") + " " + Phrases.top(cards) + " of " + who.own(suit.says() + " deck");
  }
}
