package org.lawspeaker.gloomkilforth.journey;

import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.table.Plot;
import org.lawspeaker.gloomkilforth.table.Purpose;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Test;

/** A Test that clears a plot (GOK-Q-52). */
public record PlotTest(@CardNumber int plot) implements Purpose {
  @Override
  public Optional<Integer> against() {
    return Optional.of(plot);
  }

  @Override
  public Optional<Integer> needed(Table table, Seat seat, Attribute attribute) {
    return ((Plot) table.cards.card(plot)).test().map(Plot.Needed::value);
  }

  @Override
  public boolean isPassed(Table table, Test test) {
    Plot card = (Plot) table.cards.card(plot);
    return test.successes() >= card.test().orElseThrow().value();
  }

  @Override
  public void settle(Table table, Test test, boolean enough) {
    if (enough) {
      Clearing.plot(table, test.seat(), plot);
    }
  }
}
