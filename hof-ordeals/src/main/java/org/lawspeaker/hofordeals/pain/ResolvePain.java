package org.lawspeaker.hofordeals.pain;

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
 * Players resolve Pain cards (HOF-PAIN-02).
 *
 * @param who which players
 * @param cards how many
 */
@Doc("Players resolve Pain cards.")
public record ResolvePain(@Default("you") Who who, @Range(min = 1, max = 9) int cards)
    implements OnPlayers {
  @Override
  public void befall(Table table, Source source, Seat seat) {
    table.push(new PainDraw(seat, cards));
  }

  @Override
  public String says() {
    return who.orders("resolve") + " " + Words.count(cards, "Pain card");
  }
}
