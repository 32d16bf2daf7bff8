package org.lawspeaker.thorgal.action;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.thorgal.moves.PickSeat;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.table.Choosing;
import org.lawspeaker.thorgal.table.Symbol;
import org.lawspeaker.thorgal.table.Table;

/**
 * Intrigue on an event: the destiny player chooses which bane player uses it (THO-Q-86).
 *
 * @param seat who played the event
 */
public record IntriguePlayer(Seat seat) implements Choosing<PickSeat> {
  private static final Citation CHOICE = Citation.of("THO-Q-86");

  @Override
  public boolean owes(Table table) {
    return true;
  }

  @Override
  public Class<PickSeat> kind() {
    return PickSeat.class;
  }

  @Override
  public Pending<ThorgalMove> asks(Table table) {
    return new Pending.Choose<>(
        seat, Window.of("player", "Which bane player uses the intrigue?", CHOICE));
  }

  @Override
  public void propose(Table table, Proposals<ThorgalMove> moves) {
    table.banePlayers().forEach(each -> moves.add(new PickSeat(seat, each)));
  }

  @Override
  public Citation why() {
    return CHOICE;
  }

  @Override
  public boolean offers(Table table, PickSeat pick) {
    return table.banePlayers().contains(pick.chosen());
  }

  @Override
  public void choose(Table table, PickSeat pick) {
    table.replaceTop(new SymbolChoice(pick.chosen(), Symbol.INTRIGUE));
  }
}
