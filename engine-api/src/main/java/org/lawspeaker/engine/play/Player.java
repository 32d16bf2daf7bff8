package org.lawspeaker.engine.play;

import org.lawspeaker.engine.Move;

/**
 * Who decides for a seat. A player sees what the seat may see and never the state.
 *
 * <pre>{@code
 * ConnectFour game = new ConnectFourProvider().game();
 * Player<Drop, Grid> middle = question -> question.legal().get(question.legal().size() / 2);
 * Position start = game.start(Setup.of(2)).orThrow();
 * Drop drop = middle.choose(Question.of(game, start, Seat.of(0)).orElseThrow());
 * System.out.println(drop.column()); // 3
 * }</pre>
 *
 * @param <M> the game's moves
 * @param <V> the game's views
 */
@FunctionalInterface
public interface Player<M extends Move, V> {
  /** One of the legal moves of the question. */
  M choose(Question<M, V> question);
}
