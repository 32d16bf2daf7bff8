package org.lawspeaker.thorgal.state;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * The journey of the round.
 *
 * @param stage how far it has come
 * @param destination the id of the land (THO-MARK-04), if there is one
 * @param attached the cards attached to it, in order (THO-Q-46)
 * @param opposers the companion under the land, if any; more only by a card's text (THO-Q-33)
 */
@Value.Builder
public record Journey(
    Stage stage,
    Optional<Integer> destination,
    ImmutableList<Attached> attached,
    ImmutableList<Opposer> opposers)
    implements WithJourney {
  /** How far a journey has come. */
  public enum Stage {
    /** None under way. */
    NONE,
    /** To its destination. */
    UNDER_WAY,
    /** Its destination was taken away (THO-Q-38). */
    LOST,
    SUCCEEDED,
    FAILED,
    /** Over; its horn effect was declined, and is lost (THO-JEND-09). */
    HORN_DECLINED
  }

  public static final Journey NONE =
      new Journey(Stage.NONE, Optional.empty(), ImmutableList.of(), ImmutableList.of());

  /** Whether cards played now may be attached (THO-ATTACH-01). */
  public boolean hasDestination() {
    return destination.isPresent();
  }

  /** Whether it goes to the land of this id. */
  public boolean goesTo(int land) {
    return destination.isPresent() && destination.get() == land;
  }
}
