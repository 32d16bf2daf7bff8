package org.lawspeaker.thorgal.costs;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.thorgal.conditions.Phrases;
import org.lawspeaker.thorgal.damage.Damage;
import org.lawspeaker.thorgal.party.Destroying;
import org.lawspeaker.thorgal.piles.HandLoss;
import org.lawspeaker.thorgal.table.Bill;
import org.lawspeaker.thorgal.table.Cost;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/** The kinds of costs. */
@Doc("What an effect costs.")
public sealed interface Payment extends Cost {
  /**
   * The card with the effect takes an exhaustion marker (THO-EFFECT-07), which does no more than
   * stop another use like this (THO-Q-28).
   */
  record Exhaust() implements Payment {
    private static final Citation EXHAUSTS = Citation.of("THO-EFFECT-07");

    @Override
    public boolean exhausts() {
      return true;
    }

    @Override
    public void pay(Table table, Source source) {
      table.exhaust(source.id(), 1);
      if (table.isTelling()) {
        String name = table.printed(source.id());
        int markers = table.exhaustion(source.id());
        String its = table.theirs(source.id());
        String says = markers == 1 ? its + " is exhausted" : Phrases.exhaustion(its, markers);
        table.tell(EXHAUSTS, "exhausted", says, "card", name, "markers", "" + markers);
      }
    }

    @Override
    public String says() {
      return "exhaust this";
    }
  }

  /** So many cards of the pool of the player's role. */
  record Pool(@Range(min = 1, max = 9) int cards) implements Payment {
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
      return "discard " + Words.count(cards, "card") + " from your pool";
    }
  }

  /** So many cards of the hand of the player's role are discarded. */
  record DiscardHand(@Range(min = 1, max = 9) int cards) implements Payment {
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
      return "discard " + Words.count(cards, "card") + " from your hand";
    }
  }

  /** The card with the effect is destroyed. */
  record DestroyThis() implements Payment {
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
  record SufferDamage(@Range(min = 1, max = 9) int damage) implements Payment {
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
