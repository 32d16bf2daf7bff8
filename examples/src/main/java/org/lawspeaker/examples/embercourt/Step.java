package org.lawspeaker.examples.embercourt;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.Violation;
import org.lawspeaker.engine.kit.Frame;

/** One step of a night. Each knows what it waits for and what a move does. */
public sealed interface Step extends Frame<Court>
    permits Refill, Sealing, Stoking, Judging, Glimpsing, Keeping {
  /** What is owed. Asked only while {@link #owes} holds, as are the others below. */
  Pending<EmberMove> pending(Court court);

  /** The legal moves of the seats that owe one. */
  ImmutableList<EmberMove> moves(Court court);

  Verdict judge(Court court, EmberMove move);

  /** The court after this legal move, not yet settled. */
  Court play(Court court, EmberMove move);

  /** This step as a viewer knows it. */
  default Step seenBy(Viewer viewer) {
    return this;
  }

  /** What to say of a move of another kind than this clause asks for. */
  static Verdict notNow(Citation clause, String wanted) {
    return Verdict.illegal(Violation.of(clause, "not-now", "wanted", wanted));
  }
}
