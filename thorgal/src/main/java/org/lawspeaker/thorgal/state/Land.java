package org.lawspeaker.thorgal.state;

import java.util.Optional;
import org.immutables.value.Value;
import org.lawspeaker.engine.Seat;

/**
 * A land in the middle of the table (THO-SETUP-18). Both its sides may be read (THO-SETUP-20); its
 * place and its owner mean nothing (THO-SETUP-21).
 *
 * @param id tells it from every other card that is or was in play
 * @param card which land card
 * @param owner whose set it came from
 * @param conquest by whom and when it was conquered; empty while it is unconquered
 * @param exhaustion markers of exhaustion on it
 * @param markers attribute markers on it
 * @param uses how often its wolf effect was used in this round (THO-WOLF-03)
 */
@Value.Builder
public record Land(
    int id,
    int card,
    Seat owner,
    Optional<Conquest> conquest,
    int exhaustion,
    Attributes markers,
    int uses)
    implements WithLand {
  /** A land with its unconquered side up (THO-SETUP-19). */
  public static Land fresh(int id, int card, Seat owner) {
    return new Land(id, card, owner, Optional.empty(), 0, Attributes.NONE, 0);
  }

  /**
   * Whether its back is up (THO-LAND-03, THO-JEND-05); else the front, which shows what a journey
   * must achieve (THO-LAND-02, THO-JOURNEY-05).
   */
  public boolean isConquered() {
    return conquest.isPresent();
  }

  /** Whose horn it bears; empty while it is unconquered. */
  public Optional<Seat> conqueror() {
    return conquest.map(Conquest::by);
  }

  public boolean isConqueredBy(Seat seat) {
    return conquest.isPresent() && conquest.get().by().equals(seat);
  }

  /** Whether it was conquered in this round. */
  public boolean isConqueredIn(int round) {
    return conquest.isPresent() && conquest.get().round() == round;
  }
}
