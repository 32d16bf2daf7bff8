package org.lawspeaker.engine.play;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Move;

/**
 * Who decides for a seat. A player sees what the seat may see and never the state.
 *
 * <pre>{@code
 * ConnectFour game = new ConnectFourProvider().game();
 * Player<Drop, Grid> middle = (grid, legal) -> legal.get(legal.size() / 2);
 * Position start = game.start(Setup.of(2)).orThrow();
 * Drop drop = middle.choose(game.view(start, Seat.of(0)), game.legalMoves(start));
 * System.out.println(drop.column()); // 3
 * }</pre>
 *
 * @param <M> the game's moves
 * @param <V> the game's views
 */
@FunctionalInterface
public interface Player<M extends Move, V> {
  /**
   * One of these moves.
   *
   * @param view what the seat knows
   * @param legal the moves that the seat may make, at least one
   */
  M choose(V view, ImmutableList<M> legal);
}
