package org.lawspeaker.gloomkilforth.vocabulary;

import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;
import org.lawspeaker.gloomkilforth.Scene;

/** A lone hero that meets a Sulphur Imp in the Bone Fields. */
final class Imps {
  private Imps() {}

  static Scene battle(GloomOfKilforth game, String hero) {
    return Scene.of(
        game,
        Setup.of(1),
        """
        heroes: {0: {at: bone-fields, fate: 0, %s}}
        places: {bone-fields: {encounters: [sulphur-imp]}}
        """
            .formatted(hero));
  }

  static Scene battle(String hero) {
    return battle(Scene.GAME, hero);
  }
}
