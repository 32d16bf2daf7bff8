package org.lawspeaker.engine.play;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.random.RandomGenerator.SplittableGenerator;
import java.util.stream.IntStream;
import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Dealer;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;

/**
 * Looks ahead by playing many games in its head (information-set Monte Carlo tree search) and takes
 * the move that it made there most often. What it does not know it guesses anew for each of them,
 * from its view alone. Needs nothing of a game but its rules; an opinion ({@link Game#evaluate})
 * helps where games are long.
 *
 * <p>With a budget of iterations, the same generator and the same questions in the same order give
 * the same answers.
 *
 * <pre>{@code
 * ConnectFour game = new ConnectFourProvider().game();
 * MctsPlayer<Position, Drop, Grid> player =
 *     new MctsPlayer<>(game, Budget.iterations(300), new SplittableRandom(1));
 * Position start = game.start(Setup.of(2)).orThrow();
 * Drop drop = player.choose(Question.of(game, start, Seat.of(0)).orElseThrow());
 * System.out.println(game.judge(start, drop).isLegal()); // true
 * }</pre>
 *
 * @param game the game that is played
 * @param budget how long it thinks about a choice; it does not think about a choice of one
 * @param settings how it searches
 * @param random what it guesses by and draws from
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record MctsPlayer<S, M extends Move, V>(
    Game<S, M, V> game, Budget budget, SearchSettings settings, SplittableGenerator random)
    implements Player<M, V> {
  /** A player with the standard settings. */
  public MctsPlayer(Game<S, M, V> game, Budget budget, SplittableGenerator random) {
    this(game, budget, SearchSettings.STANDARD, random);
  }

  @Override
  public M choose(Question<M, V> question) {
    ImmutableList<M> legal = question.legal();
    return legal.size() == 1 ? legal.get(0) : favourite(grown(question), legal);
  }

  private ImmutableList<SearchNode<M, V>> grown(Question<M, V> question) {
    int threads = settings.threads();
    Dealer<S> dealer = game.dealer(question.view());
    List<SearchTree<S, M, V>> trees = new ArrayList<>();
    List<IntPredicate> shares = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      trees.add(new SearchTree<>(game, question.seat(), dealer, settings, random.split()));
      shares.add(budget.share(i, threads));
    }
    return IntStream.range(0, threads)
        .parallel()
        .mapToObj(i -> trees.get(i).grown(shares.get(i)))
        .collect(ImmutableList.toImmutableList());
  }

  /** The move made most often in all trees; of equals, the one worth most; of those, the first. */
  private M favourite(ImmutableList<SearchNode<M, V>> roots, ImmutableList<M> legal) {
    M best = legal.get(0);
    long most = -1;
    double highest = 0;
    for (M move : legal) {
      long visits = 0;
      double total = 0;
      for (SearchNode<M, V> root : roots) {
        @Nullable SearchNode<M, V> child = root.child(move);
        if (child != null) {
          visits += child.visits();
          total += child.total();
        }
      }
      if (visits > most || (visits == most && total > highest)) {
        best = move;
        most = visits;
        highest = total;
      }
    }
    return best;
  }
}
