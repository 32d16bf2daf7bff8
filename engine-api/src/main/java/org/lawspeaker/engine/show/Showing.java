package org.lawspeaker.engine.show;

import java.util.Optional;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;

/**
 * How a game looks to people. Everything is made from views: who sees the same is shown the same,
 * so what is shown can tell no secret. Stateless and safe for any number of threads.
 *
 * <pre>{@code
 * ConnectFour game = new ConnectFourProvider().game();
 * Position start = game.start(Setup.of(2)).orThrow();
 * Showing<Drop, Grid> showing = Showing.of(game).orElseThrow();
 * Scene scene = showing.scene(game.view(start, Seat.of(0)));
 * System.out.println(scene.zones().get(0).label()); // Grid
 * Choice choice = showing.choice(game.view(start, Seat.of(0)), game.legalMoves(start).get(3));
 * System.out.println(choice.label()); // Drop a disc into column 4
 * }</pre>
 *
 * @param <M> the game's moves
 * @param <V> the game's views
 */
public interface Showing<M extends Move, V> {
  /** How a game looks; empty if it does not say so. */
  static <S, M extends Move, V> Optional<Showing<M, V>> of(Game<S, M, V> game) {
    return game instanceof Showable<S, M, V> showable
        ? Optional.of(showable.showing())
        : Optional.empty();
  }

  /** Every face that scenes of this game and its pack can show. */
  Catalogue catalogue();

  /** What lies where, as this viewer knows it. */
  Scene scene(V view);

  /**
   * What a legal move does, for whoever has to choose. Names only pieces of {@link #scene} of the
   * same view. Two legal moves of one seat have different labels.
   *
   * @param view of the seat that may make the move
   */
  Choice choice(V view, M move);
}
