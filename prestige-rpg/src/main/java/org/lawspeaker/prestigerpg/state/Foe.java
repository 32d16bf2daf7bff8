package org.lawspeaker.prestigerpg.state;

import org.immutables.value.Value;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;

/**
 * The encounter that is faced.
 *
 * @param card which Encounter card, by number; {@link #NONE} between encounters
 * @param since tells when it was faced, and its event activated, among all that is in force
 *     (PRE-Q-108); 0 before anything else
 * @param phase which of its parts, from 0
 * @param life the creature's Life Points on the tracker (PRE-SETUP-09); of no meaning with tokens
 * @param tokens the Life Points of each token, 0 for a dead one; empty if it is not token-based
 * @param players the seats that are its tokens, token by token; empty if none are (PRE-LICH-04,
 *     PRE-WEREBOAR-01)
 * @param barrier whether its barrier is up (PRE-Q-96)
 * @param killer the seat whose damage killed the creature or its last token; -1 for nobody
 *     (PRE-Q-106)
 * @param over whether the encounter is completed (PRE-TURN-06)
 * @param event the active event, by number; -1 for none (PRE-EVENT-05)
 * @param chest the values still to be matched for the chest, ascending (PRE-Q-87)
 * @param claimers the seats that matched a value of the chest, each once, the last to do so last
 */
@Value.Builder
public record Foe(
    int card,
    int since,
    int phase,
    int life,
    Pile tokens,
    Pile players,
    boolean barrier,
    int killer,
    boolean over,
    int event,
    Pile chest,
    Pile claimers)
    implements WithFoe {
  public static final Foe NONE =
      new Foe(
          -1,
          0,
          0,
          0,
          Pile.empty(),
          Pile.empty(),
          false,
          -1,
          false,
          -1,
          Pile.empty(),
          Pile.empty());

  public boolean isFaced() {
    return card >= 0;
  }

  public boolean hasTokens() {
    return !tokens.isEmpty();
  }

  /** Whether there is a token of this number, from 0, and it lives. */
  public boolean tokenLives(int token) {
    return token >= 0 && token < tokens.size() && tokens.get(token) > 0;
  }

  /** The living token that is this player; -1 if none is. */
  public int tokenOf(Seat seat) {
    int token = players.indexOf(seat.index());
    return tokenLives(token) ? token : -1;
  }

  /** How many tokens live. */
  public int tokensLeft() {
    return tokens.size() - tokens.count(0);
  }
}
