package org.lawspeaker.prestigerpg.terms;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.prestigerpg.state.Mark;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Who;

/**
 * Players with or without a token.
 *
 * @param mark which token
 * @param without whether those are meant who have none
 */
public record Bearing(Mark mark, @Default("false") boolean without) implements Who {
  @Override
  public ImmutableList<Seat> seats(Table table, Source source) {
    return Lists.where(table.inOrder(), seat -> table.bears(seat, mark) != without);
  }

  @Override
  public String says() {
    return "all players " + (without ? "without a " : "with a ") + mark.says() + " token";
  }

  @Override
  public String youAre() {
    return (without ? "you have no " : "you have a ") + mark.says() + " token";
  }

  @Override
  public String youAreNot() {
    return new Bearing(mark, !without).youAre();
  }

  @Override
  public String somebodyIs() {
    return "somebody has " + (without ? "no " : "a ") + mark.says() + " token";
  }

  @Override
  public String nobodyIs() {
    return (without ? "everybody" : "nobody") + " has a " + mark.says() + " token";
  }

  @Override
  public boolean isSeveral() {
    return true;
  }
}
