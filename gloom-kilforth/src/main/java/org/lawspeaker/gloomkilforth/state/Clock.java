package org.lawspeaker.gloomkilforth.state;

import java.util.Optional;
import org.immutables.value.Value;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.CardNumber;

/**
 * Where in the game it is.
 *
 * @param day from 1 to 25 (GOK-GAME-05)
 * @param phase where in the Day
 * @param first who has the First Hero marker (GOK-TOKEN-01)
 * @param actions how many Actions the heroes have performed today (GOK-Q-118)
 * @param taken whether a hero has made Camp today and so has the marker (GOK-CAMP-06)
 * @param weather the Weather card in play (GOK-NIGHT-06)
 * @param ending how the game ended, when it has
 */
@Value.Builder
public record Clock(
    int day,
    Phase phase,
    Seat first,
    @Default("0") int actions,
    boolean taken,
    @CardNumber Optional<Integer> weather,
    Optional<Ending> ending)
    implements WithClock {
  /** The last Day (GOK-WIN-01). */
  public static final int LAST_DAY = 25;

  /** No Day has more Actions than these, whatever a pack says (GOK-Q-118). */
  public static final int MOST_ACTIONS = 200;

  /** The beginning of a game. */
  public static Clock starting() {
    return new Clock(1, Phase.SETUP, Seat.of(0), 0, false, Optional.empty(), Optional.empty());
  }

  /** Whether heroes take turns: then one of them is active (GOK-TURN-12). */
  public boolean isDaylight() {
    return phase == Phase.DAYLIGHT;
  }
}
