package org.lawspeaker.engine.ruling;

import com.google.common.collect.ImmutableList;
import java.util.stream.Collectors;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Window;

/** What may happen next, in notation. */
final class Choices {
  /** How many of Nature's moves are shown. */
  private static final int MOST = 30;

  private Choices() {}

  /** That a text is no move, and why; many games say both themselves. */
  static Problem none(String place, String text, Problem why) {
    String says = Problem.quote(text) + " is no move";
    String because = why.toString();
    return new Problem(place, because.startsWith(says) ? because : says + ": " + because);
  }

  /** What may be done, and by which clauses, for whoever expects nothing of it. */
  static <S, M extends Move> Finding open(Game<S, M, ?> game, S state) {
    return new Finding(true, "what may be done", phrase(game, state), because(game.pending(state)));
  }

  private static ImmutableList<Citation> because(Pending<?> pending) {
    if (pending instanceof Pending.Over<?> over) {
      return ImmutableList.of(over.outcome().citation());
    }
    return pending instanceof Pending.Chance<?> chance
        ? ImmutableList.of(chance.why())
        : pending.asked().map(Window::citations).orElse(ImmutableList.of());
  }

  /** The legal moves of every seat that owes one. */
  static <S, M extends Move> ImmutableList<String> legal(Game<S, M, ?> game, S state) {
    return game.legalMoves(state).stream()
        .map(move -> game.notation().move(state, move))
        .collect(ImmutableList.toImmutableList());
  }

  /** The legal moves, or Nature's, in a line. */
  static <S, M extends Move> String phrase(Game<S, M, ?> game, S state) {
    Pending<M> pending = game.pending(state);
    if (pending.isOver()) {
      return "none; the game is over";
    }
    if (pending instanceof Pending.Chance<M> chance) {
      int more = chance.outcomes().size() - MOST;
      return chance
          .outcomes()
          .outcomes()
          .limit(MOST)
          .map(move -> game.notation().move(state, move))
          .collect(
              Collectors.joining(" | ", "Nature's: ", more > 0 ? " and " + more + " more" : ""));
    }
    return String.join(" | ", legal(game, state));
  }
}
