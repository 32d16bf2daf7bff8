package org.lawspeaker.command.workforce;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import org.lawspeaker.engine.Checked;

/** How a kind of workforce is found: a service on the class path. */
public interface WorkforceProvider {
  /** What {@code --on} takes, in words. */
  String places();

  /** Whether it knows this place. */
  boolean knows(String place);

  /**
   * The workforce of a place that it knows.
   *
   * @param path jars and folders of games and players that are not part of the command
   * @param loader what finds their classes in this process
   */
  Checked<Workforce> open(String place, ImmutableList<Path> path, ClassLoader loader);
}
