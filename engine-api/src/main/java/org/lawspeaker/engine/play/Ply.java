package org.lawspeaker.engine.play;

import org.lawspeaker.engine.Actor;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;

/**
 * One move of a record, never to be sent to a seat: it tells what was drawn and sealed.
 *
 * @param by who made it
 * @param move the move in the game's notation
 * @param check the {@link CheckHash} of the state after it; whoever guesses a state can compare it
 */
public record Ply(Actor by, String move, String check) {
  /** The ply that led from one state to the next. */
  static <S, M extends Move> Ply of(Game<S, M, ?> game, S before, M move, S after) {
    return new Ply(move.by(), game.notation().move(before, move), CheckHash.of(game, after));
  }
}
