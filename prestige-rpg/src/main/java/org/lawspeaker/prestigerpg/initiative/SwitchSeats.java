package org.lawspeaker.prestigerpg.initiative;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Who;

/**
 * Two players switch seats and become each other's characters (PRE-THANTIGIST-01).
 *
 * @param one one of them
 * @param other the other
 */
@Doc("Two players switch seats and become each other's characters.")
public record SwitchSeats(Who one, Who other) implements Effect {
  @Override
  public void act(Table table, Source source) {
    ImmutableList<Seat> here = one.seats(table, source);
    ImmutableList<Seat> there = other.seats(table, source);
    if (!here.isEmpty() && !there.isEmpty() && !here.get(0).equals(there.get(0))) {
      Seats.exchange(table, here.get(0), there.get(0));
    }
  }

  @Override
  public String says() {
    return one.says() + " and " + other.says() + " switch seats";
  }
}
