package org.lawspeaker.engine.play;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Move;

/**
 * A player that looks at nothing but the moves it may make. Whoever asks it need not make a view,
 * which in many games takes longer than a ply.
 *
 * <pre>{@code
 * ConnectFour game = new ConnectFourProvider().game();
 * BlindPlayer<Drop, Grid> last = legal -> legal.get(legal.size() - 1);
 * Position start = game.start(Setup.of(2)).orThrow();
 * System.out.println(last.choose(game.legalMoves(start, Seat.of(0))).column()); // 6
 * }</pre>
 *
 * @param <M> the game's moves
 * @param <V> the game's views
 */
@FunctionalInterface
public interface BlindPlayer<M extends Move, V> extends Player<M, V> {
  /**
   * One of these moves.
   *
   * @param legal all that the seat may make, at least one
   */
  M choose(ImmutableList<M> legal);

  @Override
  default M choose(Question<M, V> question) {
    return choose(question.legal());
  }
}
