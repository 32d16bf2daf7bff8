package org.lawspeaker.hofordeals.laws;

import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.laws.Honest;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.table.HofState;
import org.lawspeaker.hofordeals.view.HofView;

/**
 * The honest game in every method, begun in a position with a secret; a test overrides one method
 * to plant a leak.
 */
class LeakyOrdeals extends Honest<HofState, HofMove, HofView> {
  private final HofState start;

  LeakyOrdeals(HofState start) {
    super(Scene.GAME);
    this.start = start;
  }

  @Override
  public Checked<HofState> start(Setup setup) {
    return Checked.ok(start);
  }
}
