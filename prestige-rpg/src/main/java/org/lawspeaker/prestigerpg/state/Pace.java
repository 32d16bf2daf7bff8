package org.lawspeaker.prestigerpg.state;

import org.immutables.value.Value;
import org.lawspeaker.engine.json.Default;

/**
 * What a player did and suffered in a round, and what it cost them.
 *
 * @param dealt damage done this round (PRE-Q-58)
 * @param suffered damage received this round
 * @param hit whether an attack of the player hit this round (PRE-Q-22)
 * @param sitsOut whether the player has no turn in this round (PRE-Q-111)
 * @param tripped whether the player sits out the next round (PRE-Q-38)
 * @param initiative the Initiative number of this round, once another has been drawn for the next
 *     (PRE-Q-57); 0 until then
 */
@Value.Builder
public record Pace(
    int dealt,
    int suffered,
    boolean hit,
    boolean sitsOut,
    boolean tripped,
    @Default("0") int initiative)
    implements WithPace {
  public static final Pace NONE = new Pace(0, 0, false, false, false, 0);

  /** With more damage done, and whether an attack has hit by now. */
  public Pace dealing(int damage, boolean hits) {
    return new Pace(dealt + damage, suffered, hits, sitsOut, tripped, initiative);
  }

  /** What is left of it when the round was the last of its encounter: the damage (PRE-Q-100). */
  public Pace past() {
    return new Pace(dealt, suffered, false, false, false, 0);
  }
}
