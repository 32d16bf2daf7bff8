package org.lawspeaker.prestigerpg.life;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.DAN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.SceneGame;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.testkit.coverage.Shows;

/** What one moment sets off for several players comes in Initiative order. */
class OneMomentTest {
  private static final String ALL = "{timing: specific, at: all, damage: 10}, {timing";
  private static final String DUMMY = "- {life: [100, 120, 140, 160]}";
  private static final String HURT =
      "- {life: [100, 120, 140, 160], rules: [{on: hurt, effects: [lose-cards]}]}";

  /** Ben comes first, then Ann, then Cid; each holds two cards. */
  private static Scene party(Cards cards, String creature) {
    Scene scene = Scene.with(cards, 3, "relics-and-ruin=yes").faces(creature).initiative(2, 1, 3);
    for (Seat seat : new Seat[] {ANN, BEN, CID}) {
      scene.hand(seat, "attack-5", "attack-10");
    }
    return scene;
  }

  /** Ben, Ann and Cid discard a card in this order. */
  private static void assertAllDiscardInOrder(Scene scene) {
    scene.asks("discard", BEN).plays("ben: card attack-5");
    scene.asks("discard", ANN).plays("ann: card attack-5");
    scene.asks("discard", CID);
  }

  @Test
  @Shows("PRE-PRIO-01")
  void whatElseBefallsTheVictimsOfAnAttack() {
    Cards cards = SceneGame.altered(ALL, ALL.replace("10}", "10, effects: [lose-cards]}"));

    assertAllDiscardInOrder(party(cards, "sweep").totals().passesUntil("discard"));
  }

  @Test
  @Shows("PRE-PRIO-01")
  void whatTheDamageOfAnAttackSetsOff() {
    Cards cards =
        SceneGame.altered(
            "at: {holder: 1}, damage: 5}]\n",
            "at: {holder: 1}, damage: 5}]\n        rules: [{on: hurt, effects: [lose-cards]}]\n");

    assertAllDiscardInOrder(party(cards, "sweep").totals().passesUntil("discard"));
  }

  @Test
  @Shows("PRE-PRIO-01")
  void whatPoisonSetsOff() {
    Scene scene = party(SceneGame.altered(DUMMY, HURT), "dummy");
    scene.poison(ANN, 1).poison(BEN, 1).poison(CID, 1);

    assertAllDiscardInOrder(scene.begins(Flow.ROUND_END));
  }

  @Test
  @Shows("PRE-PRIO-01")
  void whatDamageToAllSetsOffIsToldAndDoneInOrder() {
    String all = "rules: [{on: hurt, effects: [lose-cards]}, " + "{on: round-ends, effects: [";
    Cards cards =
        SceneGame.altered(
            DUMMY,
            HURT.replace(
                "rules: [{on: hurt, effects: [lose-cards]}",
                all + "{hurt: {who: all, damage: 5}}]}"));
    Scene scene = party(cards, "dummy").begins(Flow.ROUND_END);

    assertThat(scene.says())
        .containsSubsequence(
            "seat 1 receives 5 damage and has 95 life",
            "seat 2 receives 5 damage and has 95 life",
            "seat 0 receives 5 damage and has 95 life");
    assertAllDiscardInOrder(scene);
  }

  @Test
  @Shows("PRE-PRIO-01")
  void whatDeathsSetOff() {
    Cards cards =
        SceneGame.altered(
            "at: {holder: 1}, damage: 5}]\n",
            "at: {holder: 1}, damage: 5}]\n        rules: [{on: died, effects: [{lose-cards: {who:"
                + " {next: 1}}}]}]\n");
    Scene scene = Scene.with(cards, 4).faces("sweep").initiative(1, 4, 3, 2);
    scene.life(CID, 5).life(ANN, 5).hand(BEN, "feint", "feint").hand(DAN, "feint", "feint");

    // Ann comes before Cid: the next after Ann, Dan, discards before the next after Cid, Ben.
    scene.totals().passesUntil("discard").asks("discard", DAN).plays("dan: card feint");
    scene.asks("discard", BEN);
  }

  @Test
  @Shows({"PRE-Q-95", "PRE-Q-10"})
  void thoseWhoComeBackDrawBySeat() {
    Scene scene = Scene.ofReference(4).faces("ragnarok").dead(BEN).dead(CID).deck("feint");
    scene.initiative(2, 0, 0, 1).begins(Flow.REVEALED);
    scene.plays("ann: choose yes", "dan: choose yes", "draw feint");

    assertThat(scene.sheets())
        .extracting(Sheet::hand)
        .extracting(hand -> hand.size())
        .containsExactly(0, 0, 1, 0);
  }
}
