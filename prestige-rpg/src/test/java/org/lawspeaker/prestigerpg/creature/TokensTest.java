package org.lawspeaker.prestigerpg.creature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;

import org.junit.jupiter.api.Test;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.moves.PickToken;
import org.lawspeaker.testkit.coverage.Shows;

/** Creatures that are tokens. */
class TokensTest {
  @Test
  @Shows({"PRE-TOKEN-01"})
  void everyTokenIsATargetOfItsOwn() {
    Scene scene = Scene.of(3).faces("swarm").set(ANN, "attack-20").turns();

    assertThat(scene.state().foe().tokens().toString()).isEqualTo("[30, 30, 30]");
    assertThat(scene.offers(ANN)).containsExactly("token 1", "token 2", "token 3");
  }

  @Test
  @Shows({"PRE-TOKEN-02"})
  void thePlayerAssignsTheAttackToOneToken() {
    Scene scene = Scene.of(3).faces("swarm").set(ANN, "attack-20").turns();

    scene.asks("token", ANN).asksBy("PRE-TOKEN-02").allows(new PickToken(ANN, 2), "PRE-TOKEN-02");
    scene.plays("ann: token 3");
    assertThat(scene.state().foe().tokens().toString()).isEqualTo("[30, 30, 10]");
  }

  @Test
  @Shows({"PRE-TOKEN-02", "PRE-Q-107"})
  void aDeadTokenIsNoTarget() {
    Scene scene = Scene.of(3).faces("swarm").tokens(30, 0, 30).set(ANN, "attack-20").turns();

    assertThat(scene.offers(ANN)).containsExactly("token 1", "token 3");
    scene.refuses(new PickToken(ANN, 1), "PRE-Q-107");
    scene.refuses(new PickToken(ANN, 3), "PRE-TOKEN-02");
    scene.refuses(new PickToken(BEN, 0), "PRE-TOKEN-02");
  }

  @Test
  @Shows({"PRE-TOKEN-02"})
  void theOnlyTokenLeftNeedsNoChoice() {
    Scene scene = Scene.of(3).faces("swarm").tokens(0, 30, 0).set(ANN, "attack-20").turns();

    assertThat(scene.state().foe().tokens().toString()).isEqualTo("[0, 10, 0]");
  }

  @Test
  @Shows({"PRE-TOKEN-02"})
  void aManeuverIsAssignedToNoToken() {
    Scene scene = Scene.of(3).faces("swarm").set(ANN, "feint").turns();

    assertThat(scene.kinds()).contains("total");
  }

  @Test
  @Shows({"PRE-TOKEN-03", "PRE-BONUS-01"})
  void inABonusRoundOnlyTheLastTokenEarnsTheBonus() {
    Scene scene =
        Scene.of(3)
            .encounter(8)
            .faces("swarm")
            .tokens(0, 5, 5)
            .set(ANN, "attack-20")
            .set(BEN, "attack-20")
            .turns()
            .plays("ann: token 2");

    assertThat(scene.sheet(ANN).prestige()).isEqualTo(1);
    assertThat(scene.sheet(BEN).prestige()).isEqualTo(1 + 3 + 2);
  }

  @Test
  @Shows({"PRE-Q-58"})
  void aBlowAgainstAllTokensDoesDamageToThoseThatLiveOnly() {
    Scene scene =
        Scene.of(3)
            .faces("swarm")
            .tokens(0, 60, 60)
            .items(ANN, "alchemist-fire")
            .hand(CID, "trip")
            .turns()
            .plays("ann: use seat-2-alchemist-fire", "cid: pass")
            .passes();

    assertThat(scene.state().foe().tokens().toString()).isEqualTo("[0, 30, 30]");
    assertThat(scene.sheet(ANN).pace().dealt()).isEqualTo(60);
    assertThat(scene.says()).noneMatch(says -> says.contains("token 1"));
  }
}
