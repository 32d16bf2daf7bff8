package org.lawspeaker.thorgal.pack;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.thorgal.damage.Damage;
import org.lawspeaker.thorgal.effects.HandLoss;
import org.lawspeaker.thorgal.ending.Destroying;
import org.lawspeaker.thorgal.lasting.Words;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/** What the use of an effect costs; all of it must be payable in full (THO-Q-25). */
@Doc("What an effect costs.")
public sealed interface Cost {
  /** The last turn in which costs are paid. */
  int LAST = 2;

  /** The bill with this cost on it; exhaustion and the card itself are on none. */
  default Bill addTo(Bill bill) {
    return bill;
  }

  /**
   * When it is paid, the lowest first: damage after cards of one zone, so that it leaves enough for
   * them, and the card itself last, as its text may say how damage is paid.
   */
  default int turn() {
    return 0;
  }

  /** Pays it, or asks for the choice it needs; called only if it can be paid. */
  void pay(Table table, Source source);

  /** What is paid, in words. */
  String says();

  /**
   * The card with the effect takes an exhaustion marker (THO-EFFECT-07), which does no more than
   * stop another use like this (THO-Q-28).
   */
  record Exhaust() implements Cost {
    static final Exhaust INSTANCE = new Exhaust();
    private static final Citation EXHAUSTS = Citation.of("THO-EFFECT-07");

    @Override
    public void pay(Table table, Source source) {
      table.exhaust(source.id(), 1);
      if (table.isTelling()) {
        String name = table.nameOf(source.id());
        table.tell(EXHAUSTS, "exhausted", name + " is exhausted", "card", name);
      }
    }

    @Override
    public String says() {
      return "exhaust this";
    }
  }

  /** So many cards of the pool of the player's role. */
  record Pool(@Range(min = 1, max = 9) int cards) implements Cost {
    @Override
    public Bill addTo(Bill bill) {
      return new Bill(bill.pool() + cards, bill.hand(), bill.damage());
    }

    @Override
    public void pay(Table table, Source source) {
      table.payPool(source.user(), table.suitOf(source.user()), cards);
    }

    @Override
    public String says() {
      return "discard " + Words.count(cards, "card") + " of the pool";
    }
  }

  /** So many cards of the hand of the player's role are discarded. */
  record DiscardHand(@Range(min = 1, max = 9) int cards) implements Cost {
    @Override
    public Bill addTo(Bill bill) {
      return new Bill(bill.pool(), bill.hand() + cards, bill.damage());
    }

    @Override
    public void pay(Table table, Source source) {
      HandLoss.start(
          table, source.user(), table.suitOf(source.user()), cards, HandLoss.Fate.DISCARDED);
    }

    @Override
    public String says() {
      return "discard " + Words.count(cards, "card") + " of the hand";
    }
  }

  /** The card with the effect is destroyed. */
  record DestroyThis() implements Cost {
    @Override
    public int turn() {
      return LAST;
    }

    @Override
    public void pay(Table table, Source source) {
      Destroying.inPlay(table, source.id(), Citation.of("THO-Q-25"));
    }

    @Override
    public String says() {
      return "destroy this";
    }
  }

  /** The player receives so much damage, as for an upkeep (THO-Q-110). */
  record SufferDamage(@Range(min = 1, max = 9) int damage) implements Cost {
    @Override
    public Bill addTo(Bill bill) {
      return new Bill(bill.pool(), bill.hand(), bill.damage() + damage);
    }

    @Override
    public int turn() {
      return 1;
    }

    @Override
    public void pay(Table table, Source source) {
      Damage.asCost(table, source.user(), damage);
    }

    @Override
    public String says() {
      return "receive " + damage + " damage";
    }
  }
}
