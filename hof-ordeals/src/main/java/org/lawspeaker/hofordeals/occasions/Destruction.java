package org.lawspeaker.hofordeals.occasions;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.hofordeals.moves.CardPick;
import org.lawspeaker.hofordeals.moves.PickCard;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.table.Moment;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/** A player destroys a card of the hand, or of the discard pile if the move says so (HOF-Q-77). */
public final class Destruction {
  private Destruction() {}

  /** Whether the card lies where the move says. */
  public static boolean isThere(Table table, CardPick pick) {
    Hero hero = table.hero(pick.by());
    return (isOfHand(pick) ? hero.hand() : hero.discard()).count(pick.card()) > 0;
  }

  private static boolean isOfHand(CardPick pick) {
    return pick instanceof PickCard;
  }

  /** The card goes to the box, by this clause. */
  public static void of(Table table, CardPick pick, Citation why) {
    Seat seat = pick.by();
    int card = pick.card();
    Hero hero = table.hero(seat);
    table.set(
        seat,
        isOfHand(pick) ? hero.dropping(card) : hero.withDiscard(hero.discard().without(card)));
    table.destroy(card);
    if (table.isTelling()) {
      String name = table.cards.name(card);
      String says = seat + " destroys " + name + (isOfHand(pick) ? "" : " of the discard pile");
      table.tell(why, "destroyed", says, "seat", Table.number(seat), "card", name);
    }
    Occasions.fire(table, new Source(seat, card), Moment.DESTROYED);
  }
}
