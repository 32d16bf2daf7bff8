package org.lawspeaker.thorgal.fate;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.thorgal.table.Lasting;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.Who;

/**
 * A player has more fate points, or fewer (THO-FATE-03).
 *
 * @param whose whose
 * @param by how many more
 */
@Doc("A player has more fate points, or fewer.")
public record FatePoints(@Default("you") Who whose, @Range(min = -7, max = 7) int by)
    implements Lasting {
  int fatePoints(Table table, Source source, Seat seat) {
    return whose.seats(table, source).contains(seat) ? by : 0;
  }

  @Override
  public String says() {
    return whose.has() + " " + Words.more(by, "fate point");
  }
}
