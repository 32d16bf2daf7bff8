package org.lawspeaker.examples.cli;

import picocli.CommandLine.Help.Ansi;

/**
 * Draws the table of one game as a viewer sees it.
 *
 * @param <V> the game's views
 */
interface Tabletop<V> {
  /** The id of the game. */
  String game();

  /** The type of the game's views. */
  Class<V> views();

  /** The table in lines, the last without a line end. */
  String draw(V view, Ansi ansi);
}
