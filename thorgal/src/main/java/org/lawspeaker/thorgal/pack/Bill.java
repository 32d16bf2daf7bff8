package org.lawspeaker.thorgal.pack;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.damage.Damage;
import org.lawspeaker.thorgal.lasting.Standing;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Table;

/**
 * What several costs come to. All of it must be payable in full, and a card pays for one of them
 * only (THO-Q-25).
 *
 * @param pool cards of the pool of the player's role
 * @param hand cards of the hand of the player's role
 * @param damage points of damage
 */
public record Bill(int pool, int hand, int damage) {
  private static final Citation PAYABLE = Citation.of("THO-Q-25");

  /** Adds a fault for everything that cannot be paid now. */
  public static void judge(ImmutableList<Cost> costs, Table table, Seat seat, Faults faults) {
    Bill bill = new Bill(0, 0, 0);
    for (int i = 0; i < costs.size(); i++) {
      bill = costs.get(i).addTo(bill);
    }
    bill.judge(table, seat, faults);
  }

  private void judge(Table table, Seat seat, Faults faults) {
    Store store = table.store(seat, table.suitOf(seat));
    if (store.pool() < pool) {
      faults.add(PAYABLE, "pool-too-small", "pool", store.pool());
    }
    if (store.hand().size() < hand) {
      faults.add(PAYABLE, "hand-too-small", "hand", store.hand().size());
    }
    int left = damage == 0 ? 0 : Math.max(0, Damage.payable(table, seat) - spent(table, seat));
    if (left < damage) {
      faults.add(PAYABLE, "too-few-cards", "cards", left);
    }
  }

  /** Cards that could pay damage, were they not needed for the rest. */
  private int spent(Table table, Seat seat) {
    if (table.suitOf(seat) == Suit.BANE) {
      return 0;
    }
    return Standing.paysFromPool(table, seat) ? hand + pool : hand;
  }
}
