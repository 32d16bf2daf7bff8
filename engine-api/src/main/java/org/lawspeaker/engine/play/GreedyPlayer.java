package org.lawspeaker.engine.play;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;

/**
 * Takes the move after which its seat stands best by {@link Game#evaluate}, one move ahead; of
 * equals, each as likely as the next. What it does not know it guesses, once for each choice.
 *
 * @param game the game that is played
 * @param random what it guesses by and draws from
 */
public record GreedyPlayer<S, M extends Move, V>(Game<S, M, V> game, RandomGenerator random)
    implements Player<M, V> {
  @Override
  public M choose(Question<M, V> question) {
    S guess = game.determinize(question.view(), random);
    List<M> best = new ArrayList<>();
    double highest = Double.NEGATIVE_INFINITY;
    for (M move : question.legal()) {
      double value = game.evaluate(game.applyUnchecked(guess, move), question.seat());
      if (value > highest) {
        best.clear();
        highest = value;
      }
      if (value >= highest) {
        best.add(move);
      }
    }
    return best.get(random.nextInt(best.size()));
  }
}
