package org.lawspeaker.examples.embercourt;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Outcome.Result;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.TurnOrder;

/** How the game ends. */
final class Ends {
  private Ends() {}

  /** EMB-END-01 and EMB-END-02. */
  static boolean isOver(TurnOrder order, int night) {
    return order.left() == 1 || night > Court.NIGHTS;
  }

  /** The outcome of a court that is over. */
  static Outcome outcome(Court court) {
    if (court.order().left() == 1) {
      Seat last = court.order().remaining().get(0);
      return outcome(court, Result.WON, last + " is the last with coals", true);
    }
    int most = most(court);
    long with = court.coals().stream().filter(coals -> coals == most).count();
    return with == 1
        ? outcome(court, Result.WON, "after the tenth night one seat has most coals", false)
        : outcome(court, Result.DREW, "after the tenth night several have most coals", false);
  }

  private static int most(Court court) {
    return court.coals().stream().mapToInt(coals -> coals).max().orElse(0);
  }

  private static Outcome outcome(Court court, Result first, String reason, boolean isLast) {
    int most = most(court);
    return new Outcome(
        court.coals().stream()
            .map(coals -> coals == most ? first : Result.LOST)
            .collect(ImmutableList.toImmutableList()),
        court.coals(),
        reason,
        isLast ? Clauses.LAST : Clauses.NIGHTS);
  }
}
