package org.lawspeaker.prestigerpg.hand;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.effects.Cause;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * A player draws up to the maximum hand size (PRE-END-05), also if an Item that is drawn raises it
 * (PRE-GLUTTONY-03).
 *
 * @param seat who
 */
public record Refilling(Seat seat) implements PrestigeFrame {
  @Override
  public void run(Table table) {
    int limit = HandLimit.of(table, seat);
    boolean isFull = !table.lives(seat) || table.sheet(seat).hand().size() >= limit;
    if (isFull || DrawDeck.cards(table.piles).isEmpty()) {
      table.pop();
    } else {
      table.push(Drawing.upTo(Cause.REFILL, seat, limit));
    }
  }
}
