package org.lawspeaker.hofordeals.table;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
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
 * @param dead who has died since its effects began, the first seat first: nothing more of its
 *     effects is done to them (HOF-Q-108)
 */
public record Source(
    Seat user,
    @CardNumber int card,
    @Default("0") int id,
    @Default("false") boolean struck,
    @Default("[]") ImmutableList<Seat> dead) {
  public Source(Seat user, int card, int id, boolean struck) {
    this(user, card, id, struck, ImmutableList.of());
  }

  public Source(Seat user, int card) {
    this(user, card, 0, false);
  }

  public Source(Seat user, int card, int id) {
    this(user, card, id, false);
  }

  /** As it is once this player has died, too. */
  public Source mourning(Seat seat) {
    return with(ImmutableSortedSet.<Seat>naturalOrder().addAll(dead).add(seat).build().asList());
  }

  /** As it is with these dead. */
  public Source with(ImmutableList<Seat> others) {
    return new Source(user, card, id, struck, others);
  }
}
