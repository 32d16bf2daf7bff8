package org.lawspeaker.hofordeals.piles;

import org.lawspeaker.engine.Citation;
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
 * Players draw cards into the hand; in a combat they stay there unplayed (HOF-Q-36).
 *
 * @param who which players
 * @param cards how many
 */
@Doc("Players draw cards.")
public record DrawCards(@Default("you") Who who, @Range(min = 1, max = 9) int cards)
    implements OnPlayers {
  private static final Citation DRAW = Citation.of("HOF-DECK-07");

  @Override
  public void befall(Table table, Source source, Seat seat) {
    table.push(new DrawHand(seat, cards, DRAW));
  }

  @Override
  public String says() {
    return who.orders("draw") + " " + Words.count(cards, "card");
  }
}
