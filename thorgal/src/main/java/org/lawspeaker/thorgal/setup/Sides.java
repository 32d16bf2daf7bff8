package org.lawspeaker.thorgal.setup;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.thorgal.state.Side;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Cards;
import org.lawspeaker.thorgal.table.DeckList;

/**
 * What a seat begins with: the whole set of its faction (THO-SETUP-02), the only cards that it
 * plays (THO-GEN-06), or a deck of its own. What nobody picked takes no part (THO-SETUP-04). All
 * bane cards are in the bane deck, shuffled (THO-SETUP-11), and so are the destiny cards in theirs,
 * which the starting companions leave (THO-SETUP-10).
 */
public final class Sides {
  private Sides() {}

  public static Side ofFaction(Cards cards, int faction) {
    return fresh(
        Optional.of(faction),
        cards.factionCards(Suit.DESTINY, faction),
        cards.factionCards(Suit.BANE, faction),
        cards.factionLands(faction));
  }

  public static Side ofDeck(Cards cards, DeckList deck) {
    return fresh(
        Optional.empty(),
        cards.builtCards(Suit.DESTINY, deck),
        cards.builtCards(Suit.BANE, deck),
        cards.builtLands(deck));
  }

  /** A seat whose faction is still to be drawn. */
  public static Side none() {
    return fresh(Optional.empty(), Bag.empty(), Bag.empty(), Pile.empty());
  }

  private static Side fresh(Optional<Integer> faction, Bag destiny, Bag bane, Pile lands) {
    return new Side(
        true, faction, Store.shuffled(destiny), Store.shuffled(bane), ImmutableList.of(), lands, 0);
  }
}
