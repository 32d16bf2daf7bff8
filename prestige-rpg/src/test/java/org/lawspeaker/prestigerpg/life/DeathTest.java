package org.lawspeaker.prestigerpg.life;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.DAN;
import static org.lawspeaker.prestigerpg.Scene.count;
import static org.lawspeaker.prestigerpg.Scene.number;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.moves.Order;
import org.lawspeaker.testkit.coverage.Shows;

class DeathTest {
  /** A creature that hits all for 10, then the holder of Initiative 1 for 5. */
  private static Scene sweep(int seats) {
    return Scene.of(seats).faces("sweep");
  }

  @Test
  @Shows("PRE-DEATH-01")
  void whoHasNoLifeLeftIsOutOfTheGame() {
    Scene scene = sweep(3).life(BEN, 10).hand(BEN, "attack-5").totals().passesUntil("nature");

    assertThat(scene.sheet(BEN).isAlive()).isFalse();
    assertThat(scene.sheet(BEN).hand().isEmpty()).isTrue();
    assertThat(count(scene.state().piles().discards(), "attack-5")).isEqualTo(1);
    assertThat(scene.sheet(ANN).life()).isEqualTo(85);
    assertThat(scene.sheet(CID).life()).isEqualTo(90);
  }

  @Test
  @Shows("PRE-DEATH-01")
  void theDeathIsToldToAll() {
    Scene scene = sweep(3).life(BEN, 10).totals().tells("died", "PRE-DEATH-01");

    assertThat(scene.says()).contains("seat 1 dies");
  }

  @Test
  @Shows("PRE-Q-62")
  void whoHasOneLifeLeftPlaysOn() {
    Scene scene = sweep(3).life(BEN, 11).totals().nature("PRE-INIT-01");

    assertThat(scene.sheet(BEN).isAlive()).isTrue();
    assertThat(scene.sheet(BEN).life()).isEqualTo(1);
  }

  @Test
  @Shows("PRE-DEATH-01")
  void theDeadSetNoCardAndDrawNone() {
    Scene scene = Scene.of(3).dead(BEN).faces("dummy").hand(ANN, "attack-5").hand(CID, "attack-5");
    scene.setting().asks("set", ANN, CID).plays("ann: set attack-5", "cid: set attack-5");
    scene.nature("PRE-INIT-01").plays("initiative 2 1", "draw attack-5", "draw attack-5");

    scene.asks("set", ANN, CID);
    assertThat(scene.sheet(BEN).hand().isEmpty()).isTrue();
  }

  @Test
  @Shows("PRE-DEATH-02")
  void forEachDeadPlayerTheHighestInitiativeIsRemoved() {
    Scene scene = sweep(4).life(BEN, 10).life(CID, 5).totals().nature("PRE-INIT-01");

    scene.allows(new Order(Pile.of(2, 1)), "PRE-INIT-01");
    scene.refuses(new Order(Pile.of(1, 2, 3)), "PRE-INIT-01");
    scene.refuses(new Order(Pile.of(1, 3)), "PRE-INIT-01");
    scene.plays("initiative 2 1");
    assertThat(scene.sheet(ANN).initiative()).isEqualTo(2);
    assertThat(scene.sheet(DAN).initiative()).isEqualTo(1);
  }

  @Test
  void theDeadHoldNoTokens() {
    Scene scene = sweep(3).life(BEN, 10).poison(BEN, 2).poison(CID, 1).totals();

    assertThat(scene.sheet(BEN).marks().poison()).isZero();
    assertThat(scene.sheet(CID).marks().poison()).isEqualTo(1);
  }

  @Test
  @Shows("PRE-Q-66")
  void theDeadKeepWhatTheyScored() {
    Scene scene = sweep(3).life(BEN, 10).prestige(BEN, 4).totals();

    assertThat(scene.sheet(BEN).prestige()).isEqualTo(4);
  }

  @Test
  @Shows("PRE-Q-64")
  void oneSurvivorPlaysOn() {
    Scene scene = sweep(3).life(BEN, 10).life(CID, 10).totals().nature("PRE-INIT-01");

    assertThat(scene.isOver()).isFalse();
    assertThat(scene.sheet(ANN).life()).isEqualTo(85);
  }

  @Test
  @Shows("PRE-Q-62")
  void whatTheDeadDiscardIsTold() {
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .life(ANN, 10)
            .set(ANN, "attack-20")
            .hand(ANN, "feint", "attack-5")
            .hand(BEN, "critical-miss")
            .turns()
            .passesUntil("flipped")
            .plays("ann: pass", "ben: play critical-miss")
            .passesUntil("nature");

    assertThat(scene.says()).contains("seat 2 discards Feint", "seat 2 discards Attack 5");
    scene.tells("discards", "PRE-Q-62");
    assertThat(scene.sheet(ANN).shown())
        .isEqualTo(Bag.of(number("feint"), number("attack-5")).toPile());
  }

  @Test
  @Shows("PRE-Q-63")
  void jointDeathsComeInTheOrderOfInitiative() {
    Scene scene = Scene.of(4).faces("sweep").initiative(1, 4, 2, 3).life(BEN, 10).life(DAN, 10);
    scene.deck().totals().passesUntil("nature");

    assertThat(scene.state().clock().fallen()).isEqualTo(Pile.of(DAN.index(), BEN.index()));
  }
}
