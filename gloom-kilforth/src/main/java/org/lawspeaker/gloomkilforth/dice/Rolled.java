package org.lawspeaker.gloomkilforth.dice;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.gloomkilforth.occasions.DeedWindow;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * The dice lie there: re-rolls and what else changes them come first (GOK-TEST-08), then Fate
 * (GOK-TEST-10), of the tester and its team (GOK-TEAM-05), each for a success of its own
 * (GOK-TEAM-15). A foe has neither (GOK-TEST-14).
 *
 * @param changed whether what changes dice is over
 */
public record Rolled(Seat seat, boolean changed) implements GloomStep {
  @Override
  public void run(Table table) {
    if (table.test().foe()) {
      table.pop();
    } else if (!changed) {
      table.replaceTop(new Rolled(seat, true));
      if (!CallingFate.isOpen(table, seat)) {
        DeedWindow.open(table, seat); // else the question about Fate takes Deeds
      }
      if (table.test().dice() > 0) { // else there is no roll (GOK-Q-76)
        table.fire(seat, Moment.DICE_ROLLED);
      }
    } else {
      table.pop();
      ImmutableList<Seat> team = Tests.callers(table);
      for (int i = team.size() - 1; i >= 0; i--) {
        CallingFate.ask(table, team.get(i), seat);
      }
      CallingFate.ask(table, seat, seat);
    }
  }

  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat defeated) {
    return seat.equals(defeated) ? Optional.empty() : Optional.of(this);
  }
}
