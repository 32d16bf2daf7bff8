package org.lawspeaker.engine.play;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Dealer;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;

/**
 * One tree of an information-set search. Every line of play starts from a guess at what the view
 * does not tell, goes down the tree by the moves that promise most, adds a point and goes on at
 * random. Seats that choose in secret choose without regard to each other; what chance brings is
 * told apart as far as the seat sees it.
 */
final class SearchTree<S, M extends Move, V> {
  /** A tree is kept if it has at most so many times the lines that were played for one choice. */
  private static final int MOST_KEPT = 4;

  /** What {@link Game#evaluate} answers where a game has none. */
  private static final double NO_OPINION = 0.5;

  private final Game<S, M, V> game;
  private final int longest;
  private final Seat seat;
  private final Dealer<S> dealer;
  private final SearchSettings settings;
  private final RandomGenerator random;
  private final SearchNode<M, V> root;
  private final ValueRange range;
  private final SearchPath<M, V> path = new SearchPath<>();

  /** How many lines were played here. */
  private int lines;

  /** What was guessed first; null before that. */
  private @Nullable S first;

  /** Whether it may be kept: that is wanted, and every guess was the same, so nothing is hidden. */
  private boolean isKept;

  /** The state that was judged last for the searching seat; null before the first. */
  private @Nullable S judged;

  private double opinion;

  /**
   * A tree that is to be grown.
   *
   * @param begun what it begins with
   */
  SearchTree(
      Game<S, M, V> game,
      Seat seat,
      Dealer<S> dealer,
      SearchSettings settings,
      RandomGenerator random,
      SearchStart<M, V> begun) {
    this.game = game;
    this.longest = game.info().longest();
    this.seat = seat;
    this.dealer = dealer;
    this.settings = settings;
    this.random = random;
    this.root = begun.point();
    this.range = begun.range();
    this.isKept = settings.keeps();
  }

  /** This tree after as many lines as the budget allows. */
  SearchTree<S, M, V> grown(IntPredicate budget) {
    for (int done = 0; budget.test(done); done++) {
      path.clear();
      S guess = dealer.deal(random);
      first = first == null ? guess : first;
      isKept = isKept && guess.equals(first);
      S last = playedOn(down(guess));
      path.judge(mover -> worth(last, mover), range);
      lines++;
    }
    return this;
  }

  /** The point before the choice. */
  SearchNode<M, V> root() {
    return root;
  }

  /**
   * What is kept of it when the seat has made this move. Nothing where something is hidden: what
   * others do tells of what they hold, and the lines were guessed before it was told. Nor is
   * anything kept of a tree that has grown too large.
   */
  Optional<SearchStart<M, V>> after(M chosen) {
    return Optional.ofNullable(isKept ? root.child(chosen) : null)
        .filter(point -> point.visits() <= MOST_KEPT * (long) lines)
        .map(point -> new SearchStart<>(point, range));
  }

  /** Goes down the tree until a move is made that was never made there. */
  private S down(S guess) {
    S state = guess;
    SearchNode<M, V> at = root;
    Pending<M> pending = game.pending(state);
    boolean isNew = false;
    int choices = 0;
    while (!isNew && !pending.isOver()) {
      if (pending instanceof Pending.Chance<M>) {
        state = chanced(state, pending);
        pending = game.pending(state);
        at = pending.isOver() ? at : at.seeing(game.view(state, seat));
      } else {
        S here = state;
        SearchNode<M, V> before = at;
        for (Seat mover : inOrder(pending.owing())) {
          ImmutableList<M> legal = game.legalMoves(here, mover);
          if (isKept && mover.equals(seat) && legal.size() > 1 && ++choices == 2) {
            before.ask(game.view(here, seat));
          }
          M move = promising(before, mover, legal);
          SearchNode<M, V> made = before.grow(move);
          isNew |= made.visits() == 0;
          path.add(made, mover);
          at = at.grow(move);
          state = game.applyUnchecked(state, move);
        }
        pending = game.pending(state);
      }
    }
    return state;
  }

  /** The searching seat first: what follows its move is what is kept. */
  private ImmutableSet<Seat> inOrder(ImmutableSet<Seat> owing) {
    return !settings.keeps() || owing.size() == 1 || !owing.contains(seat)
        ? owing
        : ImmutableSet.<Seat>builder().add(seat).addAll(owing).build();
  }

  /** The state after chance, however often it is asked for: the seat looks when it is done. */
  private S chanced(S from, Pending<M> first) {
    S state = from;
    Pending<M> pending = first;
    while (pending instanceof Pending.Chance<M> chance) {
      state = game.applyUnchecked(state, chance.outcomes().sample(random));
      pending = game.pending(state);
    }
    return state;
  }

  /** The move that promises this seat most; of moves never made here, any. */
  private M promising(SearchNode<M, V> at, Seat mover, ImmutableList<M> legal) {
    @Nullable M best = null;
    double most = Double.NEGATIVE_INFINITY;
    int untried = 0;
    for (int i = 0; i < legal.size(); i++) {
      M move = legal.get(i);
      @Nullable SearchNode<M, V> made = at.child(move);
      if (made == null || made.visits() == 0) {
        untried++;
        best = random.nextInt(untried) == 0 ? move : best;
      } else {
        made.offered();
        double promise = made.promise(settings.exploration(), range);
        if (untried == 0 && promise > most) {
          most = promise;
          best = move;
        }
      }
    }
    if (best == null) {
      throw new IllegalStateException(mover + " owes a move and has none");
    }
    return best;
  }

  /** The state after random plies, once the game has an opinion about it. */
  private S playedOn(S from) {
    S state = from;
    for (int plies = 0; plies < longest; plies++) {
      Pending<M> pending = game.pending(state);
      if (pending.isOver() || (plies >= settings.horizon() && hasOpinion(state))) {
        return state;
      }
      state = game.applyUnchecked(state, any(state, pending));
    }
    return state;
  }

  private boolean hasOpinion(S state) {
    judged = state;
    opinion = game.evaluate(state, seat);
    return opinion != NO_OPINION;
  }

  /** What a state is worth to a seat; to the searching one it may have been asked for before. */
  private double worth(S state, Seat mover) {
    return judged == state && mover.equals(seat) ? opinion : game.evaluate(state, mover);
  }

  private M any(S state, Pending<M> pending) {
    if (pending instanceof Pending.Chance<M> chance) {
      return chance.outcomes().sample(random);
    }
    Seat mover = pending.owing().iterator().next();
    ImmutableList<M> legal = game.legalMoves(state, mover);
    return legal.get(random.nextInt(legal.size()));
  }
}
