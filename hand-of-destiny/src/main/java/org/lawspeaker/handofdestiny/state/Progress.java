package org.lawspeaker.handofdestiny.state;

import com.google.common.primitives.Ints;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * Where in the game we are.
 *
 * @param wave 1 to 4
 * @param phase of the wave
 * @param turn how many turns of the Combat phase have begun
 * @param departed whether a monster has left in the action under way (HOD-Q-34)
 * @param ending how the game ended, if it has
 */
@Value.Builder
public record Progress(int wave, Phase phase, int turn, boolean departed, Optional<Ending> ending)
    implements WithProgress {
  /** How many waves a game has (HOD-GAME-02). */
  public static final int WAVES = 4;

  /** No count of a position goes up further than this; no game comes near. */
  public static final int MOST = 99_999;

  public Progress {
    turn = Ints.constrainToRange(turn, -MOST, MOST);
  }
}
