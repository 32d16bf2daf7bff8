package org.lawspeaker.thorgal.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.damage.Damage;
import org.lawspeaker.thorgal.lasting.Standing;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Table;

/**
 * Pays a point of damage with the top card of the destiny pool, if a text allows it.
 *
 * @param seat who
 */
public record PayPool(Seat seat) implements SeatMove {
  private static final Citation DAMAGE = Citation.of("THO-DMG-01");
  private static final Citation NOT_POOL = Citation.of("THO-DMG-05");
  private static final Citation TEXT = Citation.of("THO-GEN-03");

  @Override
  public void judge(Table table, Faults faults) {
    Damage damage = table.top(Damage.class);
    if (damage == null || !damage.seat().equals(seat)) {
      ThorgalMove.notNow(table, faults, DAMAGE);
      return;
    }
    if (!Standing.paysFromPool(table, seat)) {
      faults.add(NOT_POOL, "not-from-the-pool");
    } else if (table.store(seat, Suit.DESTINY).pool() == 0) {
      faults.add(NOT_POOL, "pool-empty");
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(TEXT);
  }

  @Override
  public void make(Table table) {
    ((Damage) table.agenda.top()).payPool(table);
  }

  @Override
  public String text(Table table) {
    return "pay pool";
  }
}
