package org.lawspeaker.hofordeals.state;

import org.immutables.value.Value;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Pile;

/**
 * The cards that belong to no player.
 *
 * @param dealer the Dealer's deck
 * @param minions the Minion deck
 * @param pain the Pain deck
 * @param relics the Relic deck
 * @param curses the Curse supply (HOF-Q-53)
 * @param flourish how many Flourish cards are left (HOF-FLOURISH-01)
 * @param row the Dealer's Row (HOF-SETUP-02)
 * @param box destroyed cards (HOF-DECK-09), which come back to a deck that has run out (HOF-Q-54)
 */
@Value.Builder
public record Decks(
    Supply dealer,
    Supply minions,
    Supply pain,
    Deck relics,
    Deck curses,
    int flourish,
    @Default("[]") @CardNumber Pile row,
    @Default("[]") @CardNumber Bag box)
    implements WithDecks {
  /** How many cards the Dealer's Row has (HOF-SETUP-02). */
  public static final int ROW = 6;
}
