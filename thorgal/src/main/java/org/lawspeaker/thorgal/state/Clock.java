package org.lawspeaker.thorgal.state;

import org.immutables.value.Value;
import org.lawspeaker.engine.Seat;

/**
 * Where in the game it is.
 *
 * @param round from 1; 0 during setup
 * @param phase of the round
 * @param destiny who holds the destiny role; without meaning during setup (THO-ROLE-01)
 * @param nextId the id of the next card that comes into play
 * @param actions actions other than passes in this action step (THO-Q-104)
 * @param triggers effects set off by others in this step (THO-Q-104)
 * @param ending how the game ended, if it has
 */
@Value.Builder
public record Clock(
    int round, Phase phase, Seat destiny, int nextId, int actions, int triggers, Ending ending)
    implements WithClock {
  public static final Clock SETUP = new Clock(0, Phase.GODS_FATE, Seat.of(0), 1, 0, 0, Ending.NONE);
}
