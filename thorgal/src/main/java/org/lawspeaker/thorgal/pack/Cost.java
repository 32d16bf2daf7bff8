package org.lawspeaker.thorgal.pack;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.thorgal.damage.Damage;
import org.lawspeaker.thorgal.effects.HandLoss;
import org.lawspeaker.thorgal.ending.Destroying;
import org.lawspeaker.thorgal.lasting.Words;
import org.lawspeaker.thorgal.moves.Faults;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/** What the use of an effect costs; all of it must be payable in full (THO-Q-25). */
@Doc("What an effect costs.")
public sealed interface Cost {
  /** Adds a fault if it cannot be paid now. */
  void judge(Table table, Source source, Faults faults);

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
    private static final Citation READY = Citation.of("THO-EFFECT-09");
    private static final Citation EXHAUSTS = Citation.of("THO-EFFECT-07");

    @Override
    public void judge(Table table, Source source, Faults faults) {
      int markers = table.exhaustion(source.id());
      if (markers > 0) {
        faults.add(READY, "exhausted", "markers", markers);
      }
    }

    @Override
    public void pay(Table table, Source source) {
      table.exhaust(source.id(), 1);
      if (table.tells()) {
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
    private static final Citation PAYABLE = Citation.of("THO-Q-25");

    @Override
    public void judge(Table table, Source source, Faults faults) {
      int pool = table.side(source.user()).store(table.suitOf(source.user())).pool();
      if (pool < cards) {
        faults.add(PAYABLE, "pool-too-small", "pool", pool);
      }
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
    private static final Citation PAYABLE = Citation.of("THO-Q-25");

    @Override
    public void judge(Table table, Source source, Faults faults) {
      int hand = table.side(source.user()).store(table.suitOf(source.user())).hand().size();
      if (hand < cards) {
        faults.add(PAYABLE, "hand-too-small", "hand", hand);
      }
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
    public void judge(Table table, Source source, Faults faults) {
      // A card that can be activated is in play, and what is in play can be destroyed.
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

  /** The player receives so much damage. */
  record SufferDamage(@Range(min = 1, max = 9) int damage) implements Cost {
    private static final Citation PAYABLE = Citation.of("THO-Q-25");

    @Override
    public void judge(Table table, Source source, Faults faults) {
      int cards = Damage.payable(table, source.user());
      if (cards < damage) {
        faults.add(PAYABLE, "too-few-cards", "cards", cards);
      }
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
