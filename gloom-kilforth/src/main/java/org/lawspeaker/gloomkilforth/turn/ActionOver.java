package org.lawspeaker.gloomkilforth.turn;

import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Table;

/** The Action of a hero is over, with all that came of it but engagements. */
public record ActionOver(Seat seat) implements GloomStep {
  @Override
  public void run(Table table) {
    table.pop();
    table.fire(seat, Moment.ACTION_ENDS);
  }

  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat defeated) {
    return seat.equals(defeated) ? Optional.empty() : Optional.of(this);
  }
}
