package org.lawspeaker.examples.embercourt;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
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
  static Outcome outcome(TurnOrder order, ImmutableList<Integer> coals) {
    int most = coals.stream().mapToInt(left -> left).max().orElse(0);
    if (order.left() == 1) {
      Seat last = order.remaining().get(0);
      return outcome(coals, most, Result.WON, last + " is the last with coals", Clauses.LAST);
    }
    return coals.stream().filter(left -> left == most).count() == 1
        ? outcome(
            coals,
            most,
            Result.WON,
            "after the tenth night one seat has most coals",
            Clauses.NIGHTS)
        : outcome(
            coals,
            most,
            Result.DREW,
            "after the tenth night several have most coals",
            Clauses.NIGHTS);
  }

  private static Outcome outcome(
      ImmutableList<Integer> coals, int most, Result first, String reason, Citation clause) {
    return new Outcome(
        coals.stream()
            .map(left -> left == most ? first : Result.LOST)
            .collect(ImmutableList.toImmutableList()),
        coals,
        reason,
        clause);
  }
}
