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
 * Players lose cards of the hand of their role, of their own choice (THO-Q-100).
 *
 * @param who which players
 * @param cards how many, as far as they go
 * @param fate what becomes of them
 */
@Doc("Players lose cards of the hand of their role, of their own choice.")
public record LoseHand(
    @Default("you") Who who,
    @Range(min = 1, max = 9) int cards,
    @Default("discarded") HandLoss.Fate fate)
    implements OnPlayers {
  @Override
  public void befall(Table table, Source source, Seat seat) {
    HandLoss.start(table, seat, table.suitOf(seat), cards, fate);
  }

  @Override
  public String says() {
    return who.does(fate.verb())
        + " "
        + Words.count(cards, "card")
        + " from "
        + who.own("hand")
        + fate.rest();
  }
}
