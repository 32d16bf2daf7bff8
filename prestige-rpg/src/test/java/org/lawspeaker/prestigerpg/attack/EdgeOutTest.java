package org.lawspeaker.prestigerpg.attack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.count;
import static org.lawspeaker.prestigerpg.Scene.number;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.moves.Play;
import org.lawspeaker.prestigerpg.moves.Playable;
import org.lawspeaker.prestigerpg.state.Target;
import org.lawspeaker.testkit.coverage.Shows;

class EdgeOutTest {
  private static Play edgeOut(Seat by, Seat at, int card) {
    return new Play(by, new Playable.Card(number("edge-out")), 0, new Target.Card(at, card));
  }

  @Test
  @Shows({"PRE-EDGE-01", "PRE-Q-27"})
  void aSetCardIsDiscardedAndItsFaceIsShown() {
    Scene scene = Scene.of(3).faces("dummy").set(BEN, "attack-20").hand(CID, "edge-out").turns();
    scene.allows(edgeOut(CID, BEN, 0), "PRE-ACTION-01").plays("cid: play edge-out on seat-1");

    scene.tells("set-discarded", "PRE-Q-27");
    assertThat(scene.says()).contains("the set card of seat 1 is discarded: Attack 20");
    assertThat(count(scene.state().piles().discards(), "attack-20")).isEqualTo(1);
    assertThat(scene.state().foe().life()).isEqualTo(100);
  }

  @Test
  @Shows("PRE-Q-27")
  void itIsPlayableBeforeALaterFlipToo() {
    Scene scene = Scene.of(3).faces("dummy").set(BEN, "attack-20").hand(CID, "edge-out").turns();
    scene.passes().passesUntil("before-flip").plays("cid: play edge-out on seat-1");

    assertThat(scene.state().foe().life()).isEqualTo(100);
  }

  @Test
  @Shows("PRE-Q-27")
  void theOwnSetCardIsNoTarget() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "attack-20").hand(ANN, "edge-out").turns();

    scene.refuses(edgeOut(ANN, ANN, 0), "PRE-Q-27");
  }

  @Test
  @Shows("PRE-EDGE-01")
  void aPlayerWithoutASetCardIsNoTarget() {
    Scene scene = Scene.of(3).faces("dummy").set(BEN, "attack-20").hand(CID, "edge-out").turns();

    scene.refuses(edgeOut(CID, ANN, 0), "PRE-EDGE-01");
    scene.refuses(edgeOut(CID, BEN, 1), "PRE-EDGE-01");
  }

  @Test
  @Shows("PRE-EDGE-01")
  void aRevealedCardIsNoTarget() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "attack-20").hand(CID, "edge-out").turns();
    scene.passes().passesUntil("before-flip").refuses(edgeOut(CID, ANN, 0), "PRE-EDGE-01");
  }

  @Test
  @Shows("PRE-Q-27")
  void itCannotBePlayedOnARevealedAttack() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "attack-20").set(BEN, "attack-5");
    scene.hand(CID, "edge-out").turns().passes().asks("flipped", CID);

    scene.refuses(edgeOut(CID, BEN, 0), "PRE-ACTION-03");
  }

  @Test
  @Shows("PRE-EDGE-02")
  void aCardInPlaceOfAStandInIsNoTarget() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "double-strike").hand(ANN, "attack-20");
    scene.hand(CID, "edge-out").turns().passesUntil("stand-in").plays("ann: card attack-20");

    scene.asks("flipped", CID).refuses(edgeOut(CID, ANN, 0), "PRE-ACTION-03", "PRE-EDGE-02");
    scene.passesUntil("before-flip").refuses(edgeOut(CID, ANN, 0), "PRE-EDGE-02");
  }

  @Test
  @Shows("PRE-EDGE-01")
  void whoHasNoSetCardIsNoTargetWhateverAnotherHasReplaced() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "double-strike").hand(ANN, "attack-20");
    scene.hand(CID, "edge-out").turns().passesUntil("stand-in").plays("ann: card attack-20");

    scene.passesUntil("before-flip").refuses(edgeOut(CID, BEN, 0), "PRE-EDGE-01");
  }

  @Test
  @Shows("PRE-EDGE-02")
  void noMoreIsTheSecondOneOfADoubleStrikeWhenTheFirstHasLeft() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "double-strike");
    scene.hand(ANN, "attack-20", "attack-10").hand(CID, "edge-out", "critical-miss");
    scene.turns().passesUntil("stand-in").plays("ann: card attack-20", "cid: play critical-miss");
    scene.passesUntil("stand-in").plays("ann: card attack-10");

    assertThat(scene.state().stack()).hasSize(1);
    scene.refuses(edgeOut(CID, ANN, 0), "PRE-ACTION-03", "PRE-EDGE-02");
  }

  @Test
  @Shows({"PRE-EDGE-03", "PRE-Q-27"})
  void theSecondCardOfOpportunityFireIsATarget() {
    Scene scene = Scene.of(3).faces("dummy").initiative(1, 3, 2).set(CID, "opportunity-fire");
    scene.set(BEN, "attack-5");
    scene.hand(CID, "attack-20", "attack-10").hand(ANN, "edge-out").turns().passesUntil("stand-in");
    scene.plays("cid: card attack-20", "cid: card attack-10").passesUntil("before-flip");
    scene.plays("ann: play edge-out on seat-0").passesUntil("nature");

    assertThat(scene.state().foe().life()).isEqualTo(100 - 20 - 5);
    assertThat(count(scene.state().piles().discards(), "attack-10")).isEqualTo(1);
  }

  @Test
  @Shows("PRE-Q-27")
  void theOwnSecondCardOfOpportunityFireIsNoTargetBecauseItIsTheOwn() {
    Scene scene = Scene.of(3).faces("dummy").initiative(1, 3, 2).set(CID, "opportunity-fire");
    scene.set(BEN, "attack-5");
    scene.hand(CID, "attack-20", "attack-10", "edge-out").turns().passesUntil("stand-in");
    scene.plays("cid: card attack-20", "cid: card attack-10").passesUntil("before-flip");

    scene.refuses(edgeOut(CID, CID, 0), "PRE-Q-27");
  }

  @Test
  @Shows("PRE-Q-27")
  void whoIsEdgedOutKeepsTheWindowAfterTheKillCheck() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "attack-20").items(ANN, "alchemist-fire");
    scene.hand(CID, "edge-out").turns().asks("cards-set", ANN, CID);
    scene.plays("cid: play edge-out on seat-2", "ann: pass").asks("cards-set", ANN);

    scene.passes().asks("checked", ANN);
    assertThat(scene.offers(ANN)).containsExactlyInAnyOrder("pass", "use seat-2-alchemist-fire");
  }
}
