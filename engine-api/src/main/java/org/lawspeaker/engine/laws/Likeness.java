package org.lawspeaker.engine.laws;

import java.util.Optional;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;

/** Whether a viewer can tell two states apart. */
final class Likeness {
  private Likeness() {}

  static <S, M extends Move, V> Optional<Finding> between(
      String says, Viewer viewer, Situation<S, M, V> truth, S other, V otherView) {
    Game<S, M, V> game = truth.game();
    V view = truth.answers().view(viewer);
    if (!view.equals(otherView)) {
      return Finding.differing(
              says + " by its view", game.notation().view(view), game.notation().view(otherView))
          .or(() -> Finding.of(says + " by its view", view, otherView));
    }
    Optional<Finding> pending =
        Finding.unlessEqual(
            says + " by what is pending",
            Owed.seenBy(viewer, truth.pending()),
            Owed.seenBy(viewer, game.pending(other)));
    return pending.isEmpty() && viewer instanceof Seat seat
        ? Finding.unlessEqual(
            says + " by its legal moves",
            truth.legalOf(seat),
            Situation.of(seat, game.legalMoves(other)))
        : pending;
  }
}
