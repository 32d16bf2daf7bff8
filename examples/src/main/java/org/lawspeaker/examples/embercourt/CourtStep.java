package org.lawspeaker.examples.embercourt;

import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Step;

/** One step of a night. Each knows what it asks for, judges the answer and carries it out. */
public sealed interface CourtStep extends Step<CourtTable, EmberMove>
    permits TopCard, Sealing, Stoking, Judging, Keeping {
  /** Why a seat that is in the game is not asked for this move now; nothing if that is all. */
  default void judgeUnasked(CourtTable table, EmberMove move, Faults faults) {}

  /** This step as a viewer knows it. */
  default CourtStep seenBy(Viewer viewer) {
    return this;
  }
}
