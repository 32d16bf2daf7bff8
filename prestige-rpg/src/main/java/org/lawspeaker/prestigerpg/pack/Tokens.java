package org.lawspeaker.prestigerpg.pack;

import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;

/**
 * The tokens of a token-based encounter (PRE-TOKEN-01).
 *
 * @param perPlayer how many for each player who started the game
 * @param more how many beside those
 * @param fallen whether the players who have died are the tokens instead (PRE-LICH-03)
 * @param life of each
 * @param prestige for the killer of each (PRE-Q-107)
 */
@Doc("The tokens of a token-based encounter.")
public record Tokens(
    @Default("0") @Range(min = 0, max = 3) int perPlayer,
    @Default("0") @Range(min = 0, max = 9) int more,
    @Default("false") boolean fallen,
    @Range(min = 1, max = 300) int life,
    @Range(min = 0, max = 9) int prestige) {
  public Tokens {
    if (fallen == (perPlayer + more > 0)) {
      throw new IllegalArgumentException(
          "tokens are counted per player or more, or they are the fallen players");
    }
  }

  /** How many tokens a party of this size meets. */
  public int count(int starters) {
    return perPlayer * starters + more;
  }

  /** The tokens in words. */
  public String says() {
    return (fallen
            ? "the dead players"
            : (perPlayer == 0 ? "" : perPlayer + " for each player")
                + (perPlayer > 0 && more > 0 ? " and " : "")
                + (more == 0 ? "" : String.valueOf(more)))
        + " as tokens of "
        + life
        + " life, Prestige "
        + prestige
        + " each";
  }
}
