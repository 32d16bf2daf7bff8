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

/**
 * Companions oppose free of charge (THO-OPP-04).
 *
 * @param where which companions, all of this
 */
@Doc("Companions oppose free of charge.")
public record OpposeFree(@Default("[]") ImmutableList<CardTest> where) implements Lasting {
  boolean opposesFree(Table table, Source source, Seat seat, InPlay companion) {
    return seat.equals(source.user()) && CardTest.all(where, table, source, companion);
  }

  @Override
  public String says() {
    return "each " + CardTest.says(where, 1, "companion") + " of yours opposes free of charge";
  }
}
