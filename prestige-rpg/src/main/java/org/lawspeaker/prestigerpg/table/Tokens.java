package org.lawspeaker.prestigerpg.table;

import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Words;

/**
 * The tokens of a token-based encounter (PRE-TOKEN-01), such as one for every player (PRE-LICH-02).
 * They attack as a group where their attack counts them (PRE-HIVEMIND-03).
 *
 * @param perPlayer how many for each player who started the game
 * @param more how many beside those
 * @param of what they are
 * @param life of each; 0 for players, who have their own
 * @param prestige for the killer of each (PRE-Q-107)
 */
@Doc("The tokens of a token-based encounter.")
public record Tokens(
    @Default("0") @Range(min = 0, max = 3) int perPlayer,
    @Default("0") @Range(min = 0, max = 9) int more,
    @Default("count") Of of,
    @Default("0") @Range(min = 0, max = 300) int life,
    @Range(min = 0, max = 9) int prestige) {
  /** What the tokens of an encounter are. */
  public enum Of {
    /** Pieces of cardboard. */
    COUNT(""),
    /** The players who died before this encounter (PRE-LICH-03). */
    FALLEN("the dead players"),
    /** The players who have become creatures, each with the life that is left (PRE-WEREBOAR-01). */
    CREATURES("the players who have become creatures");

    private final String says;

    Of(String says) {
      this.says = says;
    }

    /** Whether each token is a player. */
    public boolean isPlayers() {
      return this != COUNT;
    }
  }

  public Tokens {
    if (of.isPlayers() == (perPlayer + more > 0)) {
      throw new IllegalArgumentException(
          "tokens are counted per player or more, or they are players");
    }
    if ((of == Of.CREATURES) == (life > 0)) {
      throw new IllegalArgumentException("tokens have life, but creatures that of the players");
    }
  }

  /** How many tokens a party of this size meets. */
  public int count(int starters) {
    return perPlayer * starters + more;
  }

  /** The tokens in words. */
  public String says() {
    String who =
        of.isPlayers()
            ? "its tokens are " + of.says
            : Words.count(perPlayer == 0 ? more : perPlayer, "token")
                + (perPlayer == 0 ? "" : " for each player who started the game")
                + (perPlayer > 0 && more > 0 ? " and " + more + " more" : "");
    return who
        + (life == 0 ? ", each with the life that is left" : ", each with " + life + " life")
        + (prestige == 0 ? "" : " and worth " + prestige + " Prestige to its killer");
  }
}
