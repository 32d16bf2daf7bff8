package org.lawspeaker.engine.play;

import org.apiguardian.api.API;
import org.lawspeaker.engine.Game;

/**
 * How the table of one game is drawn on a terminal: a service of this kind in the game's artifact,
 * or in anybody's. The {@code lawspeaker} command draws a game without one from its {@link
 * org.lawspeaker.engine.show.Showing}, and one that has neither as an outline of its view.
 *
 * <pre>{@code
 * record Rows() implements Tabletop<ConnectFour, Grid> {
 *   public Class<ConnectFour> game() {
 *     return ConnectFour.class;
 *   }
 *
 *   public Class<Grid> views() {
 *     return Grid.class;
 *   }
 *
 *   public String draw(ConnectFour game, Grid grid, Ink ink) {
 *     return String.join("\n", grid.rows()).replace("x", ink.red("x"));
 *   }
 * }
 *
 * ConnectFour game = new ConnectFourProvider().game();
 * Position start = game.start(Setup.of(2)).orThrow();
 * String drawn = new Rows().draw(game, game.view(start, Seat.of(0)), Ink.PLAIN);
 * System.out.println(drawn.lines().count()); // 6
 * }</pre>
 *
 * @param <G> the game
 * @param <V> its views
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public interface Tabletop<G extends Game<?, ?, V>, V> {
  /** The type of the game. */
  Class<G> game();

  /** The type of the game's views. */
  Class<V> views();

  /** The table in lines, the last without a line end. */
  String draw(G game, V view, Ink ink);
}
