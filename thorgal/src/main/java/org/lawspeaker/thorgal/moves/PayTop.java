package org.lawspeaker.thorgal.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.damage.Damage;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Table;

/**
 * Pays a point of damage with the top card of the destiny deck.
 *
 * @param seat who
 */
public record PayTop(Seat seat) implements SeatMove {
  private static final Citation DAMAGE = Citation.of("THO-DMG-01");
  private static final Citation SOURCES = Citation.of("THO-DMG-02");
  private static final Citation CARD_BY_CARD = Citation.of("THO-Q-40");

  @Override
  public void judge(Table table, Faults faults) {
    Damage damage = table.top(Damage.class);
    if (damage == null || !damage.seat().equals(seat)) {
      ThorgalMove.notNow(table, faults, DAMAGE);
      return;
    }
    if (table.store(seat, Suit.DESTINY).deck() == 0) {
      faults.add(SOURCES, "deck-empty");
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(SOURCES, CARD_BY_CARD);
  }

  @Override
  public void make(Table table) {
    ((Damage) table.agenda.top()).payTop(table);
  }

  @Override
  public String text(Table table) {
    return "pay top";
  }
}
