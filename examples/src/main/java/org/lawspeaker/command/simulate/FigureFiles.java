package org.lawspeaker.command.simulate;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import org.lawspeaker.engine.Checked;

/**
 * Writes figures in a form that the command does not know by itself: a service on the class path.
 */
public interface FigureFiles {
  /**
   * Writes files to a folder that is there; gives their names.
   *
   * @param games every game that came to its end
   * @param each how many games were to be played of each combination of what is swept
   * @param run what it takes to play the games again, as the text of {@code run.json}
   */
  Checked<ImmutableList<String>> write(
      Path folder, SweepFigures figures, ImmutableList<PlayedGame> games, int each, String run);
}
