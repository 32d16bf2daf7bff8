package org.lawspeaker.thorgal.journey;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.thorgal.table.Lasting;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/**
 * More than one companion may oppose (THO-Q-33).
 *
 * @param companions how many more
 */
@Doc("More than one companion may oppose.")
public record OpposeMore(@Range(min = 1, max = 3) int companions) implements Lasting {
  int opposeMore(Table table, Source source, Seat seat) {
    return seat.equals(source.user()) ? companions : 0;
  }

  @Override
  public String says() {
    return "you may oppose with " + Words.more(companions, "companion");
  }
}
