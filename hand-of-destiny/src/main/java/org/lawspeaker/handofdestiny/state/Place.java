package org.lawspeaker.handofdestiny.state;

/** Places beside the positions of the row, which count from 0: whose a lasting change may be. */
public final class Place {
  /** The hero. */
  public static final int HERO = -1;

  /** The boss. */
  public static final int BOSS = -2;

  /** A monster that has left the row, or been turned away: nothing is behind it. */
  public static final int GONE = Integer.MAX_VALUE;

  private Place() {}
}
