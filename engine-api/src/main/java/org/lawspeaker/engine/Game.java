package org.lawspeaker.engine;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.random.RandomGenerator;

/**
 * The rules of one game with one card pack. A game keeps no state of its own: it is safe to share
 * between threads, and every method is a function of its arguments.
 *
 * <pre>{@code
 * ConnectFour game = new ConnectFourProvider().game();
 * Position start = game.start(Setup.of(2)).orThrow();
 * Position next = game.apply(start, game.legalMoves(start).get(3));
 * System.out.println(game.legalMoves(next).size()); // 7
 * System.out.println(game.pending(next).owing()); // [seat 1]
 * }</pre>
 *
 * @param <S> states: immutable, equal when the same position of the same setup
 * @param <M> moves: records
 * @param <V> views: what one viewer knows; another type than {@code S}
 */
public interface Game<S, M extends Move, V> {
  GameInfo info();

  Rulebook rulebook();

  /** The first state, or every problem of the setup at once. */
  Checked<S> start(Setup setup);

  /** What has to happen next. */
  Pending<M> pending(S state);

  /**
   * The legal moves of every seat that owes one, each once, in a fixed order; empty at chance and
   * at the end. Never empty while a seat owes a move.
   */
  ImmutableList<M> legalMoves(S state);

  /**
   * The legal moves of one seat, in the order of {@link #legalMoves(Object)}; empty if it owes
   * none.
   */
  default ImmutableList<M> legalMoves(S state, Seat seat) {
    ImmutableList<M> all = legalMoves(state);
    int own = 0;
    for (int i = 0; i < all.size(); i++) {
      own += all.get(i).by().equals(seat) ? 1 : 0;
    }
    return own == all.size()
        ? all
        : all.stream()
            .filter(move -> move.by().equals(seat))
            .collect(ImmutableList.toImmutableList());
  }

  /** Whether this move is legal here, and by which clauses. Answers for any move; never throws. */
  Verdict judge(S state, M move);

  /**
   * The state after this move, Nature's moves included.
   *
   * @throws IllegalMoveException with the verdict, if the move is not legal
   */
  default S apply(S state, M move) {
    if (judge(state, move) instanceof Verdict.Illegal illegal) {
      throw new IllegalMoveException(move, illegal);
    }
    return applyUnchecked(state, move);
  }

  /** As {@link #apply}, for a caller who vouches that the move is legal; undefined otherwise. */
  S applyUnchecked(S state, M move);

  /**
   * As {@link #apply}, with what happens on the way.
   *
   * @throws IllegalMoveException with the verdict, if the move is not legal
   */
  Transition<S> explain(S state, M move);

  /**
   * Why this move is legal or not, and how it leads where it leads. A game that does not say what
   * it tried and what comes of what tells its verdict and its events.
   */
  default Why why(S state, M move) {
    Verdict verdict = judge(state, move);
    ImmutableList.Builder<Reason> followed = ImmutableList.builder();
    if (verdict.isLegal()) {
      explain(state, move).eventsFor(Onlooker.ARBITER).stream()
          .map(Reason::of)
          .forEach(followed::add);
    }
    return new Why(ImmutableList.of(), verdict, followed.build());
  }

  /** What this viewer knows. Built up from what is known, not cut down from the truth. */
  V view(S state, Viewer viewer);

  /**
   * A whole state that this view's viewer cannot tell from the truth, drawn from all of them.
   *
   * @param view of a seat or of a spectator
   */
  S determinize(V view, RandomGenerator random);

  /**
   * Deals states for one view again and again, each as {@link #determinize} would: for players that
   * guess a thousand times before they choose once.
   *
   * @param view of a seat or of a spectator
   */
  default Dealer<S> dealer(V view) {
    return random -> determinize(view, random);
  }

  /**
   * What is impossible about an arranged position, all of it; empty for every reachable state. What
   * is still to be done was led to by moves: of a state in which somebody edited that, not
   * everything impossible is found.
   */
  ImmutableList<Problem> check(S state);

  Notation<S, M, V> notation();

  /**
   * The kinds of events that this game tells, each with the names of the facts that it may state,
   * so that a slip of the pen in a question is found. Empty if the game does not say.
   */
  default ImmutableMap<String, ImmutableSet<String>> eventKinds() {
    return ImmutableMap.of();
  }

  /**
   * How good this state is for a seat, for players that look ahead: higher is better, 1 is a win
   * and 0 a loss. Games without an opinion answer 0.5 until the end.
   */
  default double evaluate(S state, Seat seat) {
    if (pending(state) instanceof Pending.Over<M> over) {
      return switch (over.outcome().resultOf(seat)) {
        case WON -> 1;
        case DREW -> 0.5;
        case LOST -> 0;
      };
    }
    return 0.5;
  }
}
