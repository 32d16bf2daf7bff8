package org.lawspeaker.engine.play;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.immutables.value.Value;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;

/**
 * What a seat is asked, with all that it may know to answer. Made from a state, it holds nothing of
 * it: it may be sent to whoever plays the seat.
 *
 * <pre>{@code
 * ConnectFour game = new ConnectFourProvider().game();
 * Position start = game.start(Setup.of(2)).orThrow();
 * Question<Drop, Grid> question = Question.of(game, start, Seat.of(0)).orElseThrow();
 * System.out.println(question.window().asks()); // Into which column?
 * System.out.println(question.legal().size()); // 7
 * System.out.println(Question.of(game, start, Seat.of(1)).isPresent()); // false
 * }</pre>
 *
 * @param seat who is asked
 * @param window why, and by which clauses
 * @param isShared whether other seats choose in secret at the same time; which of them have chosen
 *     already, nobody is told
 * @param view what the seat knows
 * @param legal the moves that the seat may make, at least one
 * @param <M> the game's moves
 * @param <V> the game's views
 */
@Value.Builder
public record Question<M extends Move, V>(
    Seat seat, Window window, boolean isShared, V view, ImmutableList<M> legal) {
  public Question {
    if (legal.isEmpty()) {
      throw new IllegalArgumentException(seat + " is asked and has no move: " + window.name());
    }
  }

  /** What this seat is asked in this state; empty if it owes no move. */
  public static <S, M extends Move, V> Optional<Question<M, V>> of(
      Game<S, M, V> game, S state, Seat seat) {
    return of(game, state, game.pending(state), seat);
  }

  /**
   * As {@link #of(Game, Object, Seat)}, for a caller who knows what is pending.
   *
   * @param pending what the game says of this state
   */
  public static <S, M extends Move, V> Optional<Question<M, V>> of(
      Game<S, M, V> game, S state, Pending<M> pending, Seat seat) {
    Optional<Window> asked = pending.isOwedBy(seat) ? pending.asked() : Optional.empty();
    return asked.map(
        window ->
            new Question<>(
                seat,
                window,
                isShared(pending),
                game.view(state, seat),
                game.legalMoves(state, seat)));
  }

  private static boolean isShared(Pending<?> pending) {
    return pending instanceof Pending.Commit<?> commit
        && commit.owing().size() + commit.sealed().size() > 1;
  }
}
