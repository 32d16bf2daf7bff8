package org.lawspeaker.engine.ruling;

import com.google.common.collect.ImmutableList;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Problem;

/**
 * Tries whether play can go on from a whole state that somebody wrote. {@link Game#check} looks at
 * what lies on the table. A state also says what is still to be done: if somebody edited that, it
 * may ask for what cannot be done.
 *
 * @param game the game
 */
record TriedState<S, M extends Move, V>(Game<S, M, V> game) {
  /** Of a state with more moves, so many are tried. */
  private static final int MOST_MOVES = 1000;

  /** How far a random game is played on. */
  private static final int PLIES = 100;

  /** The state, if each of its moves can be made and a random game can be played on for a while. */
  Checked<S> tried(S state) {
    look(state);
    write(state);
    moves(state).forEach(move -> tryMove(state, move));
    playOn(state, new SplittableRandom(0));
    return Checked.ok(state);
  }

  /** Asks a state what may be asked of every state. */
  private void look(S state) {
    require(game.check(state), "a move leads to ");
    S guess = game.determinize(game.view(state, Onlooker.SPECTATOR), new SplittableRandom(0));
    require(game.check(guess), "a spectator would guess ");
    if (!game.pending(state).isOver() && moves(state).findAny().isEmpty()) {
      throw new IllegalStateException("a move is owed, but there is none");
    }
  }

  private static void require(ImmutableList<Problem> problems, String what) {
    if (!problems.isEmpty()) {
      throw new IllegalStateException(what + problems.get(0));
    }
  }

  /** Writes a state and reads it again. */
  private void write(S state) {
    S read = game.notation().readState(game.notation().state(state)).orThrow();
    if (!read.equals(state)) {
      throw new IllegalStateException("it is written as another one");
    }
  }

  private void tryMove(S state, M move) {
    game.notation().readMove(state, game.notation().move(state, move)).orThrow();
    look(game.applyUnchecked(state, move));
  }

  private Stream<M> moves(S state) {
    Stream<M> all =
        game.pending(state) instanceof Pending.Chance<M> chance
            ? chance.outcomes().outcomes()
            : game.legalMoves(state).stream();
    return all.limit(MOST_MOVES);
  }

  private void playOn(S state, SplittableRandom random) {
    S at = state;
    for (int ply = 0; ply < PLIES && !game.pending(at).isOver(); ply++) {
      ImmutableList<M> moves = game.legalMoves(at);
      at =
          game.applyUnchecked(
              at,
              game.pending(at) instanceof Pending.Chance<M> chance
                  ? chance.outcomes().sample(random)
                  : moves.get(random.nextInt(moves.size())));
      look(at);
    }
  }
}
