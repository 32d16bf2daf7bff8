package org.lawspeaker.prestigerpg.terms;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Who;

/**
 * All players but these.
 *
 * @param who whom not
 */
public record AllBut(Who who) implements Who {
  @Override
  public ImmutableList<Seat> seats(Table table, Source source) {
    ImmutableList<Seat> spared = who.seats(table, source);
    return Lists.where(table.inOrder(), seat -> !spared.contains(seat));
  }

  @Override
  public String says() {
    return "all players but " + who.says();
  }

  @Override
  public String youAre() {
    return who.youAreNot();
  }

  @Override
  public String youAreNot() {
    return who.youAre();
  }

  @Override
  public boolean isSeveral() {
    return true;
  }
}
