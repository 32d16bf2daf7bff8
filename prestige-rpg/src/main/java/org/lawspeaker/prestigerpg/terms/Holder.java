package org.lawspeaker.prestigerpg.terms;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Who;

/**
 * The player who holds an Initiative number; nobody if no living player does (PRE-Q-56).
 *
 * @param number the number
 */
public record Holder(@Range(min = 1, max = 6) int number) implements Who {
  @Override
  public ImmutableList<Seat> seats(Table table, Source source) {
    return Lists.where(table.inOrder(), seat -> table.sheet(seat).initiative() == number);
  }

  @Override
  public String says() {
    return "the holder of Initiative " + number;
  }

  @Override
  public boolean isSeveral() {
    return false;
  }
}
