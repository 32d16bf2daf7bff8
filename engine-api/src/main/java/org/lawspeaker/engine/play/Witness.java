package org.lawspeaker.engine.play;

import org.lawspeaker.engine.Move;

/**
 * Who is told what happens in a match, as it happens, with all secrets: a log, or a program that
 * sends to each seat what {@link org.lawspeaker.engine.Transition#eventsFor} gives for it.
 */
@FunctionalInterface
public interface Witness<S, M extends Move> {
  /** A move was made. */
  void played(Played<S, M> ply);

  /** A move was taken back. */
  default void tookBack(Played<S, M> ply) {}
}
