package org.lawspeaker.prestigerpg.life;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.DAN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.state.Held;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.testkit.coverage.Shows;

/** When a player dies, and what becomes of what was theirs. */
class DyingTest {
  @Test
  @Shows({"PRE-Q-62"})
  void atNoLifePointAPlayerDiesAtOnce() {
    Scene scene = Scene.of(3).faces("bull").life(BEN, 15).randomAttacks();

    scene.tells("died", "PRE-DEATH-01");
    assertThat(scene.sheet(BEN).isAlive()).isFalse();
    assertThat(scene.sheet(BEN).life()).isEqualTo(0);
  }

  @Test
  @Shows({"PRE-Q-62"})
  void withOneLifePointLeftAPlayerLives() {
    Scene scene = Scene.of(3).faces("bull").life(BEN, 16).randomAttacks();

    assertThat(scene.sheet(BEN).isAlive()).isTrue();
    assertThat(scene.sheet(BEN).life()).isEqualTo(1);
  }

  @Test
  @Shows({"PRE-Q-62"})
  void handAndRidersAreDiscardedAndItemsLieAsLoot() {
    Scene scene =
        Scene.of(3)
            .faces("sweep")
            .life(BEN, 10)
            .prestige(BEN, 4)
            .hand(BEN, "feint", "trip")
            .riders(BEN, "slip-behind")
            .items(BEN, "healing-potion", "potion-of-strength")
            .sheet(BEN, DyingTest::tippedSecond)
            .totals()
            .passesUntil("nature");

    assertThat(scene.sheet(BEN).hand().size()).isEqualTo(0);
    assertThat(scene.sheet(BEN).riders()).isEmpty();
    assertThat(Scene.count(scene.state().piles().discards(), "feint")).isEqualTo(1);
    assertThat(Scene.count(scene.state().piles().discards(), "trip")).isEqualTo(1);
    assertThat(Scene.count(scene.state().piles().discards(), "slip-behind")).isEqualTo(1);
    assertThat(scene.sheet(BEN).items())
        .extracting(Held::card)
        .containsExactly(Scene.number("healing-potion"));
    assertThat(Scene.count(scene.state().piles().removed(), "potion-of-strength")).isEqualTo(1);
    assertThat(scene.sheet(BEN).prestige()).isEqualTo(4);
  }

  @Test
  @Shows({"PRE-Q-62"})
  void allSeeWhatTheDeadHeldAndHadSet() {
    Scene scene = Scene.of(3).faces("dummy").initiative(1, 2, 3).items(ANN, "alchemist-fire");
    scene.life(CID, 10).hand(CID, "feint", "trip").set(CID, "attack-20").set(ANN, "attack-5");
    scene.turns().plays("cid: pass", "ann: use seat-2-alchemist-fire").passes();

    Pile all = Pile.of(Scene.number("attack-20"), Scene.number("feint"), Scene.number("trip"));
    assertThat(scene.sheet(CID).shown().sorted()).isEqualTo(all.sorted());
    assertThat(scene.says())
        .contains("seat 0 discards Attack 20", "seat 0 discards Feint", "seat 0 discards Trip");
  }

  private static Sheet tippedSecond(Sheet sheet) {
    Held potion = sheet.items().get(1);
    return sheet.withItems(sheet.items().get(0), potion.withTipped(true));
  }

  @Test
  @Shows({"PRE-Q-62"})
  void aSetCardOfTheDeadIsDiscardedAndTheirNumberSkipped() {
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .items(ANN, "alchemist-fire")
            .life(BEN, 10)
            .set(ANN, "attack-5")
            .set(BEN, "attack-20")
            .set(CID, "attack-30")
            .turns()
            .plays("ann: use seat-2-alchemist-fire")
            .tells("discards", "PRE-Q-62")
            .plays("ann: set attack-5", "cid: set attack-30");

    assertThat(Scene.count(scene.state().piles().discards(), "attack-20")).isEqualTo(1);
    assertThat(scene.says().stream().filter(says -> says.contains("flips")))
        .containsExactly("seat 2 flips Attack 5", "seat 0 flips Attack 30");
  }

  @Test
  @Shows({"PRE-Q-62", "PRE-DEATH-02"})
  void fromTheNextDrawOnTheHighestNumberIsMissing() {
    Scene scene = Scene.of(4).faces("sweep").life(BEN, 10).totals();

    assertThat(scene.outcomes()).hasSize(6).contains("initiative 1 3 2");
    scene.plays("initiative 1 3 2");
    assertThat(scene.sheet(ANN).initiative()).isEqualTo(3);
    assertThat(scene.sheet(CID).initiative()).isEqualTo(1);
    assertThat(scene.sheet(DAN).initiative()).isEqualTo(2);
  }

  @Test
  @Shows({"PRE-Q-62", "PRE-Q-37"})
  void whoDiesOfTheirOwnCancelledAttackHasNoMoreOfTheTurn() {
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .life(ANN, 10)
            .set(ANN, "attack-20")
            .hand(BEN, "critical-miss")
            .turns()
            .passesUntil("flipped")
            .plays("ben: play critical-miss");

    assertThat(scene.sheet(ANN).isAlive()).isFalse();
    assertThat(scene.state().foe().life()).isEqualTo(100);
    assertThat(scene.kinds()).doesNotContain("hit");
  }

  @Test
  @Shows({"PRE-Q-62"})
  void theDeadAreNotAsked() {
    Scene.of(3)
        .faces("sweep")
        .life(BEN, 10)
        .hand(ANN, "feint")
        .hand(BEN, "counter-strike")
        .totals()
        .passesUntil("struck")
        .asks("struck", ANN);
  }

  @Test
  @Shows({"PRE-Q-104"})
  void theDamageOfAnItemIsNoAttackThatCanBeCountered() {
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .items(ANN, "alchemist-fire")
            .hand(BEN, "counter-strike")
            .turns()
            .passesUntil("checked")
            .plays("ann: use seat-2-alchemist-fire", "ben: pass")
            .asks("announced", BEN)
            .plays("ben: pass");

    assertThat(scene.sheet(BEN).life()).isEqualTo(90);
    assertThat(scene.kinds()).doesNotContain("strike");
    scene.asks("checked", BEN);
  }

  @Test
  @Shows({"PRE-Q-106"})
  void aCardThatRaisesAnAttackLeavesTheKillWithItsOwner() {
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .creature(30)
            .set(ANN, "attack-20")
            .hand(BEN, "rally")
            .turns()
            .passesUntil("flipped")
            .plays("ben: play rally")
            .passesUntil("nature");

    assertThat(scene.sheet(ANN).prestige()).isEqualTo(3);
    assertThat(scene.sheet(BEN).prestige()).isEqualTo(0);
  }

  @Test
  @Shows({"PRE-Q-107"})
  void theKillerOfATokenScoresItAtOnceAndOfTheLastTheCard() {
    Scene scene =
        Scene.of(3)
            .faces("swarm")
            .tokens(0, 5, 5)
            .set(ANN, "attack-20")
            .set(BEN, "attack-20")
            .turns()
            .plays("ann: token 2");

    assertThat(scene.sheet(ANN).prestige()).isEqualTo(1);
    assertThat(scene.sheet(ANN).trophies().isEmpty()).isTrue();
    assertThat(scene.sheet(BEN).prestige()).isEqualTo(1 + 3);
    assertThat(scene.sheet(BEN).trophies().size()).isEqualTo(1);
  }
}
