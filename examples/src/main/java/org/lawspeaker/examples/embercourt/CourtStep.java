package org.lawspeaker.examples.embercourt;

import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.kit.Step;

/** One step of a night. Each knows what it asks for, judges the answer and carries it out. */
public sealed interface CourtStep extends Step<CourtTable, EmberMove>
    permits TopCard, Sealing, Stoking, Judging, Keeping {
  /** This step as a viewer knows it. */
  default CourtStep seenBy(Viewer viewer) {
    return this;
  }
}
