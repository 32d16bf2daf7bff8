package org.lawspeaker.thorgal.costs;

import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.thorgal.table.Cost;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * A cost is paid before the effect begins to work (THO-EFFECT-07).
 *
 * @param source of the effect
 * @param cost what is paid
 */
public record Paying(Source source, Cost cost) implements ThorgalFrame {
  @Override
  public void run(Table table) {
    table.pop();
    cost.pay(table, source);
  }

  @Override
  public Optional<ThorgalFrame> without(Table table, Seat seat) {
    return source.user().equals(seat) ? Optional.empty() : Optional.of(this);
  }
}
