package org.lawspeaker.thorgal.damage;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.thorgal.ending.Endings;
import org.lawspeaker.thorgal.moves.PayHand;
import org.lawspeaker.thorgal.moves.PayPool;
import org.lawspeaker.thorgal.moves.PayTop;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.occasions.Happening;
import org.lawspeaker.thorgal.piles.DrawTop;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Occasion;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * A player pays damage, card by card, each a destiny card of the hand or the top card of the
 * destiny deck, seeing each before the next (THO-DMG-01, THO-DMG-02, THO-Q-40).
 *
 * @param seat who pays
 * @param left how many points are left
 */
public record Damage(Seat seat, int left) implements ThorgalFrame {
  private static final Citation DAMAGE = Citation.of("THO-DMG-01");
  private static final Citation SOURCES = Citation.of("THO-DMG-02");
  private static final Citation NO_BANE = Citation.of("THO-DMG-04");
  private static final Citation NOT_POOL = Citation.of("THO-DMG-05");
  private static final Citation CARD_BY_CARD = Citation.of("THO-Q-40");
  private static final Citation BY_TEXT = Citation.of("THO-GEN-03");
  private static final Citation ON_VALHALLA = Citation.of("THO-DMG-03");
  private static final Citation UNPAID = Citation.of("THO-WIN-02");
  private static final Citation ALL_PAID = Citation.of("THO-DMG-10");

  /** A player receives damage, as much of it as no effect in force prevents. */
  public static void deal(Table table, Seat seat, int amount) {
    if (amount <= 0) {
      return;
    }
    int received = received(table, seat, amount);
    if (received == 0 && table.side(seat).in()) {
      table.tell(BY_TEXT, "no-damage", seat + " receives no damage: a text prevents it");
    }
    asCost(table, seat, received);
  }

  /** How much of this damage a player would receive, as texts in force change it. */
  public static int received(Table table, Seat seat, int amount) {
    int more = table.changes().sum(Shield.class, (from, each) -> each.damage(table, from, seat));
    return amount == 0 ? 0 : Math.max(0, amount + more);
  }

  /** A player receives exactly so much damage; one who cannot pay all of it loses at once. */
  public static void asCost(Table table, Seat seat, int amount) {
    if (amount <= 0 || !table.side(seat).in()) {
      return;
    }
    if (table.isTelling()) {
      table.tell(DAMAGE, "damage", seat + " receives " + amount + " damage", "amount", "" + amount);
    }
    weigh(table, seat, amount);
    if (payable(table, seat) < amount) {
      Endings.cannotPay(table, seat);
      return;
    }
    table.push(new Damage(seat, amount));
  }

  /** What does not pay, and whether the player loses. */
  private static void weigh(Table table, Seat seat, int amount) {
    if (!table.isWeighing()) {
      return;
    }
    int pool = table.store(seat, Suit.DESTINY).pool();
    if (pool > 0 && !mayPayFromPool(table, seat)) {
      table.weigh(NOT_POOL, Words.count(pool, "card") + " in the pool of " + seat + " cannot pay");
    }
    int payable = payable(table, seat);
    if (payable >= amount) {
      table.weigh(
          UNPAID, seat + " does not lose: " + Words.count(payable, "card") + " can be destroyed");
    } else {
      table.weigh(ALL_PAID, seat + " has " + Words.count(payable, "card") + " in hand and deck");
    }
  }

  /**
   * How many cards a player has to pay damage with: of no other piles (THO-DMG-05) and no bane
   * cards (THO-DMG-04), whatever the role (THO-Q-39).
   */
  public static int payable(Table table, Seat seat) {
    Store store = table.store(seat, Suit.DESTINY);
    int cards = store.hand().size() + store.deck();
    return mayPayFromPool(table, seat) ? cards + store.pool() : cards;
  }

  /** Whether a text lets a player pay with the top cards of the destiny pool, too. */
  public static boolean mayPayFromPool(Table table, Seat seat) {
    return table
        .changes()
        .any(PayFromPool.class, (from, each) -> each.paysFromPool(table, from, seat));
  }

  /**
   * There is a choice unless all that is left is one pile, or one card. Whether the cards of a hand
   * are alike is not for others to know, so it does not matter here.
   */
  @Override
  public boolean owes(Table table) {
    if (left == 0) {
      return false;
    }
    Store store = table.store(seat, Suit.DESTINY);
    int piles = (store.deck() > 0 ? 1 : 0) + (paysFromPool(table, store) ? 1 : 0);
    return piles + store.hand().size() > 1;
  }

  private boolean paysFromPool(Table table, Store store) {
    return store.pool() > 0 && mayPayFromPool(table, seat);
  }

  @Override
  public Pending<ThorgalMove> asks(Table table) {
    return new Pending.Choose<>(
        seat,
        Window.of(
            "damage",
            left == 1
                ? "Destroy which card for damage?"
                : "Destroy which card for damage? " + left + " to go.",
            DAMAGE,
            SOURCES));
  }

  @Override
  public void propose(Table table, Proposals<ThorgalMove> moves) {
    Store store = table.store(seat, Suit.DESTINY);
    if (store.deck() > 0) {
      moves.add(new PayTop(seat));
    }
    for (int i = 0; i < store.hand().size(); i++) {
      if (!store.hand().repeats(i)) {
        moves.add(new PayHand(seat, Suit.DESTINY, store.hand().card(i)));
      }
    }
    if (paysFromPool(table, store)) {
      moves.add(new PayPool(seat));
    }
  }

  @Override
  public void judge(Table table, ThorgalMove move, Faults faults) {
    Store store = table.store(seat, Suit.DESTINY);
    if (move instanceof PayHand pay) {
      if (pay.suit() == Suit.BANE) {
        faults.add(NO_BANE, "no-destiny-card");
      } else if (!store.hand().contains(pay.card())) {
        faults.add(isInParty(table, pay.card()) ? NOT_POOL : SOURCES, "not-in-hand");
      }
    } else if (move instanceof PayTop) {
      if (store.deck() == 0) {
        faults.add(SOURCES, "deck-empty");
      }
    } else if (move instanceof PayPool) {
      if (!paysFromPool(table, store)) {
        boolean allowed = mayPayFromPool(table, seat);
        faults.add(NOT_POOL, allowed ? "pool-empty" : "not-from-the-pool");
      }
    } else {
      faults.notAsked();
    }
  }

  private boolean isInParty(Table table, int card) {
    return table.side(seat).party().stream().anyMatch(inPlay -> inPlay.card() == card);
  }

  @Override
  public ImmutableList<Citation> allows(Table table, ThorgalMove move) {
    return move instanceof PayPool
        ? ImmutableList.of(BY_TEXT)
        : ImmutableList.of(SOURCES, CARD_BY_CARD);
  }

  @Override
  public void make(Table table, ThorgalMove move) {
    if (move instanceof PayHand pay) {
      payHand(table, pay.card());
    } else if (move instanceof PayTop) {
      payTop(table);
    } else {
      payPool(table);
    }
  }

  /** The top card of the deck is destroyed, not looked at before (THO-DMG-11). */
  private void payTop(Table table) {
    table.replaceTop(new Damage(seat, left - 1));
    table.push(DrawTop.destroyed(seat, Suit.DESTINY));
  }

  /** The top card of the pool is destroyed, by a text that allows it. */
  private void payPool(Table table) {
    table.replaceTop(new Damage(seat, left - 1));
    table.push(DrawTop.destroyedFromPool(seat));
  }

  /** A card of the hand is destroyed. */
  private void payHand(Table table, int card) {
    table.replaceTop(new Damage(seat, left - 1));
    Store store = table.store(seat, Suit.DESTINY).withoutShown(card).destroying(card);
    table.setStore(seat, Suit.DESTINY, store);
    if (table.isTelling()) {
      String name = table.cards.printed(Suit.DESTINY, card);
      table.tell(ON_VALHALLA, "destroyed", seat + " destroys " + name, "card", name);
    }
    Happening.announceOutOfPlay(table, Occasion.DESTROYED, seat, Suit.DESTINY, card);
  }

  /** Nothing is left to pay, or to choose. */
  @Override
  public void run(Table table) {
    if (left == 0) {
      if (table.isTelling() && payable(table, seat) == 0) {
        table.tell(ALL_PAID, "all-paid", seat + " has no card left and plays on");
      }
      table.pop();
      Happening.announce(table, Occasion.DAMAGE_RECEIVED, seat);
      return;
    }
    Store store = table.store(seat, Suit.DESTINY);
    if (store.deck() > 0) {
      payTop(table);
    } else if (!store.hand().isEmpty()) {
      payHand(table, store.hand().card(0));
    } else if (paysFromPool(table, store)) {
      payPool(table);
    } else {
      Endings.cannotPay(table, seat);
    }
  }

  @Override
  public Optional<ThorgalFrame> without(Table table, Seat out) {
    return seat.equals(out) ? Optional.empty() : Optional.of(this);
  }
}
