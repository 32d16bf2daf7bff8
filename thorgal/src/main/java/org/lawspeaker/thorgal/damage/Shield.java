package org.lawspeaker.thorgal.damage;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.thorgal.table.Lasting;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.Who;

/**
 * Damage that a player receives at once is more, or less.
 *
 * @param whose whose
 * @param by how much more
 */
@Doc("Damage that a player receives at once is more, or less.")
public record Shield(@Default("you") Who whose, @Range(min = -9, max = 9) int by)
    implements Lasting {
  int damage(Table table, Source source, Seat receiver) {
    return whose.seats(table, source).contains(receiver) ? by : 0;
  }

  @Override
  public String says() {
    return "each time "
        + whose.does("receive")
        + " damage other than as a cost or an upkeep condition, it is "
        + Math.abs(by)
        + (by < 0 ? " less" : " more");
  }
}
