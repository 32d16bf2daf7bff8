package org.lawspeaker.gloomkilforth.journey;

import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.gloomkilforth.dice.Tests;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Plot;
import org.lawspeaker.gloomkilforth.table.Table;

/** What a plot asks for is paid; now comes its Test, if it has one. */
public record ClearingPlot(Seat seat, @CardNumber int plot) implements GloomStep {
  @Override
  public void run(Table table) {
    table.pop();
    Optional<Plot.Needed> test = ((Plot) table.cards.card(plot)).test();
    if (test.isPresent()) {
      Tests.begin(table, seat, test.get().attribute(), 0, new PlotTest(plot));
    } else {
      Clearing.plot(table, seat, plot);
    }
  }

  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat defeated) {
    return seat.equals(defeated) ? Optional.empty() : Optional.of(this);
  }
}
