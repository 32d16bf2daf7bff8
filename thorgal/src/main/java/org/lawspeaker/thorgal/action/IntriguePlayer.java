package org.lawspeaker.thorgal.action;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.thorgal.moves.LegalMoves;
import org.lawspeaker.thorgal.moves.PickSeat;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.pack.Symbol;
import org.lawspeaker.thorgal.table.PickingSeat;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * Intrigue on an event: the destiny player chooses which bane player uses it (THO-Q-86).
 *
 * @param seat who played the event
 */
public record IntriguePlayer(Seat seat) implements ThorgalFrame, PickingSeat {
  private static final Citation CHOICE = Citation.of("THO-Q-86");

  @Override
  public boolean owes(Table table) {
    return true;
  }

  @Override
  public Pending<ThorgalMove> asks(Table table) {
    return new Pending.Choose<>(
        seat, Window.of("player", "Which bane player uses the intrigue?", CHOICE));
  }

  @Override
  public void propose(Table table, LegalMoves moves) {
    table.banePlayers().forEach(each -> moves.propose(new PickSeat(seat, each)));
  }

  @Override
  public boolean offers(Table table, Seat chosen) {
    return table.banePlayers().contains(chosen);
  }

  @Override
  public void choose(Table table, Seat chosen) {
    table.replaceTop(new SymbolChoice(chosen, Symbol.INTRIGUE));
  }

  @Override
  public Optional<ThorgalFrame> without(Seat out) {
    return seat.equals(out) ? Optional.empty() : Optional.of(this);
  }
}
