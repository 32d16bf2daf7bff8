package org.lawspeaker.engine.play;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.random.RandomGenerator.SplittableGenerator;
import java.util.stream.IntStream;
import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Dealer;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;

/**
 * Looks ahead by playing many games in its head (information-set Monte Carlo tree search) and takes
 * the move that it made there most often. What it does not know it guesses anew for each of them,
 * from its view alone. Needs nothing of a game but its rules; an opinion ({@link Game#evaluate})
 * helps where games are long.
 *
 * <p>With {@link SearchSettings#keeping} it remembers what it found out about the moves after its
 * own, where nothing is hidden from it, and goes on from there when its next question shows that
 * one of them came about. It knows that from the view alone: where that may have come about in more
 * than one way, since others moved in secret, or in none that it thought of, since the match is
 * another one, it begins anew.
 *
 * <p>With a budget of iterations, the same generator and the same questions in the same order give
 * the same answers. Not safe to share between threads.
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
 * @param <S> the game's states
 * @param <M> the game's moves
 * @param <V> the game's views
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class MctsPlayer<S, M extends Move, V> implements Player<M, V> {
  private final Game<S, M, V> game;
  private final Budget budget;
  private final SearchSettings settings;
  private final SplittableGenerator random;

  /** Whose trees are kept. */
  private Optional<Seat> keeper = Optional.empty();

  /** What is kept of each tree of the last choice. */
  private ImmutableList<Optional<SearchStart<M, V>>> kept = ImmutableList.of();

  /** A player with the standard settings. */
  public MctsPlayer(Game<S, M, V> game, Budget budget, SplittableGenerator random) {
    this(game, budget, SearchSettings.STANDARD, random);
  }

  /**
   * A player of a match.
   *
   * @param game the game that is played
   * @param budget how long it thinks about a choice; it does not think about a choice of one
   * @param settings how it searches
   * @param random what it guesses by and draws from
   */
  public MctsPlayer(
      Game<S, M, V> game, Budget budget, SearchSettings settings, SplittableGenerator random) {
    this.game = game;
    this.budget = budget;
    this.settings = settings;
    this.random = random;
  }

  /** How long it thinks about a choice. */
  Budget budget() {
    return budget;
  }

  /** How it searches. */
  SearchSettings settings() {
    return settings;
  }

  @Override
  public M choose(Question<M, V> question) {
    ImmutableList<M> legal = question.legal();
    if (legal.size() == 1) {
      return legal.get(0);
    }
    ImmutableList<SearchTree<S, M, V>> trees = grown(question);
    M chosen = favourite(trees, legal);
    if (settings.keeps()) {
      keeper = Optional.of(question.seat());
      kept =
          trees.stream().map(tree -> tree.after(chosen)).collect(ImmutableList.toImmutableList());
    }
    return chosen;
  }

  private ImmutableList<SearchTree<S, M, V>> grown(Question<M, V> question) {
    int threads = settings.threads();
    Dealer<S> dealer = game.dealer(question.view());
    List<SearchTree<S, M, V>> trees = new ArrayList<>();
    List<IntPredicate> shares = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      SearchStart<M, V> start = known(question, i).orElseGet(SearchStart::anew);
      trees.add(new SearchTree<>(game, question.seat(), dealer, settings, random.split(), start));
      shares.add(budget.share(i, threads));
    }
    return IntStream.range(0, threads)
        .parallel()
        .mapToObj(i -> trees.get(i).grown(shares.get(i)))
        .collect(ImmutableList.toImmutableList());
  }

  /** What the tree of this number knew of this question. */
  private Optional<SearchStart<M, V>> known(Question<M, V> question, int tree) {
    return keeper.equals(Optional.of(question.seat()))
        ? kept.get(tree).flatMap(start -> start.asking(question.view()))
        : Optional.empty();
  }

  /** The move made most often in all trees; of equals, the one worth most; of those, the first. */
  private M favourite(ImmutableList<SearchTree<S, M, V>> trees, ImmutableList<M> legal) {
    M best = legal.get(0);
    long most = -1;
    double highest = 0;
    for (M move : legal) {
      long visits = 0;
      double total = 0;
      for (SearchTree<S, M, V> tree : trees) {
        @Nullable SearchNode<M, V> child = tree.root().child(move);
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
