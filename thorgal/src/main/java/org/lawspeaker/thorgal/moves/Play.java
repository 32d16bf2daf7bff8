package org.lawspeaker.thorgal.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.action.ActionStep;
import org.lawspeaker.thorgal.action.Playing;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Table;

/**
 * Plays a card from the hand.
 *
 * @param seat who
 * @param suit destiny or bane
 * @param card which
 */
public record Play(Seat seat, Suit suit, int card) implements SeatMove {
  private static final Citation ACTION = Citation.of("THO-ACT-02");

  @Override
  public void judge(Table table, Faults faults) {
    ActionStep step = table.top(ActionStep.class);
    if (step == null || !step.seat().equals(seat)) {
      ThorgalMove.notNow(table, faults, ACTION);
      return;
    }
    Playing.judge(table, seat, suit, card, faults);
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return Playing.allowedBy(table, suit, card);
  }

  @Override
  public void make(Table table) {
    ((ActionStep) table.agenda.top()).acted(table);
    Playing.play(table, seat, suit, card);
  }

  @Override
  public String text(Table table) {
    return "play " + table.cards.name(suit, card);
  }
}
