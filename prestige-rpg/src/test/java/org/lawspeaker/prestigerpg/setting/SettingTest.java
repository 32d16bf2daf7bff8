package org.lawspeaker.prestigerpg.setting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.number;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.moves.SetFaceDown;
import org.lawspeaker.prestigerpg.state.SetCard;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.view.PrestigeView;
import org.lawspeaker.prestigerpg.view.SheetView;
import org.lawspeaker.testkit.coverage.Shows;

/** Step a: cards are set face down. */
class SettingTest {
  private static SetFaceDown set(Seat seat, String... cards) {
    Pile pile = Pile.empty();
    for (String card : cards) {
      pile = pile.withLast(number(card));
    }
    return new SetFaceDown(seat, pile);
  }

  /** Ann, Ben and Cid have set; Ben plays Edge Out on the card of Ann. */
  private static Scene edgedOut() {
    return Scene.of(3)
        .faces("dummy")
        .hand(ANN, "attack-20", "feint")
        .hand(BEN, "attack-5", "edge-out")
        .hand(CID, "attack-30", "attack-40")
        .setting()
        .plays("ann: set attack-20", "ben: set attack-5", "cid: set attack-30")
        .asks("cards-set", ANN, BEN, CID)
        .plays("ann: pass", "ben: play edge-out on seat-2", "cid: pass")
        .asks("announced", ANN, CID)
        .passes();
  }

  @Test
  @Shows({"PRE-SET-01"})
  void everyPlayerSetsOneAttackCardFaceDown() {
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .hand(ANN, "attack-20", "attack-5")
            .hand(BEN, "feint")
            .hand(CID, "slip-behind", "attack-5")
            .setting();

    scene.asks("set", ANN, BEN, CID).asksBy("PRE-SET-01");
    assertThat(scene.offers(ANN)).containsExactlyInAnyOrder("set attack-20", "set attack-5");
    scene.allows(set(ANN, "attack-20"), "PRE-SET-01");
    scene.plays("ann: set attack-20", "ben: set feint", "cid: set slip-behind");
    assertThat(scene.sheet(ANN).set()).containsExactly(new SetCard(number("attack-20"), false));
    assertThat(Scene.count(scene.sheet(ANN).hand(), "attack-20")).isEqualTo(0);
    assertThat(scene.sheet(ANN).hand().size()).isEqualTo(1);
  }

  @Test
  @Shows({"PRE-SET-01"})
  void notMoreThanOneCardIsSet() {
    Scene.of(3)
        .faces("dummy")
        .hand(ANN, "attack-20", "attack-5")
        .setting()
        .refuses(set(ANN, "attack-20", "attack-5"), "PRE-SET-01");
  }

  @Test
  @Shows({"PRE-SET-01"})
  void onlyACardOfTheHandIsSet() {
    Scene.of(3)
        .faces("dummy")
        .hand(ANN, "attack-20")
        .setting()
        .refuses(set(ANN, "attack-50"), "PRE-SET-01");
  }

  @Test
  @Shows({"PRE-SET-01", "PRE-Q-18"})
  void allSetAtTheSameTimeAndNobodySeesWhat() {
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .hand(ANN, "attack-20", "attack-5")
            .hand(BEN, "feint")
            .setting()
            .plays("ann: set attack-20");

    assertThat(scene.says()).isEmpty();
    scene.asks("set", BEN).plays("ben: set feint");
    assertThat(scene.says()).containsExactly("cards are set face down");
    assertThat(PrestigeView.of(scene.state(), BEN).sheets().get(2).sheet().set())
        .containsExactly(new SetCard(SheetView.HIDDEN, false));
    assertThat(PrestigeView.of(scene.state(), ANN).sheets().get(2).sheet().set())
        .containsExactly(new SetCard(number("attack-20"), false));
  }

  @Test
  @Shows({"PRE-Q-18"})
  void nobodyChoosesTwice() {
    Scene.of(3)
        .faces("dummy")
        .hand(ANN, "attack-20", "attack-5")
        .hand(BEN, "feint")
        .setting()
        .plays("ann: set attack-20")
        .refuses(set(ANN, "attack-5"), "PRE-Q-18");
  }

  @Test
  @Shows({"PRE-SET-02", "PRE-Q-18"})
  void aSetCardMayBeExchangedAsLongAsNoneHasBeenRevealed() {
    Scene scene = edgedOut();

    scene.asks("set", BEN, CID).asksBy("PRE-SET-02");
    assertThat(scene.offers(CID)).containsExactlyInAnyOrder("set attack-30", "set attack-40");
    scene.plays("ben: set attack-5", "cid: set attack-40");
    assertThat(scene.sheet(CID).set()).containsExactly(new SetCard(number("attack-40"), false));
    assertThat(Scene.count(scene.sheet(CID).hand(), "attack-30")).isEqualTo(1);
    scene.asks("cards-set", ANN, CID);
  }

  @Test
  @Shows({"PRE-Q-18"})
  void whetherACardWasExchangedIsNotShown() {
    Scene kept = edgedOut().plays("cid: set attack-30", "ben: set attack-5");
    Scene exchanged = edgedOut().plays("cid: set attack-40", "ben: set attack-5");

    assertThat(exchanged.says()).isEqualTo(kept.says());
    assertThat(PrestigeView.of(exchanged.state(), ANN))
        .isEqualTo(PrestigeView.of(kept.state(), ANN));
  }

  @Test
  @Shows({"PRE-Q-18"})
  void whoseSetCardWasRemovedSetsNoOther() {
    edgedOut().refuses(set(ANN, "feint"), "PRE-Q-18");
  }

  @Test
  @Shows({"PRE-Q-18", "PRE-SET-02"})
  void withoutAPlayNobodyIsAskedAgain() {
    Scene.of(3)
        .faces("dummy")
        .hand(ANN, "attack-20", "attack-5")
        .hand(BEN, "feint")
        .setting()
        .plays("ann: set attack-20", "ben: set feint")
        .asks("cards-set", ANN)
        .passes()
        .asks("flipped", ANN);
  }

  @Test
  @Shows({"PRE-SET-02", "PRE-Q-18"})
  void aPlayOnAFirstTurnWithoutAFlipStillLeavesTheRight() {
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .hand(ANN, "whetstone")
            .set(BEN, "attack-20")
            .hand(BEN, "attack-5")
            .turns()
            .passesUntil("checked")
            .plays("ann: play whetstone", "ben: pass")
            .passesUntil("set");

    scene.asks("set", BEN);
    assertThat(scene.offers(BEN)).containsExactlyInAnyOrder("set attack-20", "set attack-5");
  }

  @Test
  @Shows({"PRE-SET-03"})
  void afterTheFirstRevealNothingIsExchanged() {
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .set(ANN, "attack-20")
            .set(BEN, "attack-5")
            .set(CID, "attack-5")
            .hand(CID, "edge-out", "attack-40")
            .turns()
            .passesUntil("before-flip")
            .plays("cid: play edge-out on seat-1");

    scene.asks("before-flip", CID).refuses(set(CID, "attack-40"), "PRE-SET-03");
  }

  @Test
  @Shows({"PRE-SET-03", "PRE-Q-18"})
  void aBluffThatIsFlippedEndsTheRightToo() {
    Scene.of(3)
        .faces("dummy")
        .set(ANN, "trip")
        .set(BEN, "attack-5")
        .set(CID, "attack-5")
        .hand(CID, "edge-out", "attack-40")
        .turns()
        .passesUntil("before-flip")
        .plays("cid: play edge-out on seat-1")
        .asks("before-flip", CID);
  }

  @Test
  @Shows({"PRE-SET-03"})
  void anAttackRevealedByAnAbilityBeforeTheFirstFlipEndsTheRight() {
    Scene.of(3, "deeper-and-darker=yes")
        .faces("dummy")
        .initiative(1, 3, 2)
        .character(ANN, "vasha-the-red")
        .hand(ANN, "attack-20")
        .set(CID, "attack-5")
        .hand(CID, "attack-40")
        .turns()
        .asks("cards-set", CID, ANN)
        .plays("cid: pass", "ann: ability")
        .passesUntil("extra-attack")
        .plays("ann: card attack-20")
        .passesUntil("before-flip")
        .refuses(set(CID, "attack-40"), "PRE-SET-03");
  }

  @Test
  @Shows({"PRE-SET-04"})
  void whoHoldsNoAttackCardSetsAnActionCardAsABluff() {
    Scene scene = Scene.of(3).faces("dummy").hand(ANN, "trip", "edge-out").setting();

    assertThat(scene.offers(ANN)).containsExactlyInAnyOrder("set trip", "set edge-out");
    scene.allows(set(ANN, "trip"), "PRE-SET-04");
    scene.refuses(set(ANN, "trip", "edge-out"), "PRE-SET-01", "PRE-SET-04", "PRE-SET-04");
  }

  @Test
  @Shows({"PRE-SET-04", "PRE-ACTION-02", "PRE-Q-17"})
  void whoHoldsAnAttackCardSetsNoActionCard() {
    Scene scene = Scene.of(3).faces("dummy").hand(ANN, "trip", "feint").setting();

    assertThat(scene.offers(ANN)).containsExactly("set feint");
    scene.refuses(set(ANN, "trip"), "PRE-SET-04", "PRE-ACTION-02");
  }

  @Test
  @Shows({"PRE-SET-05"})
  void aBluffDoesNothingAndIsDiscarded() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "trip").turns();

    scene.tells("bluff", "PRE-SET-05");
    assertThat(Scene.count(scene.state().piles().discards(), "trip")).isEqualTo(1);
    assertThat(scene.state().foe().life()).isEqualTo(100);
    assertThat(scene.sheet(BEN).pace().sitsOut()).isFalse();
  }

  @Test
  @Shows({"PRE-SET-06"})
  void aSetCardThatWasNotPlayedIsDiscardedAndNotTakenBack() {
    Scene scene = Scene.of(3).faces("weakling").set(ANN, "attack-20").set(BEN, "attack-50").turns();

    scene.tells("unplayed", "PRE-SET-06");
    assertThat(scene.says()).contains("seat 1 discards the unplayed Attack 50");
    assertThat(Scene.count(scene.state().piles().discards(), "attack-50")).isEqualTo(1);
    assertThat(scene.sheet(BEN).set()).isEmpty();
    assertThat(scene.sheet(BEN).hand().size()).isEqualTo(0);
  }

  @Test
  @Shows({"PRE-Q-17"})
  void settingIsCompulsoryForAHandWithCards() {
    Scene scene = Scene.of(3).faces("dummy").hand(ANN, "feint").setting();

    assertThat(scene.offers(ANN)).containsExactly("set feint");
    scene.refuses(set(ANN), "PRE-SET-01");
  }

  @Test
  @Shows({"PRE-Q-17"})
  void anEmptyHandSetsNothing() {
    Scene.of(3).faces("dummy").hand(ANN, "feint").setting().asks("set", ANN);
  }

  @Test
  @Shows({"PRE-Q-19"})
  void setCardsRidersAndItemsDoNotCountForTheHandSize() {
    String[] seven = {"feint", "feint", "feint", "attack-5", "attack-5", "attack-5", "attack-5"};
    Scene full =
        Scene.of(3)
            .faces("dummy")
            .hand(ANN, seven)
            .set(ANN, "attack-20")
            .riders(ANN, "slip-behind")
            .items(ANN, "healing-potion")
            .begins(Flow.HAND_LIMIT, Flow.SET);
    Scene above =
        Scene.of(3).faces("dummy").hand(ANN, seven).hand(ANN, "trip").begins(Flow.HAND_LIMIT);

    full.asks("set", ANN);
    above.asks("hand-limit", ANN);
  }

  @Test
  @Shows({"PRE-Q-23", "PRE-Q-21"})
  void aFeintFillsThePlaceOfASetCardWithoutHitting() {
    Scene scene = Scene.of(3).faces("dummy").hand(ANN, "feint").setting().plays("ann: set feint");

    assertThat(scene.kinds()).contains("flipped", "played").doesNotContain("hit");
    assertThat(scene.state().foe().life()).isEqualTo(100);
    assertThat(Scene.count(scene.state().piles().discards(), "feint")).isEqualTo(1);
  }

  @Test
  @Shows({"PRE-FLOW-02", "PRE-SET-01"})
  void beforeTheRoundNothingIsSet() {
    Scene.of(3)
        .faces("dummy")
        .round(0)
        .hand(ANN, "attack-20")
        .items(ANN, "potion-of-strength")
        .potions()
        .refuses(set(ANN, "attack-20"), "PRE-FLOW-02");
  }

  @Test
  @Shows("PRE-Q-17")
  void whereNobodySetsACardNoneIsTold() {
    assertThat(Scene.of(3).faces("dummy").setting().kinds()).doesNotContain("set");
  }
}
