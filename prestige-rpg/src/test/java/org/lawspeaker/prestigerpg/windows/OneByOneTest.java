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
        .initiative(2, 3, 1)
        .set(ANN, "attack-20")
        .hand(ANN, "feint")
        .hand(BEN, "stumble")
        .hand(CID, "rally")
        .turns()
        .passesUntil("flipped");
  }

  @Test
  @Shows({"PRE-Q-10"})
  void theInitiativeClosestToOneIsAskedFirst() {
    flipped()
        .asks("flipped", CID)
        .plays("cid: pass")
        .asks("flipped", ANN)
        .plays("ann: pass")
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
    Scene scene = flipped().plays("cid: play rally");

    assertThat(scene.says()).contains("seat 2 plays Rally");
  }

  @Test
  @Shows({"PRE-Q-10"})
  void afterAPlayTheWindowIsAskedFromTheStart() {
    Scene scene =
        flipped().plays("cid: pass", "ann: pass", "ben: play stumble").passesUntil("flipped");

    scene.asks("flipped", CID).plays("cid: play rally").passesUntil("checked");
    assertThat(scene.state().stack().get(0).value()).isEqualTo(20);
  }

  @Test
  @Shows({"PRE-Q-10"})
  void itClosesWhenAllHavePassedInARow() {
    Scene scene = flipped().plays("cid: pass", "ann: pass", "ben: pass");

    assertThat(scene.kinds()).contains("hit");
    scene.asks("checked", CID);
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
