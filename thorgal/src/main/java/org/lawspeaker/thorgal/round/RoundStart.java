package org.lawspeaker.thorgal.round;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.thorgal.ending.Endings;
import org.lawspeaker.thorgal.occasions.Happening;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.table.Occasion;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * A round begins with Gods Fate (THO-ROUND-01, THO-SWITCH-04), if the limit of the settings lets it
 * (THO-Q-77).
 */
public record RoundStart() implements ThorgalFrame {
  private static final Citation ROUND = Citation.of("THO-ROUND-01");

  @Override
  public void run(Table table) {
    int round = table.clock.round() + 1;
    Optional<Integer> limit = table.settings.roundLimit();
    if (limit.isPresent() && round > limit.get()) {
      Endings.roundLimit(table);
      return;
    }
    table.clock = table.clock.withRound(round).withPhase(RoundStep.DRAWING.phase());
    table.journey = Journey.NONE;
    if (table.isTelling()) {
      table.tell(
          ROUND,
          "round-begins",
          "round " + round + " begins; " + table.clock.destiny() + " is the destiny player",
          "round",
          "" + round);
    }
    table.replaceTop(RoundFlow.from(RoundStep.DRAWING));
    Happening.announce(table, Occasion.ROUND_STARTS, table.clock.destiny());
  }
}
