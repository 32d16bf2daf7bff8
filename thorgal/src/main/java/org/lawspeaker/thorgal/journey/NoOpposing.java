package org.lawspeaker.thorgal.journey;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.table.CardTest;
import org.lawspeaker.thorgal.table.Lasting;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.Who;

/**
 * Companions of the opponents may not oppose (THO-OPP-02).
 *
 * @param where which companions, all of this
 */
@Doc("Companions of the opponents may not oppose.")
public record NoOpposing(@Default("[]") ImmutableList<CardTest> where) implements Lasting {
  boolean forbidsOpposing(Table table, Source source, Seat seat, InPlay companion) {
    return Who.EACH_OPPONENT.seats(table, source).contains(seat)
        && CardTest.all(where, table, source, companion);
  }

  @Override
  public String says() {
    return "no opponent may oppose with any " + CardTest.says(where, 1, "companion");
  }
}
