package org.lawspeaker.prestigerpg;

import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.prestigerpg.table.Cards;

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

  /** The game with these cards. */
  public static PrestigeRpg with(Cards cards) {
    return PrestigeRpg.of(cards.pack(), "", GAME.rulebook());
  }

  /** The cards of {@link Scene} with another text in one place. */
  public static Cards altered(String printed, String other) {
    return of(once(pack(), printed).replace(printed, other)).cards();
  }

  /** The cards of the reference pack with another text in one place. */
  public static Cards alteredReference(String printed, String other) {
    return of(once(reference(), printed).replace(printed, other)).cards();
  }

  private static String once(String pack, String printed) {
    if (pack.indexOf(printed) < 0 || pack.indexOf(printed) != pack.lastIndexOf(printed)) {
      throw new IllegalArgumentException("not once in the pack: " + printed);
    }
    return pack;
  }

  private static String reference() {
    PackText text = PackText.resource(PrestigeRpgProvider.class, "reference-pack.yaml");
    return text.text().replace("\r\n", "\n");
  }

  private static String pack() {
    return PackText.resource(Scene.class, "scene-pack.yaml").text().replace("\r\n", "\n");
  }

  private static PrestigeRpg of(String pack) {
    return PrestigeRpgProvider.read(new PackText("scene-pack.yaml", pack)).orThrow();
  }
}
