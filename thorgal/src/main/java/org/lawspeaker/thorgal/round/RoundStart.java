package org.lawspeaker.thorgal.round;

import com.google.common.collect.ImmutableList;
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
  /** No game has more rounds, also where no limit was agreed on (THO-Q-77). */
  private static final int MOST = 500;

  private static final Citation ROUND = Citation.of("THO-ROUND-01");

  /** The last round of this table. */
  public static int last(Table table) {
    return table.settings.roundLimit().orElse(MOST);
  }

  @Override
  public void run(Table table) {
    int round = table.clock.round() + 1;
    if (round > last(table)) {
      Endings.roundLimit(table);
      return;
    }
    table.clock =
        table
            .clock
            .withRound(round)
            .withPhase(RoundStep.DRAWING.phase())
            .withOutThisRound(ImmutableList.of());
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
