package org.lawspeaker.thorgal.piles;

import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * A deck is about to be shuffled.
 *
 * @param owner whose deck
 * @param suit destiny or bane
 */
public record BeginShuffling(Seat owner, Suit suit) implements ThorgalFrame {
  @Override
  public void run(Table table) {
    table.pop();
    Store store = table.store(owner, suit);
    Deck deck = store.faceDown();
    Pile known = Pile.empty();
    for (int slot = store.deck() - 1; slot >= 0; slot--) {
      if (!deck.isUnseen(slot)) {
        known = known.withLast(deck.cardAt(slot));
        deck = deck.take(slot).rest();
      }
    }
    table.setStore(owner, suit, store.withFaceDown(deck));
    table.push(Shuffling.of(owner, suit, known.sorted()));
  }

  @Override
  public Optional<ThorgalFrame> without(Table table, Seat out) {
    return owner.equals(out) ? Optional.empty() : Optional.of(this);
  }
}
