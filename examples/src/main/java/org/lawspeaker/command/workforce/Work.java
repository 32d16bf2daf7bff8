package org.lawspeaker.command.workforce;

import java.io.Serializable;
import java.util.function.BooleanSupplier;

/**
 * What is done with stretches of games. It is sent once to every process that has a share in it;
 * what it takes to begin, such as reading cards, it does once there and keeps. Threads may share
 * it.
 *
 * @param <R> what comes of a stretch
 */
public interface Work<R extends Serializable> extends Serializable {
  /**
   * Does one stretch on this thread. What comes of it depends on nothing but the work and the
   * stretch, wherever and however often it is done.
   *
   * @param stop asked now and then; if it says so, nobody waits for the result any more
   */
  R done(Stretch stretch, BooleanSupplier stop);
}
