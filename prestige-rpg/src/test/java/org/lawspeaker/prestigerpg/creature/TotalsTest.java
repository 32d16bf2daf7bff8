package org.lawspeaker.prestigerpg.creature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;

import org.junit.jupiter.api.Test;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Step c: the damage of the round is totalled. */
class TotalsTest {
  @Test
  @Shows({"PRE-TOTAL-01"})
  void theSumOfTheStackIsTakenFromTheCreature() {
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .set(ANN, "attack-20")
            .set(BEN, "attack-5")
            .set(CID, "attack-40")
            .turns();

    scene.tells("total", "PRE-TOTAL-01");
    assertThat(scene.state().foe().life()).isEqualTo(35);
    assertThat(scene.says()).contains("Dummy has 35 life");
  }

  @Test
  @Shows({"PRE-TOTAL-01", "PRE-Q-14"})
  void theBeadMovesOnlyAfterAllTurns() {
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .set(ANN, "attack-20")
            .set(BEN, "attack-5")
            .hand(CID, "trip")
            .turns()
            .passesUntil("before-flip");

    assertThat(scene.state().foe().life()).isEqualTo(100);
    scene.passesUntil("flipped").passes();
    assertThat(scene.state().foe().life()).isEqualTo(100);
    scene.passes().passes().passes();
    assertThat(scene.state().foe().life()).isEqualTo(75);
  }

  @Test
  @Shows({"PRE-TOTAL-01"})
  void theCurrentValuesAreAddedUp() {
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .set(ANN, "attack-20")
            .hand(BEN, "rally")
            .turns()
            .passesUntil("flipped")
            .plays("ben: play rally");

    assertThat(scene.state().foe().life()).isEqualTo(60);
  }

  @Test
  @Shows({"PRE-TOTAL-01", "PRE-TOKEN-01"})
  void everyTokenLosesWhatWasAssignedToIt() {
    Scene scene =
        Scene.of(3)
            .faces("swarm")
            .set(ANN, "attack-20")
            .set(BEN, "attack-5")
            .set(CID, "attack-5")
            .turns()
            .plays("ann: token 1", "ben: token 3", "cid: token 1");

    assertThat(scene.state().foe().tokens().toString()).isEqualTo("[5, 30, 25]");
  }

  @Test
  @Shows({"PRE-TOTAL-02"})
  void aCreatureThatIsAliveAfterwardsAttacks() {
    Scene scene = Scene.of(3).faces("sweep").set(ANN, "attack-20").turns();

    scene.tells("alive", "PRE-TOTAL-02");
    assertThat(scene.kinds()).containsSubsequence("total", "alive", "strike");
  }

  @Test
  @Shows({"PRE-TOTAL-02", "PRE-Q-15"})
  void aCreatureThatWasKilledDoesNotAttack() {
    Scene scene = Scene.of(3).faces("sweep").creature(20).set(ANN, "attack-20").turns();

    assertThat(scene.kinds()).contains("killed").doesNotContain("alive", "strike");
  }

  @Test
  @Shows("PRE-Q-22")
  void anAttackThatDoesNothingIsNoDamageDone() {
    Scene scene = Scene.of(3).faces("stone").set(ANN, "attack-20").set(BEN, "attack-30").turns();

    assertThat(scene.state().clock().dealers()).isEqualTo(Scene.seats(BEN));
    assertThat(scene.sheet(ANN).pace().dealt()).isZero();
    assertThat(scene.sheet(ANN).pace().hit()).isTrue();
  }

  @Test
  @Shows({"PRE-TOTAL-01", "PRE-Q-60"})
  void whatIsNoCreatureHasNoLifeToLose() {
    Scene scene = Scene.of(3).faces("trap").set(ANN, "attack-20").turns();

    assertThat(scene.state().foe().life()).isZero();
    assertThat(scene.kinds()).contains("total").doesNotContain("alive");
  }
}
