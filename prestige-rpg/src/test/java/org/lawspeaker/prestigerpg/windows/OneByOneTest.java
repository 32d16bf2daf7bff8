package org.lawspeaker.prestigerpg.windows;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;

import org.junit.jupiter.api.Test;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.moves.Pass;
import org.lawspeaker.testkit.coverage.Shows;

/** The other reading of windows: the players are asked one after another. */
class OneByOneTest {
  private static Scene flipped() {
    return Scene.of(3, "asking=one-by-one")
        .faces("dummy")
        .initiative(1, 3, 2)
        .set(CID, "attack-20")
        .hand(CID, "feint")
        .hand(BEN, "stumble")
        .hand(ANN, "rally")
        .turns()
        .passesUntil("flipped");
  }

  @Test
  @Shows({"PRE-Q-10"})
  void theInitiativeClosestToOneIsAskedFirst() {
    flipped()
        .asks("flipped", ANN)
        .plays("ann: pass")
        .asks("flipped", CID)
        .plays("cid: pass")
        .asks("flipped", BEN);
  }

  @Test
  @Shows({"PRE-Q-10"})
  void whoseTurnItIsNotMayNotAnswer() {
    flipped().refuses(new Pass(BEN), "PRE-Q-10");
  }

  @Test
  @Shows({"PRE-Q-10"})
  void theFirstPlayThatIsOfferedIsMadeAtOnce() {
    Scene scene = flipped().plays("ann: play rally");

    assertThat(scene.says()).contains("seat 2 plays Rally");
  }

  @Test
  @Shows({"PRE-Q-10"})
  void afterAPlayTheWindowIsAskedFromTheStart() {
    Scene scene =
        flipped().plays("ann: pass", "cid: pass", "ben: play stumble").passesUntil("flipped");

    scene.asks("flipped", ANN).plays("ann: play rally").passesUntil("checked");
    assertThat(scene.state().stack().get(0).value()).isEqualTo(20);
  }

  @Test
  @Shows({"PRE-Q-10"})
  void itClosesWhenAllHavePassedInARow() {
    Scene scene = flipped().plays("ann: pass", "cid: pass", "ben: pass");

    assertThat(scene.kinds()).contains("hit");
    scene.asks("checked", ANN);
  }

  @Test
  @Shows({"PRE-Q-105"})
  void theSamePlayersAreAsked() {
    Scene.of(3, "asking=one-by-one")
        .faces("dummy")
        .set(ANN, "attack-20")
        .hand(BEN, "feint")
        .turns()
        .asks("cards-set", BEN)
        .plays("ben: pass")
        .asks("flipped", BEN);
  }
}
