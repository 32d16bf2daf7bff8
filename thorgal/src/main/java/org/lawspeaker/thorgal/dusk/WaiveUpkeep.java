package org.lawspeaker.thorgal.dusk;

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
 * Companions of the party need no upkeep (THO-UPKEEP-05).
 *
 * @param where which companions, all of this
 */
@Doc("Companions of the party need no upkeep.")
public record WaiveUpkeep(@Default("[]") ImmutableList<CardTest> where) implements Lasting {
  boolean waivesUpkeep(Table table, Source source, InPlay companion) {
    Seat party = table.partyOf(companion.id());
    return source.user().equals(party) && CardTest.all(where, table, source, companion);
  }

  @Override
  public String says() {
    return "each " + CardTest.says(where, 1, "companion") + " in your party needs no upkeep";
  }
}
