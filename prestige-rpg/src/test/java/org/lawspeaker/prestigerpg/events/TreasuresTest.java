package org.lawspeaker.prestigerpg.events;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.testkit.coverage.Shows;

class TreasuresTest {
  @Test
  @Shows("PRE-EVENT-09")
  void aTreasureWaitsForTheEndOfTheEncounter() {
    Scene scene = Scene.ofReference(3).faces("ripper").event("spoils-to-the-bold");
    scene.sheet(ANN, sheet -> sheet.withPace(sheet.pace().withDealt(20))).ends().passes();
    scene.nature("PRE-RELIC-02");
  }

  /** Ben, with most Prestige, is asked whether he pays 20 life for a Relic. */
  private static Scene grave(int life) {
    Scene scene = Scene.ofReference(3).faces("ripper").event("a-grave-with-your-name");
    scene.prestige(BEN, 5).prestige(ANN, 3).life(BEN, life).ends();
    return scene.asks("choice", BEN).plays("ben: choose 1");
  }

  @Test
  void whoeverChoosesToSufferForARelicGainsIt() {
    Scene scene = grave(21).nature("PRE-RELIC-02").plays("relic evil-eye");
    assertThat(scene.sheet(BEN).life()).isEqualTo(1);
    assertThat(scene.sheet(BEN).items()).hasSize(1);
  }

  @Test
  void nobodyElseGainsTheRelicOfWhoeverDiesForIt() {
    Scene scene = grave(20);
    assertThat(scene.kinds()).contains("died");
    assertThat(scene.outcomes()).allMatch(drawn -> drawn.startsWith("draw "));
  }
}
