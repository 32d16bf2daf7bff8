package org.lawspeaker.prestigerpg.hand;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * A player draws up to the maximum hand size, as it is at that moment (PRE-END-05).
 *
 * @param seat who
 */
public record Refilling(Seat seat) implements PrestigeFrame {
  @Override
  public void run(Table table) {
    table.pop();
    if (table.lives(seat)) {
      table.push(Drawing.upTo(DrawCause.REFILL, seat, HandLimit.of(table, seat)));
    }
  }
}
