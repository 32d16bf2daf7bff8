package org.lawspeaker.engine.show;

import com.google.common.collect.ImmutableList;

/**
 * The phases of a round or a turn.
 *
 * @param phases their names, in order
 * @param now which it is, from 0
 */
public record Track(ImmutableList<String> phases, int now) {
  public Track {
    if (now < 0 || now >= phases.size()) {
      throw new IllegalArgumentException("phase " + now + " of " + phases);
    }
  }
}
