package org.lawspeaker.prestigerpg.view;

import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.prestigerpg.state.Piles;

/**
 * What a viewer knows of the cards that belong to no seat. Which encounters, events and Relics are
 * left follows from those that have been seen.
 *
 * @param open the piles; deck and buried cards are empty if they are hidden
 * @param deck how many cards the deck has
 * @param buried how many cards were discarded face down
 */
public record PilesView(Piles open, int deck, int buried) {
  static PilesView of(Piles piles, boolean whole) {
    Piles open = whole ? piles : piles.withDeck(Bag.empty()).withBuried(Bag.empty());
    return new PilesView(open, piles.deck().size(), piles.buried().size());
  }

  /** Whether nothing of it is hidden. */
  public boolean isWhole() {
    return open.deck().size() == deck && open.buried().size() == buried;
  }
}
