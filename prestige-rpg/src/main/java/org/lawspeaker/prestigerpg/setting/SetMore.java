package org.lawspeaker.prestigerpg.setting;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Lasting;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Who;

/**
 * More cards may be set whenever cards are set, but never more than three in all.
 *
 * @param whose by whom
 * @param cards how many more
 */
@Doc("More cards may be set, but never more than 3 in all.")
public record SetMore(@Default("you") Who whose, @Range(min = 1, max = 2) int cards)
    implements Lasting {
  /** How many cards more a seat may set. */
  public int slots(Table table, Source source, Seat seat) {
    return whose.seats(table, source).contains(seat) ? cards : 0;
  }

  @Override
  public String says() {
    return whose.says() + " may set " + Words.more(cards, "card");
  }
}
