package org.lawspeaker.gloomkilforth.turn;

import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.gloomkilforth.moves.SeatMove;
import org.lawspeaker.gloomkilforth.table.Action;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * A hero performs its Action, whose AP is spent. What its start sets off comes first, and may make
 * it impossible.
 *
 * @param move which Action
 */
public record Performing(Seat seat, SeatMove move) implements GloomStep {
  @Override
  public void run(Table table) {
    table.replaceTop(new ActionOver(seat));
    if (Actions.isPossible(table, seat, move)) {
      Actions.perform(table, seat, move);
    } else {
      Action.tellLost(table, seat);
    }
  }

  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat defeated) {
    return seat.equals(defeated) ? Optional.empty() : Optional.of(this);
  }
}
