package org.lawspeaker.prestigerpg.strike;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.DAN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.SceneGame;
import org.lawspeaker.prestigerpg.moves.PickSeat;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.testkit.coverage.Shows;

/** An attack with which a player is named whom the creature attacks instead. */
class NamedPlayerTest {
  private static final String UGLY = "i-think-he-called-you-ugly-too";

  @Test
  @Shows({"PRE-Q-39"})
  void itIsAnAttackOfTenWithWhichAnotherPlayerIsNamed() {
    Scene scene = Scene.of(3).faces("bull").set(ANN, UGLY).turns();

    scene.asks("name", ANN).asksBy("PRE-Q-39").refuses(new PickSeat(ANN, ANN), "PRE-Q-39");
    assertThat(scene.offers(ANN)).containsExactly("player seat-1", "player seat-0");
    scene.allows(new PickSeat(ANN, CID), "PRE-Q-39").plays("ann: player seat-0");
    assertThat(scene.says())
        .contains("seat 2 uses I think he called you ugly too and names seat 0");
    assertThat(scene.state().foe().life()).isEqualTo(90);
  }

  @Test
  @Shows({"PRE-Q-39"})
  void theDeadAreNotNamed() {
    Scene scene = Scene.of(3).faces("bull").dead(BEN).set(ANN, UGLY).turns();

    assertThat(scene.offers(ANN)).containsExactly("player seat-0");
    scene.refuses(new PickSeat(ANN, BEN), "PRE-Q-39");
  }

  @Test
  @Shows({"PRE-Q-39"})
  void anAttackOnOnePlayerHitsTheNamedPlayerInstead() {
    Scene scene = Scene.of(3).faces("bully").set(ANN, UGLY).turns().plays("ann: player seat-0");

    assertThat(scene.says()).contains("Bully attacks seat 0 for 20");
    assertThat(scene.sheets()).extracting(Sheet::life).containsExactly(100, 100, 80);
  }

  @Test
  @Shows({"PRE-Q-39"})
  void aRandomAttackOfTheSameRoundIsRedirectedToo() {
    Scene scene =
        Scene.of(3)
            .faces("bull")
            .set(ANN, UGLY)
            .turns()
            .plays("ann: player seat-0", "initiative 1 2 3");

    assertThat(scene.says()).contains("Bull attacks seat 0 for 15");
  }

  @Test
  @Shows({"PRE-Q-39"})
  void attacksOnTheWholePartyAreUnchanged() {
    Scene scene = Scene.of(3).faces("sweep").set(ANN, UGLY).turns().plays("ann: player seat-0");

    assertThat(scene.sheets()).extracting(Sheet::life).containsExactly(90, 90, 85);
  }

  @Test
  @Shows("PRE-Q-39")
  void anAttackOnAllWhoDidNoDamageSelectsNoSinglePlayerEvenIfThereIsOnlyOne() {
    Cards cards =
        SceneGame.altered("at: most-damage, damage: 20}]\n", "at: no-damage, damage: 20}]\n");
    Scene scene = Scene.with(cards, 3).faces("bully").set(ANN, UGLY).set(BEN, "attack-5");

    scene.turns().plays("ann: player seat-1");
    assertThat(scene.says()).contains("Bully attacks seat 0 for 20");
  }

  @Test
  @Shows({"PRE-Q-39"})
  void theNextRoundIsAsBefore() {
    Scene scene =
        Scene.of(3)
            .faces("bully")
            .set(ANN, UGLY)
            .turns()
            .plays("ann: player seat-0", "initiative 3 2 1")
            .plays("draw attack-20", "draw feint", "draw feint")
            .plays("ann: set attack-20", "ben: set feint", "cid: set feint");

    assertThat(scene.says()).contains("Bully attacks seat 2 for 20");
  }

  @Test
  @Shows({"PRE-Q-39"})
  void ofSeveralTheLastOnePlayedCounts() {
    Scene scene =
        Scene.of(3)
            .faces("bully")
            .set(ANN, UGLY)
            .set(CID, UGLY)
            .turns()
            .plays("ann: player seat-0", "cid: player seat-1");

    assertThat(scene.says()).contains("Bully attacks seat 1 for 20");
  }

  @Test
  @Shows({"PRE-Q-39"})
  void ifThePlayerNamedLastIsDeadNothingIsRedirected() {
    Scene scene =
        Scene.of(4)
            .faces("bully")
            .set(ANN, UGLY)
            .set(BEN, UGLY)
            .set(CID, "attack-100")
            .life(CID, 10)
            .creature(200)
            .items(BEN, "alchemist-fire")
            .turns()
            .plays("ann: player seat-3", "ben: pass", "ben: player seat-0")
            .plays("ben: use seat-1-alchemist-fire");

    assertThat(scene.sheet(CID).isAlive()).isFalse();
    assertThat(scene.says()).contains("Bully attacks seat 1 for 20");
    assertThat(scene.sheet(BEN).pace().dealt()).isEqualTo(40);
  }

  @Test
  @Shows({"PRE-Q-39"})
  void aLoneSurvivorNamesNobody() {
    Scene scene = Scene.of(3).faces("bully").dead(BEN).dead(CID).set(ANN, UGLY).turns();

    assertThat(scene.says()).contains("Bully attacks seat 2 for 20");
  }

  @Test
  @Shows({"PRE-Q-39"})
  void anAttackThatWasCancelledRedirectsNothing() {
    Scene scene =
        Scene.of(3)
            .faces("bull")
            .set(ANN, UGLY)
            .hand(BEN, "critical-miss")
            .turns()
            .passesUntil("name")
            .plays("ann: player seat-0")
            .asks("flipped", BEN)
            .plays("ben: play critical-miss")
            .passesUntil("nature")
            .plays("initiative 3 1 2");

    assertThat(scene.says()).contains("Bull attacks seat 2 for 15");
  }

  @Test
  @Shows({"PRE-Q-39", "PRE-HIVEMIND-02"})
  void aDeadTokenIsNotRedirected() {
    Scene scene =
        Scene.of(3).faces("swarm").tokens(30, 30, 30).set(ANN, UGLY).set(BEN, "attack-20");
    scene.turns().plays("ann: token 1", "ann: player seat-0", "ben: token 1");

    assertThat(scene.state().foe().tokens()).isEqualTo(Pile.of(0, 30, 30));
    assertThat(scene.says()).contains("Swarm attacks seat 1 for 10");
  }

  @Test
  @Shows({"PRE-Q-39", "PRE-HIVEMIND-01"})
  void whoIsNamedAndSelectedIsHitByAll() {
    Scene scene = Scene.of(3).faces("swarm").set(ANN, UGLY).set(BEN, "attack-20").turns();
    scene.plays("ann: token 1", "ann: player seat-1", "ben: token 2");

    assertThat(scene.says()).contains("Swarm attacks seat 1 for 15");
  }

  @Test
  @Shows({"PRE-HIVEMIND-01", "PRE-HIVEMIND-02"})
  void eachTokenThatWasAttackedWithItGoesForThePlayerNamedThere() {
    Scene scene = swarmOfUgly("ann: token 1", "ann: player seat-1", "ben: token 3");
    scene.plays("ben: player seat-0");

    assertThat(scene.says()).contains("Swarm attacks seat 2 for 5, seat 1 for 5, seat 0 for 5");
  }

  @Test
  @Shows("PRE-Q-39")
  void ofTwoOnOneTokenTheLastOnePlayedCounts() {
    Scene scene = swarmOfUgly("ann: token 1", "ann: player seat-1", "ben: token 1");
    scene.plays("ben: player seat-0");

    assertThat(scene.says()).contains("Swarm attacks seat 2 for 10, seat 0 for 5");
  }

  @Test
  @Shows({"PRE-HIVEMIND-01", "PRE-Q-59"})
  void twoTokensMayGoForTheSamePlayer() {
    Scene scene = swarmOfUgly("ann: token 1", "ann: player seat-0", "ben: token 3");
    scene.plays("ben: player seat-0");

    assertThat(scene.says()).contains("Swarm attacks seat 2 for 5, seat 0 for 10");
  }

  /** Ann, who has done most damage, and then Ben name players with tokens of the swarm. */
  private static Scene swarmOfUgly(String... moves) {
    Scene scene = Scene.of(3).faces("swarm").set(ANN, UGLY).set(BEN, UGLY);
    return scene.turns().plays(moves);
  }

  @Test
  @Shows({"PRE-Q-39", "PRE-HIVEMIND-01"})
  void aLoneTokenGoesForTheNamedPlayerAltogether() {
    Scene scene = Scene.of(3).faces("swarm").tokens(30, 0, 0).set(ANN, UGLY).turns();
    scene.plays("ann: player seat-0");

    assertThat(scene.says()).contains("Swarm attacks seat 0 for 5");
    assertThat(scene.sheet(ANN).life()).isEqualTo(100);
  }

  @Test
  @Shows({"PRE-Q-39", "PRE-LICH-04", "PRE-Q-90"})
  void onlyTheDeadPlayerWhoWasAttackedGoesForTheNamedPlayer() {
    Scene scene = Scene.ofReference(4).faces("emperor-lich").last().fallenBefore(Scene.DAN, CID);
    scene.foe(
        foe -> foe.withPhase(1).withTokens(Pile.of(50, 50)).withPlayers(Scene.seats(DAN, CID)));
    scene.set(ANN, UGLY).deck().turns().passesUntil("token");
    scene.plays("ann: token 1", "ann: player seat-1").passesUntil("victim");
    scene.plays("dan: player seat-2").passesUntil("victim");
    assertThat(scene.sheet(ANN).life()).isEqualTo(100);
    assertThat(scene.sheet(BEN).life()).isEqualTo(95);

    scene.plays("cid: player seat-2").passesUntil("nature");
    assertThat(scene.sheet(ANN).life()).isEqualTo(95);
    assertThat(scene.sheet(BEN).life()).isEqualTo(95);
  }

  /** Ann has played the card on the third skeleton of the Lich and named Cid. */
  private static Scene skeletons(Scene party, int... lives) {
    Scene scene = party.faces("emperor-lich").last().tokens(lives).set(ANN, UGLY).deck().turns();
    scene.passesUntil("token").plays("ann: token 3", "ann: player seat-0");
    return scene.passesUntil("nature");
  }

  @Test
  @Shows({"PRE-Q-39", "PRE-Q-59", "PRE-Q-89"})
  void onlyTheSkeletonThatWasAttackedGoesForTheNamedPlayer() {
    Scene scene = skeletons(Scene.ofReference(3), 30, 30, 30).plays("initiative 1 3 2");

    assertThat(scene.says()).contains("Emperor Lich attacks seat 0 for 10, seat 2 for 5");
  }

  @Test
  @Shows({"PRE-Q-39", "PRE-Q-89"})
  void aSkeletonThatAttacksNobodyGoesForNobody() {
    Scene scene = skeletons(Scene.ofReference(3).dead(BEN), 0, 30, 30).plays("initiative 1 2");

    assertThat(scene.says()).contains("Emperor Lich attacks seat 2 for 5");
  }

  @Test
  @Shows({"PRE-Q-39"})
  void thePlayerNamedMayBeTheFirst() {
    Scene scene = Scene.of(3).faces("bully").set(BEN, UGLY).turns().plays("ben: player seat-0");

    assertThat(scene.says()).contains("Bully attacks seat 0 for 20");
  }
}
