package org.lawspeaker.command.simulate;

import java.util.SplittableRandom;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.play.Player;

/** Who sits where in every game. */
@FunctionalInterface
public interface Seating {
  /** A new player for this seat, who draws from {@code random}. */
  <S, M extends Move, V> Player<M, V> player(
      Game<S, M, V> game, Seat seat, SplittableRandom random);
}
