package org.lawspeaker.thorgal.journey;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.thorgal.table.Lasting;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/**
 * Wolf effects may be used more often in a round (THO-WOLF-03).
 *
 * @param uses how many times more
 */
@Doc("Wolf effects may be used more often in a round.")
public record MoreWolfUses(@Range(min = 1, max = 9) int uses) implements Lasting {
  int wolfUses(Table table, Source source, Seat user) {
    return user.equals(source.user()) ? uses : 0;
  }

  @Override
  public String says() {
    return "you may use each wolf effect " + Words.more(uses, "time") + " in a round";
  }
}
