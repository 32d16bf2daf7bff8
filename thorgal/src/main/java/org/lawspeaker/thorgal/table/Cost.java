package org.lawspeaker.thorgal.table;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.thorgal.costs.Payment;

/** What the use of an effect costs; all of it must be payable in full (THO-Q-25). */
@Doc("What an effect costs.")
public sealed interface Cost permits Payment {
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

  /** Whether the card with the effect is exhausted by it. */
  default boolean exhausts() {
    return false;
  }

  /** Pays it, or asks for the choice it needs; called only if it can be paid. */
  void pay(Table table, Source source);

  /** What is paid, in words. */
  String says();
}
