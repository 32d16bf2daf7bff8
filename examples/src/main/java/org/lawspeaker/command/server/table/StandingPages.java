package org.lawspeaker.command.server.table;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.command.drawing.Telling;
import org.lawspeaker.command.reference.Quote;
import org.lawspeaker.command.server.store.Opening;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.show.Showing;

/** Makes standings of one match. */
record StandingPages<S, M extends Move, V>(Game<S, M, V> game, Opening opening) {
  /** All that differs for this viewer, without what was told. */
  ViewerLog.Sight<V> sight(S state, Viewer viewer) {
    Pending<M> pending = game.pending(state);
    return new ViewerLog.Sight<>(
        game.view(state, viewer),
        window(pending, viewer),
        over(pending),
        opening.names(),
        opening.players());
  }

  private static Optional<Window> window(Pending<?> pending, Viewer viewer) {
    // Not which others are asked, too, or have chosen already: that may be a secret.
    return viewer instanceof Seat seat && pending.isOwedBy(seat)
        ? pending.asked()
        : Optional.empty();
  }

  private static Optional<Outcome> over(Pending<?> pending) {
    return pending instanceof Pending.Over<?> over ? Optional.of(over.outcome()) : Optional.empty();
  }

  /** How the match stands now. */
  Standing now(S state, ViewerLog<V> log, int since, boolean isViewWanted) {
    Viewer viewer = log.viewer();
    V view = game.view(state, viewer);
    return page(state, view, log, isViewWanted)
        .withAsks(asked(state, view, viewer))
        .withMoves(moves(state, view, viewer))
        .withTold(log.told(since, log.toldSoFar()));
  }

  /** How the match stood for another position that the viewer has seen. */
  Standing then(S state, ViewerLog<V> log, int told, boolean isViewWanted) {
    return page(state, game.view(state, log.viewer()), log, isViewWanted)
        .withTold(log.told(0, told));
  }

  private Standing page(S state, V view, ViewerLog<V> log, boolean isViewWanted) {
    Viewer viewer = log.viewer();
    Optional<Showing<M, V>> showing = Showing.of(game);
    Optional<Outcome> outcome = over(game.pending(state));
    return Standing.builder()
        .match(opening.match())
        .game(opening.game())
        .viewer(new Standing.Looking(seat(viewer).map(Seat::index)))
        .version(log.version())
        .setup(begun(outcome.isPresent()))
        .scene(showing.map(shows -> shows.scene(view)))
        .view(
            isViewWanted || showing.isEmpty()
                ? Optional.of(game.notation().view(view))
                : Optional.empty())
        .plies(log.steps().size())
        .ended(outcome.map(end -> ended(end, viewer)))
        .build();
  }

  private Standing.Begun begun(boolean isOver) {
    return new Standing.Begun(
        opening.setup().seats(),
        opening.setup().options(),
        opening.names(),
        opening.players(),
        opening.isSeedChosen(),
        isOver ? Optional.of(String.valueOf(opening.seed())) : Optional.empty());
  }

  private Optional<Standing.Asked> asked(S state, V view, Viewer viewer) {
    Optional<Window> asked = window(game.pending(state), viewer);
    Telling telling = new Company(opening).telling(game, view, viewer);
    return asked.map(
        window ->
            new Standing.Asked(
                window.name(),
                telling.sentence(window.asks()),
                Quote.of(game.rulebook(), window.citations())));
  }

  private ImmutableList<Standing.Answer> moves(S state, V view, Viewer viewer) {
    Optional<Showing<M, V>> showing = Showing.of(game);
    ImmutableList.Builder<Standing.Answer> moves = ImmutableList.builder();
    if (viewer instanceof Seat seat) {
      for (M move : game.legalMoves(state, seat)) {
        String text = game.notation().move(state, move);
        moves.add(new Standing.Answer(text, showing.map(shows -> shows.choice(view, move))));
      }
    }
    return moves.build();
  }

  private Standing.Ended ended(Outcome outcome, Viewer viewer) {
    return new Standing.Ended(
        seat(viewer).map(outcome::resultOf),
        outcome.results(),
        outcome.scores(),
        outcome.reason(),
        Quote.of(game.rulebook(), outcome.citation()));
  }

  private static Optional<Seat> seat(Viewer viewer) {
    return viewer instanceof Seat seat ? Optional.of(seat) : Optional.empty();
  }
}
