package org.lawspeaker.thorgal.fate;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.thorgal.table.Lasting;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/** Cards may be drawn to the hand after some went to the pool (THO-FATE-12). */
@Doc("Cards may be drawn to the hand after some went to the pool.")
public record PoolFirst() implements Lasting {
  boolean drawsAfterPool(Table table, Source source, Seat seat) {
    return seat.equals(source.user());
  }

  @Override
  public String says() {
    return "you may draw to your hand after adding to your pool";
  }
}
