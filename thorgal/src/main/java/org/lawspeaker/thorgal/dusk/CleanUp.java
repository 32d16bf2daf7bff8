package org.lawspeaker.thorgal.dusk;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.thorgal.moves.Keep;
import org.lawspeaker.thorgal.moves.Place;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.state.Hand;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * Dusk step 3, at the end of the round (THO-CLEAN-08, THO-Q-70): the destiny player, then each bane
 * player, puts every card left in hand on pool or deck, and then the discard pile under the deck;
 * last, markers leave the cards (THO-CLEAN-01, THO-Q-71, THO-Q-90).
 *
 * @param left who still has to, the next first
 */
public record CleanUp(ImmutableList<Seat> left) implements ThorgalFrame {
  private static final Citation IN_ORDER = Citation.of("THO-CLEAN-01");
  private static final Citation NONE_KEPT = Citation.of("THO-CLEAN-03");
  private static final Citation DESTINY_HAND = Citation.of("THO-CLEAN-02");
  private static final Citation BANE_HAND = Citation.of("THO-CLEAN-05");
  private static final Citation DESTINY_DISCARD = Citation.of("THO-CLEAN-04");
  private static final Citation BANE_DISCARD = Citation.of("THO-CLEAN-06");
  private static final Citation BY_NUMBER = Citation.of("THO-Q-71");
  private static final Citation KEPT = Citation.of("THO-GEN-03");

  /** The step as it begins. */
  public static CleanUp start(Table table) {
    return new CleanUp(table.inOrder());
  }

  /** Whose cards are put away now. */
  public Seat seat() {
    return left.get(0);
  }

  @Override
  public boolean owes(Table table) {
    return !left.isEmpty() && held(table) > 0;
  }

  /** Cards of either kind (THO-Q-72). */
  private int held(Table table) {
    return table.store(seat(), Suit.DESTINY).hand().size()
        + table.store(seat(), Suit.BANE).hand().size();
  }

  private Citation ofHand(Table table) {
    return table.isDestiny(seat()) ? DESTINY_HAND : BANE_HAND;
  }

  /** Whether a text lets the player keep what is left in hand. */
  private boolean mayKeep(Table table) {
    Seat seat = seat();
    int most =
        table.changes().sum(KeepInHand.class, (from, each) -> each.keepsInHand(table, from, seat));
    return held(table) <= most;
  }

  @Override
  public Pending<ThorgalMove> asks(Table table) {
    return new Pending.Choose<>(
        seat(),
        Window.of(
            "clean-up",
            "Which card of the hand goes on top of the pool or of the deck?",
            ofHand(table)));
  }

  @Override
  public void propose(Table table, Proposals<ThorgalMove> moves) {
    propose(table, Suit.DESTINY, moves);
    propose(table, Suit.BANE, moves);
    if (mayKeep(table)) {
      moves.add(new Keep(seat()));
    }
  }

  @Override
  public void judge(Table table, ThorgalMove move, Faults faults) {
    if (move instanceof Place place) {
      if (!table.store(seat(), place.suit()).hand().contains(place.card())) {
        faults.add(ofHand(table), "not-in-hand");
      }
    } else if (!(move instanceof Keep)) {
      faults.notAsked();
    } else if (!mayKeep(table)) {
      faults.add(NONE_KEPT, "none-kept");
    }
  }

  @Override
  public void judgeUnasked(Table table, ThorgalMove move, Faults faults) {
    if (move instanceof Place || move instanceof Keep) {
      table.notNow(faults, IN_ORDER);
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, ThorgalMove move) {
    return move instanceof Keep
        ? ImmutableList.of(KEPT)
        : ImmutableList.of(ofHand(table), NONE_KEPT);
  }

  @Override
  public void make(Table table, ThorgalMove move) {
    if (move instanceof Place place) {
      place(table, place.suit(), place.card(), place.onPool());
    } else {
      keep(table);
    }
  }

  private void propose(Table table, Suit suit, Proposals<ThorgalMove> moves) {
    Hand hand = table.store(seat(), suit).hand();
    for (int i = 0; i < hand.size(); i++) {
      if (!hand.repeats(i)) {
        moves.add(new Place(seat(), suit, hand.card(i), true));
        moves.add(new Place(seat(), suit, hand.card(i), false));
      }
    }
  }

  /** Puts a card of the hand on the pool or on the deck; others see only that. */
  private void place(Table table, Suit suit, int card, boolean onPool) {
    Store store = table.store(seat(), suit);
    table.setStore(seat(), suit, store.put(card, seat(), onPool));
    if (table.isTelling()) {
      String where = onPool ? "pool" : "deck";
      table.tell(
          BY_NUMBER,
          "put-away",
          seat() + " puts a card on top of the " + suit.says() + " " + where,
          "on",
          where);
    }
  }

  /** Keeps the rest of the hand. */
  private void keep(Table table) {
    if (table.isTelling()) {
      table.tell(KEPT, "kept-in-hand", seat() + " keeps " + Words.count(held(table), "card"));
    }
    slide(table);
  }

  @Override
  public void run(Table table) {
    if (left.isEmpty()) {
      table.pop();
      Markers.clear(table);
    } else {
      slide(table);
    }
  }

  /** Every discard pile goes under its deck, the one of the current role first (THO-Q-100). */
  private void slide(Table table) {
    Suit first = table.suitOf(seat());
    slide(table, first);
    slide(table, first == Suit.DESTINY ? Suit.BANE : Suit.DESTINY);
    table.replaceTop(new CleanUp(left.subList(1, left.size())));
  }

  /** Pools stay as they are (THO-CLEAN-10). */
  private void slide(Table table, Suit suit) {
    Store store = table.store(seat(), suit);
    if (store.discard() == 0) {
      return;
    }
    if (table.isTelling()) {
      table.tell(
          suit == Suit.DESTINY ? DESTINY_DISCARD : BANE_DISCARD,
          "discard-under-deck",
          seat() + " slides " + Words.count(store.discard(), "discarded card") + " under the deck",
          "cards",
          "" + store.discard());
    }
    table.setStore(seat(), suit, store.slid());
  }

  /** The others still put their cards away. */
  @Override
  public ImmutableList<ThorgalFrame> brokenOff(Table table, Seat out) {
    return without(table, out).map(ImmutableList::of).orElseGet(ImmutableList::of);
  }

  @Override
  public Optional<ThorgalFrame> without(Table table, Seat out) {
    return Optional.of(
        new CleanUp(
            left.stream()
                .filter(each -> !each.equals(out))
                .collect(ImmutableList.toImmutableList())));
  }
}
