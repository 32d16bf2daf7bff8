package org.lawspeaker.prestigerpg;

import org.lawspeaker.engine.cards.PackText;

/** The game with the cards of {@link Scene}. */
public final class SceneGame {
  public static final PrestigeRpg GAME =
      PrestigeRpgProvider.read(PackText.resource(Scene.class, "scene-pack.yaml")).orThrow();

  private SceneGame() {}
}
