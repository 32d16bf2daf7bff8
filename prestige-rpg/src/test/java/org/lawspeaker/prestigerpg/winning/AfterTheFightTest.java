package org.lawspeaker.prestigerpg.winning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;

import org.junit.jupiter.api.Test;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** What lasted for the final fight is over with it, before a tie is fought out. */
class AfterTheFightTest {
  /** By killing Ann, who has become a creature, Ben comes to be tied with Cid. */
  private static Scene bitten() {
    Scene scene = Scene.ofReference(3).faces("ripper").last().bites(ANN, 1).life(ANN, 20);
    return scene.prestige(CID, 4).hand(BEN, "attack-20");
  }

  @Test
  @Shows("PRE-RELIC-05")
  void aRelicUsedInTheFightMayBeUsedAgainInTheTieBreak() {
    Scene scene = bitten().items(CID, "horn-of-dawn").deck().ends().passes();
    scene.plays("initiative 2 1", "cid: use seat-0-horn-of-dawn", "initiative 1 2");
    scene.plays("ben: set attack-20").passesUntil("nature").tells("tie", "PRE-TIE-01");

    scene.plays("draw attack-20", "reveal falling-ceiling").passesUntil("nature");
    scene.plays("initiative 2 1");
    assertThat(scene.asks("initiative", CID).offers(CID)).contains("use seat-0-horn-of-dawn");
  }

  @Test
  @Shows("PRE-Q-70")
  void aHandThatGrewForTheFightIsCutBeforeTheTieBreak() {
    Scene scene = bitten().character(BEN, "nephiedra").hand(BEN, "feint");
    scene.hand(BEN, "attack-5", "attack-5", "attack-5", "attack-5", "attack-5").ends().passes();
    scene.plays("initiative 2 1", "ben: ability", "draw attack-10", "draw attack-10");
    scene.plays("ben: set attack-20");
    assertThat(scene.sheet(BEN).hand().size()).isEqualTo(8);

    scene.passesUntil("hand-limit").asks("hand-limit", BEN);
  }
}
