package org.lawspeaker.prestigerpg.attack;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.prestigerpg.moves.PickCard;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.CardFace;
import org.lawspeaker.prestigerpg.table.Table;

/** Attack cards that are played from the hand in place of another card, or by an ability. */
final class FromHand {
  private static final Citation FOLLOWS = Citation.of("PRE-Q-25");
  private static final Citation SET = Citation.of("PRE-Q-26");

  private FromHand() {}

  /** Whether a card of the hand may be played so: an Attack card that is no Stand In (PRE-Q-25). */
  static boolean mayPlay(Table table, Seat seat, int card) {
    return card >= 0
        && card < table.cards.deckKinds()
        && table.sheet(seat).hand().count(card) > 0
        && table.cards.isPlainAttack(card);
  }

  /** The clause that excludes a Stand In and what is no Attack card. */
  static Citation noStandIn(CardFace.Second second) {
    return second == CardFace.Second.SET ? SET : FOLLOWS;
  }

  static boolean holdsAny(Table table, Seat seat) {
    Bag hand = table.sheet(seat).hand();
    for (int i = 0; i < hand.size(); i++) {
      if (table.cards.isPlainAttack(hand.nth(i))) {
        return true;
      }
    }
    return false;
  }

  static void propose(Table table, Seat seat, Proposals<PrestigeMove> moves) {
    Bag hand = table.sheet(seat).hand();
    for (int i = 0; i < hand.size(); i++) {
      if (hand.isFirst(i)) {
        moves.add(new PickCard(seat, hand.nth(i)));
      }
    }
  }

  static void take(Table table, Seat seat, int card) {
    Sheet sheet = table.sheet(seat);
    table.set(seat, sheet.withHand(sheet.hand().without(card)));
  }
}
