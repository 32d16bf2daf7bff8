package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;

/** Discards the card and draws a reward as a rumour. */
public record DrawReward(Seat by) implements SeatMove {
  private static final Each<DrawReward> EACH = Each.seats(DrawReward::new);

  /** The move of a seat at the table, without making a new object. */
  public static DrawReward of(Seat seat) {
    return EACH.of(seat);
  }
}
