package org.lawspeaker.engine.kit;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;

/**
 * A turn order as it is written.
 *
 * @param seats how many sit at the table
 * @param current whose turn it is
 * @param ascending whether the next turn is the next higher seat's
 * @param out the seats that are eliminated
 * @param skipping the seats whose next turn is left out
 */
record TurnOrderForm(
    int seats,
    Seat current,
    boolean ascending,
    @Default("[]") Seats out,
    @Default("[]") Seats skipping) {
  static TurnOrderForm of(TurnOrder order) {
    return new TurnOrderForm(
        order.seats(),
        order.current(),
        order.ascending(),
        seats(order.out()),
        seats(order.skipping()));
  }

  private static Seats seats(long mask) {
    ImmutableList.Builder<Seat> seats = ImmutableList.builder();
    for (long left = mask; left != 0; left &= left - 1) {
      seats.add(Seat.of(Long.numberOfTrailingZeros(left)));
    }
    return Seats.of(seats.build());
  }

  TurnOrder order() {
    return new TurnOrder(seats, current, ascending, Deck.mask(out), Deck.mask(skipping));
  }
}
