package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.EachMove;

/** Discards the card and draws a reward as a rumour. */
public record DrawReward(Seat by) implements SeatMove {
  private static final EachMove<DrawReward> EACH = EachMove.seats(DrawReward::new);

  /** The move of a seat at the table, without making a new object. */
  public static DrawReward of(Seat seat) {
    return EACH.of(seat);
  }
}
