package org.lawspeaker.thorgal.party;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.thorgal.table.CardTest;
import org.lawspeaker.thorgal.table.Lasting;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/**
 * Copies of unique cards may be in the party (THO-UNIQUE-01).
 *
 * @param where which cards, all of this
 */
@Doc("Copies of unique cards may be in the party.")
public record AllowCopies(@Default("[]") ImmutableList<CardTest> where) implements Lasting {
  public boolean allowsCopies(Table table, Source source, Seat seat, int card) {
    return seat.equals(source.user()) && CardTest.all(where, table, source, card);
  }

  @Override
  public String says() {
    return "your party may hold copies of " + CardTest.says(where, 2, "card");
  }
}
