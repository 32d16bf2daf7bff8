package org.lawspeaker.command.server.table;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.command.drawing.SeatNames;
import org.lawspeaker.command.drawing.Telling;
import org.lawspeaker.command.server.store.Opening;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.show.Showing;

/** What the seats of a match are called for a viewer. */
record Company(Opening opening) {
  /** Sentences about a position, as this viewer reads them. */
  <S, M extends Move, V> Telling telling(Game<S, M, V> game, V view, Viewer viewer) {
    return new Telling(names(game, view, viewer));
  }

  <S, M extends Move, V> SeatNames names(Game<S, M, V> game, V view, Viewer viewer) {
    SeatNames names =
        SeatNames.numbered(
            opening.setup().seats(), ImmutableList.copyOf(opening.names()), you(viewer));
    return Showing.of(game)
        .map(showing -> names.playing(showing.scene(view).seats()))
        .orElse(names);
  }

  private static Optional<Seat> you(Viewer viewer) {
    return viewer instanceof Seat seat ? Optional.of(seat) : Optional.empty();
  }
}
