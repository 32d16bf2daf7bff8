package org.lawspeaker.thorgal.state;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.immutables.value.Value;
import org.lawspeaker.engine.Seat;

/**
 * Where in the game it is.
 *
 * @param round how many rounds have begun
 * @param phase of the round; that of the first one during setup
 * @param destiny who holds the destiny role (THO-ROLE-01); whoever has the first seat until one is
 *     drawn
 * @param nextId the id of the next card that comes into play
 * @param actions actions other than passes in this action step (THO-Q-104)
 * @param triggers effects set off by others in this step (THO-Q-104)
 * @param outThisRound who went out in this round, and has a share in its numbers (THO-Q-89)
 * @param ending how the game ended, if it has
 */
@Value.Builder
public record Clock(
    int round,
    Phase phase,
    Seat destiny,
    int nextId,
    int actions,
    int triggers,
    ImmutableList<Seat> outThisRound,
    Optional<Ending> ending)
    implements WithClock {
  public static final Clock SETUP =
      new Clock(0, Phase.GODS_FATE, Seat.of(0), 1, 0, 0, ImmutableList.of(), Optional.empty());

  /** Whether the game has ended; until then it goes on (THO-WIN-03). */
  public boolean isOver() {
    return ending.isPresent();
  }
}
