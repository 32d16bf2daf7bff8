package org.lawspeaker.engine.ruling;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Problem;

/** Something expected of the position that the last move leads to. */
sealed interface AftermathExpected extends Expectation
    permits ValueExpected, EventsExpected, NoEventExpected, ChoicesExpected, OutcomeExpected {
  /** This expectation held against what came of the move. */
  Finding against(Aftermath aftermath);

  /** What makes this expectation one that cannot be held against anything. */
  default ImmutableList<Problem> problems(Aftermath aftermath) {
    return ImmutableList.of();
  }
}
