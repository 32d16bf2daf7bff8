package org.lawspeaker.handofdestiny.state;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Outcome.Result;

/** How a game has ended, in one of four ways. */
public enum Ending {
  /** The hero has no HP left (HOD-HP-04). */
  FALLEN("the hero has no HP left", Result.LOST, "HOD-HP-04"),
  /** The final boss was not defeated (HOD-Q-54). */
  OUTLASTED("the final boss is not defeated", Result.LOST, "HOD-Q-54"),
  /** The final boss is defeated and the hero stands (HOD-WIN-01). */
  TRIUMPH("the final boss is defeated", Result.WON, "HOD-WIN-01"),
  /** The final boss and the hero fall in the same event (HOD-DRAW-01). */
  SACRIFICE("the final boss and the hero fall together", Result.DREW, "HOD-DRAW-01");

  private final String reason;
  private final Result result;
  private final Citation citation;

  Ending(String reason, Result result, String citation) {
    this.reason = reason;
    this.result = result;
    this.citation = Citation.of(citation);
  }

  public String reason() {
    return reason;
  }

  public Result result() {
    return result;
  }

  public Citation citation() {
    return citation;
  }
}
