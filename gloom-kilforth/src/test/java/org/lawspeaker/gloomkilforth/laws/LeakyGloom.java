package org.lawspeaker.gloomkilforth.laws;

import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.laws.Honest;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.table.GloomState;
import org.lawspeaker.gloomkilforth.view.GloomView;

/**
 * The honest game in every method, begun in a position with a secret; a test overrides one method
 * to plant a leak.
 */
class LeakyGloom extends Honest<GloomState, GloomMove, GloomView> {
  private final GloomState start;

  LeakyGloom(Secrets secret) {
    super(Scene.GAME);
    this.start = secret.state();
  }

  @Override
  public Checked<GloomState> start(Setup setup) {
    return Checked.ok(start);
  }
}
