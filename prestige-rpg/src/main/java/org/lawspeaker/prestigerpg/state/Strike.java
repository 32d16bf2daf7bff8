package org.lawspeaker.prestigerpg.state;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;

/**
 * An attack of a creature that is being resolved.
 *
 * @param rule which of its attacks, by number; {@link #NO_RULE} for one that no rule prints
 * @param striker the token that makes it alone; -1 for the creature or all tokens
 * @param hits on whom, each once
 */
public record Strike(
    @Default("-1") int rule, @Default("-1") int striker, @Default("[]") ImmutableList<Hit> hits) {
  public static final int NO_RULE = -1;

  /** No attack of a creature is being resolved. */
  public static final Strike NONE = new Strike(NO_RULE, -1, ImmutableList.of());

  public boolean isUnderWay() {
    return !hits.isEmpty();
  }

  /** Whether it names this seat. */
  public boolean names(Seat seat) {
    return at(seat) >= 0;
  }

  /** The index of the hit on this seat; -1 if there is none. */
  public int at(Seat seat) {
    for (int i = 0; i < hits.size(); i++) {
      if (hits.get(i).seat().equals(seat)) {
        return i;
      }
    }
    return -1;
  }

  /**
   * Whether a token attacks this seat: one that split off attacks only whom it hits
   * (PRE-HIVEMIND-02), and of a strike by one token no other does.
   */
  public boolean isBy(int token, Seat seat) {
    if (striker >= 0) {
      return striker == token;
    }
    for (Hit hit : hits) {
      boolean apart = hit.apart() == token;
      if (hit.seat().equals(seat) ? hit.apart() >= 0 && !apart : apart) {
        return false;
      }
    }
    return true;
  }
}
