package org.lawspeaker.hofordeals.ending;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Table;

/**
 * Final scoring (HOF-SCORE-01): most Fame wins (HOF-OVER-04), then the tie-breakers, and the duel
 * if they do not decide.
 */
public record Scoring() implements HofStep {
  private static final Citation DUEL = Citation.of("HOF-TIE-03");

  @Override
  public void run(Table table) {
    ImmutableList.Builder<Integer> scores = ImmutableList.builder();
    for (int i = 0; i < table.seats(); i++) {
      scores.add(Endings.score(table, Seat.of(i)));
    }
    Endings.Best best = Endings.best(table);
    if (best.seats().size() == 1) {
      Endings.end(table, best.seats(), best.why(), scores.build());
    } else {
      ImmutableList<Seat> order = inTurnOrder(table, best.seats());
      if (table.isTelling()) {
        table.tell(DUEL, "duel", Words.list(order.stream().map(Seat::toString).toList()) + " duel");
      }
      table.replaceTop(
          new DuelHands(order, order, ImmutableList.of(), DuelHands.Part.CARDS, scores.build()));
    }
  }

  /** As in every round: from the starting player on (HOF-SETUP-12, HOF-Q-63). */
  private static ImmutableList<Seat> inTurnOrder(Table table, ImmutableList<Seat> tied) {
    ImmutableList.Builder<Seat> order = ImmutableList.builder();
    for (int i = 0; i < table.seats(); i++) {
      Seat seat = Seat.of((table.clock.first().index() + i) % table.seats());
      if (tied.contains(seat)) {
        order.add(seat);
      }
    }
    return order.build();
  }
}
