package org.lawspeaker.prestigerpg.state;

import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Words;

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
    TURN("until the end of the turn"),
    /** This round ends. */
    ROUND("until the end of the round"),
    /** So many rounds have ended, in whatever encounter (PRE-Q-48). */
    ROUNDS("for"),
    /** This encounter ends. */
    ENCOUNTER("until the end of the encounter"),
    GAME("for the rest of the game");

    private final String says;

    Until(String says) {
      this.says = says;
    }
  }

  public String says() {
    return until == Until.ROUNDS ? "for " + Words.count(rounds, "round") : until.says;
  }
}
