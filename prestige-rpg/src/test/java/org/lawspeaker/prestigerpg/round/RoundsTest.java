package org.lawspeaker.prestigerpg.round;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.testkit.coverage.Shows;

/** The steps of a combat round and what follows a round. */
class RoundsTest {
  @Test
  @Shows({"PRE-FLOW-02", "PRE-Q-08"})
  void theStepsOfARoundComeInOrder() {
    Scene scene =
        Scene.of(3).faces("sweep").hand(ANN, "attack-20").setting().plays("ann: set attack-20");

    assertThat(scene.kinds()).containsSubsequence("set", "flipped", "total", "strike", "discarded");
    scene.nature("PRE-INIT-01").plays("initiative 3 2 1");
    assertThat(scene.kinds()).containsExactly("initiative");
    scene.nature("PRE-DRAW-01").plays("draw feint", "draw feint", "draw feint");
    scene.asks("set", ANN, BEN, CID);
    assertThat(scene.kinds()).contains("round");
    assertThat(scene.state().clock().round()).isEqualTo(2);
  }

  @Test
  @Shows({"PRE-FLOW-02", "PRE-RANDOM-02"})
  void randomAttacksComeBetweenTheInitiativeAndTheDraw() {
    Scene scene = Scene.of(3).faces("bull").turns().plays("initiative 3 2 1");

    assertThat(scene.kinds()).containsExactly("initiative", "strike", "hurt");
    scene.nature("PRE-DRAW-01");
  }

  @Test
  @Shows({"PRE-CLEAN-01"})
  void theDamageStackIsDiscardedAfterTheSpecificAttacks() {
    Scene scene =
        Scene.of(3)
            .faces("sweep")
            .set(ANN, "attack-20")
            .set(BEN, "attack-5")
            .riders(BEN, "focus-strength")
            .turns();

    scene.tells("discarded", "PRE-CLEAN-01");
    assertThat(scene.kinds().lastIndexOf("strike")).isLessThan(scene.kinds().indexOf("discarded"));
    assertThat(scene.state().stack()).isEmpty();
    assertThat(Scene.count(scene.state().piles().discards(), "attack-20")).isEqualTo(1);
    assertThat(Scene.count(scene.state().piles().discards(), "attack-5")).isEqualTo(1);
    assertThat(Scene.count(scene.state().piles().discards(), "focus-strength")).isEqualTo(1);
  }

  @Test
  void whereNoAttackLiesNoneIsDiscarded() {
    assertThat(Scene.of(3).faces("sweep").totals().kinds())
        .contains("strike")
        .doesNotContain("discarded");
  }

  @Test
  @Shows({"PRE-INIT-01", "PRE-Q-61"})
  void everyPlayerDrawsANewInitiative() {
    Scene scene = Scene.of(3).faces("dummy").turns();

    assertThat(scene.outcomes()).hasSize(6);
    scene.plays("initiative 2 1 3");
    assertThat(scene.sheets()).extracting(Sheet::initiative).containsExactly(3, 1, 2);
  }

  @Test
  @Shows({"PRE-INIT-01", "PRE-Q-61"})
  void theOldInitiativeHoldsUntilTheNewIsDrawn() {
    Scene scene = Scene.of(3).faces("sweep").initiative(1, 3, 2).turns();

    assertThat(scene.says()).contains("Sweep attacks seat 2 for 5");
    assertThat(scene.sheets()).extracting(Sheet::initiative).containsExactly(1, 3, 2);
  }

  @Test
  @Shows({"PRE-DRAW-01"})
  void everyPlayerDrawsOneCard() {
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .randomAttacks()
            .nature("PRE-DRAW-01")
            .plays("draw attack-5", "draw attack-20", "draw feint");

    assertThat(Scene.count(scene.sheet(ANN).hand(), "attack-5")).isEqualTo(1);
    assertThat(Scene.count(scene.sheet(BEN).hand(), "attack-20")).isEqualTo(1);
    assertThat(Scene.count(scene.sheet(CID).hand(), "feint")).isEqualTo(1);
    scene.asks("set", ANN, BEN, CID);
  }

  @Test
  @Shows({"PRE-DRAW-01", "PRE-Q-54"})
  void theDrawsGoInTheNewInitiativeOrder() {
    Scene scene =
        Scene.of(3).faces("dummy").turns().plays("initiative 2 1 3").plays("draw attack-50");

    assertThat(scene.sheet(BEN).hand().size()).isEqualTo(1);
    scene.plays("draw attack-40");
    assertThat(scene.sheet(CID).hand().size()).isEqualTo(1);
    scene.plays("draw attack-30");
    assertThat(scene.sheet(ANN).hand().size()).isEqualTo(1);
  }

  @Test
  @Shows({"PRE-DRAW-02"})
  void nobodyDrawsBeforeTheLastAttackOfTheCreatureIsOver() {
    Scene scene =
        Scene.of(3).faces("bull").hand(BEN, "counter-strike").randomAttacks().passesUntil("struck");

    assertThat(scene.sheet(BEN).life()).isEqualTo(85);
    assertThat(scene.sheet(ANN).hand().size()).isEqualTo(0);
    scene.plays("ben: pass").nature("PRE-DRAW-01");
  }

  @Test
  @Shows({"PRE-ROUND-01"})
  void roundsFollowEachOtherWhileTheCreatureLives() {
    Scene scene = Scene.of(3).faces("dummy").deck().begins(Flow.ROUND).plays("initiative 3 2 1");

    assertThat(scene.state().clock().round()).isEqualTo(3);
    scene.plays("initiative 3 2 1");
    assertThat(scene.state().clock().round()).isEqualTo(4);
    assertThat(scene.kinds()).doesNotContain("end");
  }

  @Test
  @Shows({"PRE-ROUND-01"})
  void afterTheKillThereIsNoOtherRound() {
    Scene scene = Scene.of(3).faces("weakling").set(ANN, "attack-20").turns();

    assertThat(scene.kinds()).contains("end").doesNotContain("round");
    assertThat(scene.state().clock().round()).isEqualTo(1);
  }

  @Test
  @Shows({"PRE-ROUND-01", "PRE-Q-60"})
  void anEncounterWithoutACreatureEndsByItsOwnConditionAndNobodyScores() {
    Scene scene =
        Scene.of(3)
            .faces("trap")
            .deck("feint", "feint", "feint")
            .begins(Flow.NEXT_ROUND)
            .plays("initiative 3 2 1")
            .plays("draw feint", "draw feint", "draw feint");

    scene.tells("completed", "PRE-Q-60").tells("nobody-scores", "PRE-Q-60");
    assertThat(scene.sheets()).extracting(Sheet::prestige).containsExactly(0, 0, 0);
    assertThat(scene.sheets()).allMatch(sheet -> sheet.trophies().isEmpty());
  }

  @Test
  @Shows({"PRE-Q-60", "PRE-WIN-01"})
  void anEncounterThatNobodyScoredCountsAsDefeated() {
    Scene scene = Scene.of(3).encounter(9).faces("trap").prestige(BEN, 2).ends();

    assertThat(scene.isOver()).isTrue();
    assertThat(scene.outcome().results().get(1)).isEqualTo(Outcome.Result.WON);
  }

  @Test
  @Shows({"PRE-Q-112"})
  void theBoundOfRoundsLosesTheGameForAll() {
    Scene scene = boundReached(Scene.of(3), 100);

    assertThat(scene.isOver()).isTrue();
    assertThat(scene.outcome().citation()).isEqualTo(Citation.of("PRE-Q-112"));
    assertThat(scene.outcome().results()).containsOnly(Outcome.Result.LOST);
    scene.tells("bound", "PRE-Q-112");
    assertThat(scene.kinds()).containsSubsequence("bound", "game-over");
  }

  @Test
  @Shows({"PRE-Q-112"})
  void beforeTheBoundTheEncounterGoesOn() {
    assertThat(boundReached(Scene.of(3), 99).isOver()).isFalse();
    assertThat(boundReached(Scene.of(3), 99).kinds()).doesNotContain("bound");
    assertThat(boundReached(Scene.of(3, "round-bound=20"), 19).isOver()).isFalse();
  }

  @Test
  @Shows({"PRE-Q-112"})
  void theBoundIsSetBeforeTheGame() {
    assertThat(boundReached(Scene.of(3, "round-bound=50"), 50).isOver()).isTrue();
    assertThat(boundReached(Scene.of(3, "round-bound=20"), 20).isOver()).isTrue();
  }

  @Test
  @Shows({"PRE-Q-112"})
  void noPartOfAnEncounterBeginsAfterTheBound() {
    assertThat(firstPartOfTwo(99).passesUntil("nature").kinds()).contains("phase");

    Scene bound = firstPartOfTwo(100).passesUntil("over");

    assertThat(bound.kinds()).contains("killed", "bound").doesNotContain("phase");
    assertThat(bound.outcome().citation()).isEqualTo(Citation.of("PRE-Q-112"));
    assertThat(bound.outcome().results()).containsOnly(Outcome.Result.LOST);
  }

  private static Scene firstPartOfTwo(int round) {
    Scene scene = Scene.ofReference(3).faces("emperor-lich").round(round).tokens(0, 5, 0);
    return scene.character(ANN, "vasha-the-red").set(ANN, "attack-20").turns();
  }

  private static Scene boundReached(Scene scene, int round) {
    return scene.round(round).faces("dummy").prestige(ANN, 5).begins(Flow.NEXT_ROUND);
  }
}
