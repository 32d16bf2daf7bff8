package org.lawspeaker.engine.ruling;

/** Something expected of the position that the last move leads to. */
sealed interface AftermathExpected extends Expectation
    permits ValueExpected, EventsExpected, NoEventExpected, ChoicesExpected, OutcomeExpected {
  /** This expectation held against what came of the move. */
  Finding against(Aftermath aftermath);
}
