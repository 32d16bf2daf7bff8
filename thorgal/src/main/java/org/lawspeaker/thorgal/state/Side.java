package org.lawspeaker.thorgal.state;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.immutables.value.Value;
import org.lawspeaker.engine.kit.Pile;

/**
 * What belongs to one seat.
 *
 * @param in whether the player is still in the game (THO-Q-89)
 * @param faction the faction whose set it is, by number; empty for a deck of their own
 *     (THO-BUILD-01)
 * @param destiny the destiny cards
 * @param bane the bane cards
 * @param party companions and supports in play, in order of arrival, as many as come (THO-Q-22)
 * @param reserve the lands not chosen, which are no destinations (THO-SETUP-22, THO-Q-13)
 * @param hornChange horns gained or lost by effects, beside those of the lands (THO-Q-49)
 */
@Value.Builder
public record Side(
    boolean in,
    Optional<Integer> faction,
    Store destiny,
    Store bane,
    ImmutableList<InPlay> party,
    Pile reserve,
    int hornChange)
    implements WithSide {
  public Store store(Suit suit) {
    return suit == Suit.DESTINY ? destiny : bane;
  }

  public Side with(Suit suit, Store store) {
    return suit == Suit.DESTINY ? withDestiny(store) : withBane(store);
  }
}
