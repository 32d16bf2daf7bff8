package org.lawspeaker.prestigerpg.setting;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Changes;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.moves.SetFaceDown;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.Given;
import org.lawspeaker.prestigerpg.table.Lasting;
import org.lawspeaker.prestigerpg.table.Table;

/** Which cards may be set (PRE-Q-17). */
public final class SetRules {
  private static final Citation ATTACKS = Citation.of("PRE-SET-01");
  private static final Citation BLUFF = Citation.of("PRE-SET-04");
  private static final Citation ONLY_BLUFF = Citation.of("PRE-ACTION-02");
  private static final Citation ONE = Citation.of("PRE-SET-01");

  /**
   * So many cards may be set at most, whatever is in force, so that a player has not more choices
   * than can be listed (ours).
   */
  public static final int MOST = 3;

  private SetRules() {}

  /** Whether a player sets a card in this round. */
  static boolean sets(Table table, Seat seat) {
    Sheet sheet = table.sheet(seat);
    return !sheet.hand().isEmpty() && !sheet.pace().sitsOut() && !sheet.marks().turned();
  }

  /** Whether a hand holds an Attack card. */
  public static boolean holdsAttack(Table table, Seat seat) {
    Bag hand = table.sheet(seat).hand();
    for (int i = 0; i < hand.size(); i++) {
      if (table.cards.isAttack(hand.nth(i))) {
        return true;
      }
    }
    return false;
  }

  /** How many cards a player may set (PRE-SET-01). */
  static int slots(Table table, Seat seat) {
    Changes<Given, Lasting> changes = table.changes(SetMore.class);
    int more = changes.sum(SetMore.class, (from, each) -> each.slots(table, from.source(), seat));
    return Math.min(MOST, 1 + more);
  }

  /** Whether these cards, which a player holds, may be set. */
  static boolean maySetAnew(Table table, Seat seat, Pile cards) {
    boolean bluff = !table.cards.isAttack(cards.first());
    return cards.size() <= slots(table, seat) && !(bluff && holdsAttack(table, seat));
  }

  /** Whether all of these are in the hand. */
  static boolean holdsAll(Table table, Seat seat, Pile cards) {
    Bag hand = table.sheet(seat).hand();
    for (int i = 0; i < cards.size(); i++) {
      if (cards.count(cards.get(i)) > hand.count(cards.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** Proposes all that may be set, of so many cards at most. */
  static void propose(Table table, Seat seat, int most, Proposals<PrestigeMove> moves) {
    boolean attacks = holdsAttack(table, seat);
    int slots = attacks ? Math.min(most, slots(table, seat)) : 1;
    propose(table, seat, attacks, Pile.empty(), slots, moves);
  }

  /** Proposes these cards with one more or several, in every order. */
  private static void propose(
      Table table, Seat seat, boolean attacks, Pile set, int slots, Proposals<PrestigeMove> moves) {
    Bag hand = table.sheet(seat).hand();
    for (int i = 0; i < hand.size(); i++) {
      int card = hand.nth(i);
      if (hand.isFirst(i)
          && attacks == table.cards.isAttack(card)
          && set.count(card) < hand.count(card)) {
        Pile more = set.withLast(card);
        moves.addLegal(new SetFaceDown(seat, more));
        if (more.size() < slots) {
          propose(table, seat, attacks, more, slots, moves);
        }
      }
    }
  }

  /** Adds what forbids setting these cards. */
  public static void judge(Table table, Seat seat, Pile cards, Faults faults) {
    if (cards.isEmpty()) {
      faults.add(ONE, "a-card-must-be-set");
      return;
    }
    if (cards.size() > 1 && cards.size() > slots(table, seat)) {
      faults.add(ONE, "too-many-cards", "at-most", slots(table, seat));
    }
    Bag hand = table.sheet(seat).hand();
    boolean attacks = holdsAttack(table, seat);
    for (int i = 0; i < cards.size(); i++) {
      int card = cards.get(i);
      if (cards.count(card) > hand.count(card)) {
        faults.add(ATTACKS, "not-in-hand");
      } else if (!table.cards.isAttack(card)) {
        judgeBluff(attacks, cards.size(), faults);
      }
    }
  }

  private static void judgeBluff(boolean attacks, int cards, Faults faults) {
    if (attacks) {
      faults.add(BLUFF, "an-attack-card-is-held");
      faults.add(ONLY_BLUFF, "actions-are-not-set");
    } else if (cards > 1) {
      faults.add(BLUFF, "one-bluff-only");
    }
  }

  /** What allows setting these cards. */
  public static ImmutableList<Citation> allowedBy(Table table, Pile cards) {
    return ImmutableList.of(table.cards.isAttack(cards.first()) ? ATTACKS : BLUFF);
  }
}
