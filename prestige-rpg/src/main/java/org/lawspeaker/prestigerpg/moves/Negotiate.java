package org.lawspeaker.prestigerpg.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.prestigerpg.item.Negotiation;
import org.lawspeaker.prestigerpg.item.Offers;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.timing.PlayWindow;

/**
 * Begins an offer to another player (PRE-NEGOT-01).
 *
 * @param seat who offers
 * @param with to whom
 */
public record Negotiate(Seat seat, Seat with) implements SeatMove {
  private static final Citation GOODS = Citation.of("PRE-NEGOT-01");

  /** Whether it is an offer of this seat to that one. */
  public boolean isOf(Seat by, Seat to) {
    return seat.equals(by) && with.equals(to);
  }

  @Override
  public void judge(Table table, Faults faults) {
    PlayWindow window = table.top(PlayWindow.class);
    if (window == null || !window.asks(table, seat)) {
      PrestigeMove.notNow(table, faults, GOODS);
    } else {
      Offers.judge(table, window, seat, with, faults);
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(GOODS);
  }

  @Override
  public void make(Table table) {
    ((PlayWindow) table.agenda.top()).seal(table, this);
  }

  @Override
  public void announce(Table table, PlayWindow window) {
    table.push(Negotiation.of(seat, with));
  }

  @Override
  public String text(Table table) {
    return "negotiate seat-" + with.index();
  }
}
