package org.lawspeaker.prestigerpg.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.prestigerpg.table.PickingCard;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * Chooses a card of the own hand.
 *
 * @param seat who
 * @param card which
 */
public record PickCard(Seat seat, int card) implements SeatMove {
  private static final Citation HAND = Citation.of("PRE-END-08");

  @Override
  public void judge(Table table, Faults faults) {
    PickingCard step = table.top(PickingCard.class);
    if (step == null || !step.asksSeat(seat)) {
      PrestigeMove.notAsked(table, faults, HAND);
    } else if (!step.offersCard(table, seat, card)) {
      faults.add(step.whyNot(), "not-that-card");
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(((PickingCard) table.agenda.top()).why());
  }

  @Override
  public void make(Table table) {
    ((PickingCard) table.agenda.top()).pickCard(table, seat, card);
  }

  @Override
  public String text(Table table) {
    return "card " + table.cards.names().card(card);
  }
}
