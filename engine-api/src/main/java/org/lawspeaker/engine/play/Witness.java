package org.lawspeaker.engine.play;

import org.lawspeaker.engine.Move;

/** Who is told what happens in a match, as it happens. */
@FunctionalInterface
public interface Witness<S, M extends Move> {
  /** A move was made. */
  void played(Played<S, M> ply);

  /** A move was taken back. */
  default void tookBack(Played<S, M> ply) {}
}
