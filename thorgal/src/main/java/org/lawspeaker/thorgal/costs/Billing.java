package org.lawspeaker.thorgal.costs;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.damage.Damage;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Bill;
import org.lawspeaker.thorgal.table.Cost;
import org.lawspeaker.thorgal.table.Table;

/** Whether costs can be paid: all in full, and a card pays for one of them only (THO-Q-25). */
public final class Billing {
  private static final Citation PAYABLE = Citation.of("THO-Q-25");

  private Billing() {}

  /** Adds a fault for everything that cannot be paid now. */
  public static void judge(ImmutableList<Cost> costs, Table table, Seat seat, Faults faults) {
    Bill bill = new Bill(0, 0, 0);
    for (int i = 0; i < costs.size(); i++) {
      bill = costs.get(i).addTo(bill);
    }
    Store store = table.store(seat, table.suitOf(seat));
    if (store.pool() < bill.pool()) {
      faults.add(PAYABLE, "pool-too-small", "pool", store.pool());
    }
    if (store.hand().size() < bill.hand()) {
      faults.add(PAYABLE, "hand-too-small", "hand", store.hand().size());
    }
    int left =
        bill.damage() == 0
            ? 0
            : Math.max(0, Damage.payable(table, seat) - spent(bill, table, seat));
    if (left < bill.damage()) {
      faults.add(PAYABLE, "too-few-cards", "cards", left);
    }
  }

  /** Cards that could pay damage, were they not needed for the rest. */
  private static int spent(Bill bill, Table table, Seat seat) {
    if (table.suitOf(seat) == Suit.BANE) {
      return 0;
    }
    return Damage.mayPayFromPool(table, seat) ? bill.hand() + bill.pool() : bill.hand();
  }
}
