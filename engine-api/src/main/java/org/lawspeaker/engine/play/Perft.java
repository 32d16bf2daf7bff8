package org.lawspeaker.engine.play;

import java.util.Collections;
import java.util.Iterator;
import org.lawspeaker.engine.Fraction;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;

/**
 * Counts the lines of play from a state. A line ends after {@code depth} plies or when the game is
 * over, whichever is first. Seats that commit together are counted in seat order only, since every
 * order leads to the same state.
 */
public final class Perft {
  private Perft() {}

  /**
   * How many lines there are, every outcome of chance counted once.
   *
   * @param depth at least 0
   */
  public static <S, M extends Move, V> long count(Game<S, M, V> game, S state, int depth) {
    if (depth == 0) {
      return 1;
    }
    Pending<M> pending = game.pending(state);
    if (pending.isOver()) {
      return 1;
    }
    long lines = 0;
    if (pending instanceof Pending.Chance<M> chance) {
      Iterator<M> outcomes = chance.outcomes().outcomes().iterator();
      while (outcomes.hasNext()) {
        lines += count(game, game.applyUnchecked(state, outcomes.next()), depth - 1);
      }
      return lines;
    }
    for (M move : game.legalMoves(state, firstOf(pending))) {
      lines += count(game, game.applyUnchecked(state, move), depth - 1);
    }
    return lines;
  }

  /**
   * How many lines the seats can expect to have: as {@link #count}, with the outcomes of chance
   * weighted by their probabilities instead of counted.
   *
   * @param depth at least 0
   */
  public static <S, M extends Move, V> Fraction expected(Game<S, M, V> game, S state, int depth) {
    if (depth == 0) {
      return Fraction.ONE;
    }
    Pending<M> pending = game.pending(state);
    if (pending.isOver()) {
      return Fraction.ONE;
    }
    Fraction lines = Fraction.ZERO;
    if (pending instanceof Pending.Chance<M> chance) {
      Iterator<M> outcomes = chance.outcomes().outcomes().iterator();
      while (outcomes.hasNext()) {
        M outcome = outcomes.next();
        Fraction below = expected(game, game.applyUnchecked(state, outcome), depth - 1);
        lines = lines.plus(below.times(chance.outcomes().probabilityOf(outcome)));
      }
      return lines;
    }
    for (M move : game.legalMoves(state, firstOf(pending))) {
      lines = lines.plus(expected(game, game.applyUnchecked(state, move), depth - 1));
    }
    return lines;
  }

  private static <M extends Move> Seat firstOf(Pending<M> pending) {
    return Collections.min(pending.owing());
  }
}
