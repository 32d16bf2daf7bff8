package org.lawspeaker.thorgal.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.PickingCard;
import org.lawspeaker.thorgal.table.Table;

/**
 * Chooses a card of a hand or pile for an effect.
 *
 * @param seat who
 * @param suit destiny or bane
 * @param card which
 */
public record PickCard(Seat seat, Suit suit, int card) implements SeatMove {
  private static final Citation CHOICE = Citation.of("THO-ACT-08");

  @Override
  public void judge(Table table, Faults faults) {
    PickingCard step = table.top(PickingCard.class);
    if (step == null || !step.seat().equals(seat)) {
      ThorgalMove.notNow(table, faults, CHOICE);
    } else if (!step.offers(table, suit, card)) {
      faults.add(step.why(), "not-offered");
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(((PickingCard) table.agenda.top()).why());
  }

  @Override
  public void make(Table table) {
    ((PickingCard) table.agenda.top()).choose(table, suit, card);
  }

  @Override
  public String text(Table table) {
    return "take " + table.cards.name(suit, card);
  }
}
