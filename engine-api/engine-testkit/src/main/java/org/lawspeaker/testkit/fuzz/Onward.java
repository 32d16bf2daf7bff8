package org.lawspeaker.testkit.fuzz;

import java.util.SplittableRandom;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;

/** Plays a game on from some position at random, and looks whether it stays whole. */
record Onward<S, M extends Move, V>(Game<S, M, V> game, int seats, SplittableRandom random) {
  private static final int PLIES = 250;

  /** Every so many plies the whole position is looked at. */
  private static final int STRIDE = 8;

  /**
   * Plays on.
   *
   * @throws IllegalStateException if a position is impossible, or is not read as it was written
   */
  void from(S start) {
    S state = start;
    for (int i = 0; i < PLIES && !game.pending(state).isOver(); i++) {
      if (i % STRIDE == 0) {
        lookAt(state);
      }
      state = i % STRIDE == 1 ? explained(state) : game.apply(state, move(state));
    }
    lookAt(state);
  }

  private S explained(S state) {
    M move = move(state);
    S next = game.explain(state, move).next();
    require(next.equals(game.apply(state, move)), "explain and apply differ");
    return next;
  }

  /** Any move, which is read as it is written. */
  private M move(S state) {
    M move = Samples.drawn(game, state, random);
    Notation<S, M, V> notation = game.notation();
    M read = notation.readMove(state, notation.move(state, move)).orThrow();
    require(read.equals(move), "a move is read as another: " + move);
    return move;
  }

  private void lookAt(S state) {
    require(game.check(state).isEmpty(), "play leads to " + game.check(state));
    Notation<S, M, V> notation = game.notation();
    require(notation.readState(notation.state(state)).orThrow().equals(state), "read otherwise");
    guess(state, Onlooker.SPECTATOR);
    for (int i = 0; i < seats; i++) {
      guess(state, Seat.of(i));
    }
  }

  private void guess(S state, Viewer viewer) {
    V view = game.view(state, viewer);
    S guessed = game.determinize(view, random);
    require(game.check(guessed).isEmpty(), viewer + " guesses " + game.check(guessed));
    require(game.view(guessed, viewer).equals(view), viewer + " can tell a guess");
  }

  private static void require(boolean holds, String says) {
    if (!holds) {
      throw new IllegalStateException(says);
    }
  }
}
