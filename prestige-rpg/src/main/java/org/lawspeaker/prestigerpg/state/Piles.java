package org.lawspeaker.prestigerpg.state;

import org.immutables.value.Value;
import org.lawspeaker.engine.kit.Bag;

/**
 * The cards that belong to no seat.
 *
 * @param deck the draw deck: its order is unseen, so it has none
 * @param discards the discard pile, face up
 * @param buried cards discarded face down (PRE-Q-97)
 * @param removed cards removed from play (PRE-ONEUSE-01)
 * @param encounters the Encounter cards not yet revealed, dealt and set aside together, since
 *     nobody has seen which are which (PRE-SETUP-06)
 * @param events the Event deck
 * @param pastEvents the discarded Events
 * @param relics the Relics not yet gained
 */
@Value.Builder
public record Piles(
    Bag deck,
    Bag discards,
    Bag buried,
    Bag removed,
    Bag encounters,
    Bag events,
    Bag pastEvents,
    Bag relics)
    implements WithPiles {
  public static final Piles NONE =
      new Piles(
          Bag.empty(),
          Bag.empty(),
          Bag.empty(),
          Bag.empty(),
          Bag.empty(),
          Bag.empty(),
          Bag.empty(),
          Bag.empty());
}
