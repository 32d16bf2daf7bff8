package org.lawspeaker.engine.cards;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Problem;

/**
 * A game that can look for loops in its cards: few cards that together give again and again and
 * cost nothing. A rule may bound such a loop, and each card may be sound by itself, so it is no
 * mistake of a pack; but whoever wrote the pack will want to know.
 */
public interface SearchesLoops {
  /** The loops that were found, the same each time; it may take a minute to look for them. */
  ImmutableList<Problem> loops();
}
