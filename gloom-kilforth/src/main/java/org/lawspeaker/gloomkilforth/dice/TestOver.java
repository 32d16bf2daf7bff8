package org.lawspeaker.gloomkilforth.dice;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Trial;
import org.lawspeaker.gloomkilforth.table.Until;

/** A Test is complete: what it was for goes on. */
public record TestOver(Seat seat) implements GloomStep {
  @Override
  public void run(Table table) {
    table.pop();
    Trial trial = table.trial();
    table.trials = table.trials.subList(0, table.trials.size() - 1);
    table.end(Until.TEST);
    boolean alone = table.battles.isEmpty() && !trial.foe() && table.isActive(trial.seat());
    trial.purpose().settle(table, trial);
    if (alone && table.battles.isEmpty()) {
      table.turn = table.turn.withTeam(ImmutableList.of()); // GOK-TEAM-14
    }
  }

  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat defeated) {
    return seat.equals(defeated) ? Optional.empty() : Optional.of(this);
  }
}
