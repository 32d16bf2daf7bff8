package org.lawspeaker.engine.show;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.Window;

/**
 * All that a front end needs to draw a table and ask whoever looks at it. Holds nothing that the
 * viewer may not know: it may be sent to them, as {@link ShownJson} writes it.
 *
 * @param scene the table
 * @param asked what the viewer is asked; empty for whoever owes no move
 */
public record Shown(Scene scene, Optional<Asked> asked) {
  /**
   * A question to the viewer.
   *
   * @param name the short stable word of the question's kind
   * @param asks the question, as a sentence
   * @param citations the clauses by which it is asked
   * @param offers the answers, at least one
   */
  public record Asked(
      String name, String asks, ImmutableList<Citation> citations, ImmutableList<Offer> offers) {}

  /** What this viewer is shown in this state; empty if the game does not say how it looks. */
  public static <S, M extends Move, V> Optional<Shown> of(
      Game<S, M, V> game, S state, Viewer viewer) {
    return Showing.of(game).map(showing -> of(game, showing, state, viewer));
  }

  private static <S, M extends Move, V> Shown of(
      Game<S, M, V> game, Showing<M, V> showing, S state, Viewer viewer) {
    V view = game.view(state, viewer);
    Pending<M> pending = game.pending(state);
    Optional<Asked> asked =
        viewer instanceof Seat seat && pending.isOwedBy(seat)
            ? pending.asked().map(window -> asked(game, showing, state, view, seat, window))
            : Optional.empty();
    return new Shown(showing.scene(view), asked);
  }

  private static <S, M extends Move, V> Asked asked(
      Game<S, M, V> game, Showing<M, V> showing, S state, V view, Seat seat, Window window) {
    ImmutableList.Builder<Offer> offers = ImmutableList.builder();
    for (M move : game.legalMoves(state, seat)) {
      offers.add(new Offer(game.notation().move(state, move), showing.choice(view, move)));
    }
    return new Asked(window.name(), window.asks(), window.citations(), offers.build());
  }
}
