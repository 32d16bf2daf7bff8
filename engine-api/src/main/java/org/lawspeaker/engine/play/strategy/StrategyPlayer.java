package org.lawspeaker.engine.play.strategy;

import com.google.common.collect.ImmutableList;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.play.GreedyPlayer;
import org.lawspeaker.engine.play.Player;
import org.lawspeaker.engine.play.Question;

/**
 * Plays by a strategy. Where that leaves several moves, it takes the one after which it stands
 * best, one move ahead, as a {@link GreedyPlayer} does.
 *
 * @param strategy what it goes by
 * @param among who decides between the moves that the strategy leaves
 */
public record StrategyPlayer<S, M extends Move, V>(
    Strategy<M, V> strategy, GreedyPlayer<S, M, V> among) implements Player<M, V> {
  public StrategyPlayer(Game<S, M, V> game, Strategy<M, V> strategy, RandomGenerator random) {
    this(strategy, new GreedyPlayer<>(game, random));
  }

  @Override
  public M choose(Question<M, V> question) {
    ImmutableList<M> moves = strategy.chosen(question);
    return moves.size() == 1
        ? moves.get(0)
        : among.choose(
            new Question<>(
                question.seat(), question.window(), question.isShared(), question.view(), moves));
  }
}
