package org.lawspeaker.thorgal.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.dusk.CleanUp;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Table;

/**
 * Puts a card left in hand on top of the pool or of the deck.
 *
 * @param seat who
 * @param suit destiny or bane
 * @param card which
 * @param onPool whether on the pool; else on the deck
 */
public record Place(Seat seat, Suit suit, int card, boolean onPool) implements SeatMove {
  private static final Citation CLEAN_UP = Citation.of("THO-CLEAN-02");
  private static final Citation BANE = Citation.of("THO-CLEAN-05");
  private static final Citation NONE_KEPT = Citation.of("THO-CLEAN-03");

  @Override
  public void judge(Table table, Faults faults) {
    CleanUp step = table.top(CleanUp.class);
    if (step == null || !step.seat().equals(seat)) {
      ThorgalMove.notNow(table, faults, CLEAN_UP);
      return;
    }
    if (!table.store(seat, suit).hand().contains(card)) {
      faults.add(CLEAN_UP, "not-in-hand");
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(table.isDestiny(seat) ? CLEAN_UP : BANE, NONE_KEPT);
  }

  @Override
  public void make(Table table) {
    ((CleanUp) table.agenda.top()).place(table, suit, card, onPool);
  }

  @Override
  public String text(Table table) {
    return (onPool ? "pool " : "deck ") + table.cards.name(suit, card);
  }
}
