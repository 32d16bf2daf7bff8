package org.lawspeaker.hofordeals.table;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.CardNumber;

/**
 * Where an effect comes from.
 *
 * @param user who uses it: "you" on the card
 * @param card which card
 * @param id the bound card or the enemy that it is in a combat; 0 if it is neither
 * @param struck whether it is a card drawn into a combat that is being resolved, so that Effort is
 *     Power (HOF-STRIKE-06)
 */
public record Source(
    Seat user, @CardNumber int card, @Default("0") int id, @Default("false") boolean struck) {
  public Source(Seat user, int card) {
    this(user, card, 0, false);
  }

  public Source(Seat user, int card, int id) {
    this(user, card, id, false);
  }
}
