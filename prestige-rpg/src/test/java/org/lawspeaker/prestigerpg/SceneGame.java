package org.lawspeaker.prestigerpg;

import org.lawspeaker.engine.cards.PackText;

/** The game with the cards of {@link Scene}. */
public final class SceneGame {
  public static final PrestigeRpg GAME = of(pack());

  /** The same, every creature being fought in the fog of war. */
  public static final PrestigeRpg IN_FOG =
      of(
          pack().substring(0, pack().indexOf("\nevents:"))
              + "\nevents:\n"
              + "  - {name: Fog, kind: event, activation: [1, 2, 3, 4, 5, 6, 7, 8, 9],\n"
              + "     lasting: [{fog: {liar: 3, doubter: 1}}], provenance: house}\n");

  private SceneGame() {}

  private static String pack() {
    return PackText.resource(Scene.class, "scene-pack.yaml").text().replace("\r\n", "\n");
  }

  private static PrestigeRpg of(String pack) {
    return PrestigeRpgProvider.read(new PackText("scene-pack.yaml", pack)).orThrow();
  }
}
