package org.lawspeaker.prestigerpg.laws;

import org.lawspeaker.engine.laws.Honest;
import org.lawspeaker.prestigerpg.PrestigeRpg;
import org.lawspeaker.prestigerpg.SceneGame;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.table.PrestigeState;
import org.lawspeaker.prestigerpg.view.PrestigeView;

/** The honest game in every method; a test overrides one to plant a leak. */
class LeakyPrestige extends Honest<PrestigeState, PrestigeMove, PrestigeView> {
  LeakyPrestige() {
    super(SceneGame.GAME);
  }

  LeakyPrestige(PrestigeRpg game) {
    super(game);
  }
}
