package org.lawspeaker.thorgal.view;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.immutables.value.Value;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Suit;

/**
 * What a viewer knows of what belongs to one seat.
 *
 * @param in whether the player is still in the game
 * @param faction the faction, by number; empty if the deck is their own
 * @param destiny the destiny cards
 * @param bane the bane cards
 * @param party companions and supports in play
 * @param reserveSize how many lands were not chosen
 * @param reserve which, unless they are a secret (THO-Q-13)
 * @param hornChange horns gained or lost by effects
 */
@Value.Builder
public record SideView(
    boolean in,
    Optional<Integer> faction,
    StoreView destiny,
    StoreView bane,
    ImmutableList<InPlay> party,
    int reserveSize,
    Optional<Pile> reserve,
    int hornChange)
    implements WithSideView {
  public StoreView store(Suit suit) {
    return suit == Suit.DESTINY ? destiny : bane;
  }
}
