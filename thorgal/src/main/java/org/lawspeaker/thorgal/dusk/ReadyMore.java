package org.lawspeaker.thorgal.dusk;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.table.CardTest;
import org.lawspeaker.thorgal.table.Lasting;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/**
 * More exhaustion markers leave cards of the party in clean-up (THO-CLEAN-12).
 *
 * @param where which cards, all of this
 * @param markers how many more
 */
@Doc("More exhaustion markers leave cards of the party in clean-up.")
public record ReadyMore(
    @Default("[]") ImmutableList<CardTest> where, @Range(min = 1, max = 9) int markers)
    implements Lasting {
  int readiesMore(Table table, Source source, Seat seat, InPlay card) {
    return seat.equals(source.user()) && CardTest.all(where, table, source, card) ? markers : 0;
  }

  @Override
  public String says() {
    return "each "
        + CardTest.says(where, 1, "card")
        + " in your party loses "
        + Words.more(markers, "exhaustion marker")
        + " in clean-up";
  }
}
