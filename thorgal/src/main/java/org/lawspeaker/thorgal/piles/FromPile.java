package org.lawspeaker.thorgal.piles;

import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.thorgal.party.PutIntoPlay;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Effect;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/** An effect on a card of the user's hand or destroyed cards. */
public sealed interface FromPile extends Effect permits PutIntoPlay, TakeBack {
  /** Where the card comes from. */
  Zone from();

  Suit suit(Table table, Source source);

  /** Whether the user may do without. */
  boolean may();

  /** What it does with this card, in words. */
  String says(String card);

  /** Whether it may be this card. */
  boolean fits(Table table, Source source, int card);

  /** Carries it out with this card. */
  void take(Table table, Source source, int card);

  @Override
  default void act(Table table, Source source) {
    table.push(new PickFromPile(source, this));
  }

  /** The cards it may be, each once, in ascending order. */
  default Pile offered(Table table, Source source) {
    Pile cards = from().of(table.store(source.user(), suit(table, source))).sorted();
    Pile offered = Pile.empty();
    for (int i = 0; i < cards.size(); i++) {
      int card = cards.get(i);
      if ((i == 0 || cards.get(i - 1) != card) && fits(table, source, card)) {
        offered = offered.withLast(card);
      }
    }
    return offered;
  }
}
