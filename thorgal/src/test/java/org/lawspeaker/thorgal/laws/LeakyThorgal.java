package org.lawspeaker.thorgal.laws;

import org.lawspeaker.engine.laws.Honest;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.table.ThorgalState;
import org.lawspeaker.thorgal.view.ThorgalView;

/** The honest game in every method; a test overrides one to plant a leak. */
class LeakyThorgal extends Honest<ThorgalState, ThorgalMove, ThorgalView> {
  LeakyThorgal() {
    super(VerbsPack.GAME);
  }
}
