package org.lawspeaker.prestigerpg.state;

import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Range;

/**
 * How long a change lasts.
 *
 * @param until what ends it
 * @param rounds of {@link Until#ROUNDS}, how many rounds; 1 otherwise
 */
public record Span(Until until, @Default("1") @Range(min = 1, max = 9) int rounds) {
  /** What ends a change. */
  public enum Until {
    /** This turn ends. */
    TURN("this turn"),
    /** This round ends. */
    ROUND("this round"),
    /** So many rounds have ended, in whatever encounter (PRE-Q-48). */
    ROUNDS("for %d rounds"),
    /** This encounter ends. */
    ENCOUNTER("for this encounter"),
    GAME("for the rest of the game");

    private final String says;

    Until(String says) {
      this.says = says;
    }
  }

  public String says() {
    return until.says.formatted(rounds);
  }
}
