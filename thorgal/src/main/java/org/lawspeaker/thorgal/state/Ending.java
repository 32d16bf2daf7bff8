package org.lawspeaker.thorgal.state;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;

/**
 * How the game ended.
 *
 * @param cause by what
 * @param winner who won, if somebody did
 */
public record Ending(Cause cause, Optional<Seat> winner) {
  /** What ended the game. */
  public enum Cause {
    /** Somebody holds three horns. */
    THIRD_HORN("the third victory horn", "THO-WIN-01"),
    /** The only other player of two could not pay damage. */
    UNPAID_DAMAGE("damage that cannot be paid", "THO-WIN-02"),
    /** All others of three or four are out. */
    LAST_LEFT("the last player left", "THO-Q-89"),
    /** The limit of the settings, not a rule. */
    ROUND_LIMIT("the round limit of this table", "THO-Q-77");

    private final String reason;
    private final Citation citation;

    Cause(String reason, String citation) {
      this.reason = reason;
      this.citation = Citation.of(citation);
    }

    public String reason() {
      return reason;
    }

    public Citation citation() {
      return citation;
    }
  }

  public Ending {
    if (winner.isPresent() == (cause == Cause.ROUND_LIMIT)) {
      throw new IllegalArgumentException(
          "a game that somebody has won, and no other, has a winner");
    }
  }

  /** A game that somebody won. */
  public static Ending wonBy(Seat winner, Cause cause) {
    return new Ending(cause, Optional.of(winner));
  }
}
