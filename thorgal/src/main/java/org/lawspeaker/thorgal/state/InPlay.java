package org.lawspeaker.thorgal.state;

import org.immutables.value.Value;
import org.lawspeaker.engine.Seat;

/**
 * A companion or support in play.
 *
 * @param id tells it from every other card that is or was in play
 * @param card which card
 * @param owner whose card; it may be in the party of another (THO-Q-106)
 * @param exhaustion markers of exhaustion on it, 0 or more (THO-MARK-01), without limit (THO-Q-07)
 * @param markers attribute markers on it (THO-MARK-02)
 * @param uses how often its effect was used in this phase with nothing exhausted by it: it costs
 *     none (THO-Q-26), or the card was exhausted (THO-Q-111)
 */
@Value.Builder
public record InPlay(int id, int card, Seat owner, int exhaustion, Attributes markers, int uses)
    implements WithInPlay {
  /** A card that comes into play ready and without markers (THO-Q-102). */
  public static InPlay fresh(int id, int card, Seat owner) {
    return new InPlay(id, card, owner, 0, Attributes.NONE, 0);
  }

  /** Whether it lies exhausted (THO-MARK-01). */
  public boolean isExhausted() {
    return exhaustion > 0;
  }
}
