package org.lawspeaker.prestigerpg.state;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;

/**
 * An attack of a creature that is being resolved.
 *
 * @param rule which of its attacks, by number; {@link #NO_RULE} for one that no rule prints
 * @param hits on whom, each once
 */
public record Strike(@Default("-1") int rule, @Default("[]") ImmutableList<Hit> hits) {
  public static final int NO_RULE = -1;

  /** No attack of a creature is being resolved. */
  public static final Strike NONE = new Strike(NO_RULE, ImmutableList.of());

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

  /** This attack with these hits. */
  public Strike withHits(ImmutableList<Hit> others) {
    return new Strike(rule, others);
  }

  /**
   * Whether a token attacks this seat: one that does so by itself attacks only whom it hits
   * (PRE-HIVEMIND-02). For a seat that is not hit, whether it attacks anybody.
   */
  public boolean isBy(int token, Seat seat) {
    if (!names(seat)) {
      return hits.stream().anyMatch(hit -> hit.by().isEmpty() || hit.by().contains(token));
    }
    for (Hit hit : hits) {
      boolean its = hit.by().contains(token);
      if (hit.seat().equals(seat) ? !hit.by().isEmpty() && !its : its) {
        return false;
      }
    }
    return true;
  }
}
