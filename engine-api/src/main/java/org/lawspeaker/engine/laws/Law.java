package org.lawspeaker.engine.laws;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Move;

/** Something that must hold in every situation of every game. */
public interface Law<S, M extends Move, V> {
  /**
   * The {@link #stride} of a law about a whole game and all that is on its way: it is checked only
   * where a playout ends.
   */
  int WHERE_IT_ENDS = Integer.MAX_VALUE;

  /** A short stable name, such as {@code listed-is-legal}. */
  String name();

  /** The law in a sentence. */
  String says();

  /**
   * How often a playout checks it: in one situation of this many, drawn by the seed of the game and
   * the ply, and always where the playout begins and ends. Besides, one playout of eight checks it
   * in the first situation of a kind: what is asked for, and by what kind of move it came to that.
   * At least 1; cheap laws say 1. Where the strides of two laws divide each other, both are checked
   * in the same situations and share what the game answers there.
   */
  int stride();

  /**
   * How the law is broken here, if it is. An exception means broken, too.
   *
   * @param random for what is too much to check in full; the same draws give the same answer
   */
  Optional<Finding> check(Situation<S, M, V> at, RandomGenerator random);
}
