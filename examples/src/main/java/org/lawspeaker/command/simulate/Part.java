package org.lawspeaker.command.simulate;

import com.google.common.collect.ImmutableList;
import java.io.Serializable;

/**
 * What came of some games of a simulation, one after the other.
 *
 * @param games those that were finished, in order
 * @param tally what was counted in them
 * @param isWhole whether none was stopped on the way
 * @param isBlind whether no player looked at anything but moves, so that games take no time
 */
public record Part(ImmutableList<PlayedGame> games, Tally tally, boolean isWhole, boolean isBlind)
    implements Serializable {
  /** The same without what is kept of each game, which takes more room than all the rest. */
  public Part inSum() {
    return new Part(ImmutableList.of(), tally, isWhole, isBlind);
  }

  /** How many games have come to an end, failed ones included. */
  public int ended() {
    return tally.ended();
  }
}
