package org.lawspeaker.command;

import org.lawspeaker.engine.Game;
import picocli.CommandLine.Help.Ansi;

/**
 * Draws the table of one game as a viewer sees it.
 *
 * @param <G> the game
 * @param <V> its views
 */
interface Tabletop<G extends Game<?, ?, V>, V> {
  /** The type of the game. */
  Class<G> game();

  /** The type of the game's views. */
  Class<V> views();

  /** The table in lines, the last without a line end. */
  String draw(G game, V view, Ansi ansi);
}
