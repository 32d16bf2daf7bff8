package org.lawspeaker.engine.show;

import com.google.common.collect.ImmutableList;
import org.immutables.value.Value;
import org.lawspeaker.engine.Seat;

/**
 * Who sits at a seat, as the game sees it.
 *
 * @param seat where
 * @param name who or what the seat plays, such as {@code Vikings}; {@code seat 0} where all are
 *     alike
 * @param isPlural whether the name stands for several, so that they draw where one draws
 * @param isOut whether the seat is out of the game
 * @param states short words for what else holds of it, such as {@code destiny player}
 * @param gauges its numbers, such as life
 */
@Value.Builder
public record Seated(
    Seat seat,
    String name,
    boolean isPlural,
    boolean isOut,
    ImmutableList<String> states,
    ImmutableList<Gauge> gauges)
    implements WithSeated {
  /** A seat of which there is no more to say. */
  public static Seated of(Seat seat, String name) {
    return builder(seat, name).build();
  }

  /** A seat that is in the game, nothing more to say of it yet. */
  public static SeatedBuilder builder(Seat seat, String name) {
    return new SeatedBuilder().seat(seat).name(name).isPlural(false).isOut(false);
  }
}
