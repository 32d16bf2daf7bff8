package org.lawspeaker.prestigerpg.hand;

import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Lasting;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Who;

/**
 * The maximum hand size is another (PRE-END-06): set to a number, as an amulet does
 * (PRE-GLUTTONY-03), or changed by one, as an event does (PRE-GLUTTONY-07).
 *
 * @param whose whose
 * @param size what it is set to, if it is
 * @param change by how much it changes
 * @param least the least that it can become by this
 */
@Doc("The maximum hand size is another.")
public record HandSize(
    @Default("you") Who whose,
    @Range(min = 1, max = 20) Optional<Integer> size,
    @Default("0") @Range(min = -6, max = 10) int change,
    @Default("0") @Range(min = 0, max = 7) int least)
    implements Lasting {
  public HandSize {
    if (size.isPresent() == (change != 0)) {
      throw new IllegalArgumentException("the hand size is set or changed, one of both");
    }
  }

  /** What the maximum hand size of a seat is set to; 0 for nothing. */
  public int handSize(Table table, Source source, Seat seat) {
    return size.isPresent() && whose.seats(table, source).contains(seat) ? size.get() : 0;
  }

  /** By how much the maximum hand size of a seat changes. */
  public int handChange(Table table, Source source, Seat seat) {
    return change != 0 && whose.seats(table, source).contains(seat) ? change : 0;
  }

  @Override
  public String says() {
    String changed = Math.abs(change) + (change < 0 ? " lower" : " higher");
    return whose.own("maximum hand size")
        + " is "
        + size.map(String::valueOf).orElse(changed)
        + (least > 0 ? " (but never below " + least + ")" : "");
  }
}
