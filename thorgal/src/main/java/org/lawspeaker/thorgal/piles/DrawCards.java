package org.lawspeaker.thorgal.piles;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.thorgal.effects.OnPlayers;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.Who;

/**
 * Players draw cards of their role (THO-Q-16).
 *
 * @param who which players
 * @param cards how many, as far as the deck goes
 */
@Doc("Players draw cards of their role.")
public record DrawCards(@Default("you") Who who, @Range(min = 1, max = 9) int cards)
    implements OnPlayers {
  @Override
  public void befall(Table table, Source source, Seat seat) {
    for (int i = 0; i < cards; i++) {
      table.push(DrawTop.inSecret(seat, table.suitOf(seat)));
    }
  }

  @Override
  public String says() {
    return who.does("draw") + " " + Words.count(cards, "card");
  }
}
