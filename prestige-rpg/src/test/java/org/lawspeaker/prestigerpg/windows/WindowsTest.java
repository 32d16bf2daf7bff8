package org.lawspeaker.prestigerpg.windows;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.number;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.moves.Pass;
import org.lawspeaker.prestigerpg.moves.Play;
import org.lawspeaker.prestigerpg.moves.Playable;
import org.lawspeaker.prestigerpg.state.Target;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.view.PrestigeView;
import org.lawspeaker.testkit.coverage.Shows;

/** The windows in which something may be played: sealed, by priority, on public facts. */
class WindowsTest {
  private static Play card(Seat seat, String name) {
    return Play.of(seat, new Playable.Card(number(name)));
  }

  /** Cid has flipped an Attack 20; all three hold a Rally or a Stumble. */
  private static Scene flipped() {
    return Scene.of(3)
        .faces("dummy")
        .initiative(1, 3, 2)
        .set(CID, "attack-20")
        .hand(CID, "feint")
        .hand(BEN, "stumble")
        .hand(ANN, "rally")
        .turns()
        .passesUntil("flipped");
  }

  @Test
  @Shows({"PRE-PRIO-01", "PRE-Q-10", "PRE-Q-12"})
  void thePlayOfTheInitiativeClosestToOneIsMade() {
    Scene scene =
        flipped()
            .plays("ben: play stumble", "cid: pass")
            .asks("flipped", ANN)
            .plays("ann: play rally");

    assertThat(scene.says()).containsExactly("seat 2 plays Rally");
    assertThat(Scene.count(scene.sheet(BEN).hand(), "stumble")).isEqualTo(1);
    assertThat(Scene.count(scene.sheet(ANN).hand(), "rally")).isEqualTo(0);
  }

  @Test
  @Shows({"PRE-Q-10", "PRE-Q-12"})
  void theOrderInWhichTheyWereSealedDoesNotMatter() {
    Scene scene = flipped().plays("ann: play rally", "ben: play stumble", "cid: pass");

    assertThat(scene.says()).containsExactly("seat 2 plays Rally");
  }

  @Test
  @Shows({"PRE-Q-10"})
  void theOtherSealsGoBackAndTheWindowIsAskedAgain() {
    Scene scene =
        flipped().plays("ann: play rally", "ben: play stumble", "cid: pass").passesUntil("flipped");

    scene.asks("flipped", CID, BEN);
    assertThat(scene.offers(BEN)).containsExactly("pass", "play stumble");
  }

  @Test
  @Shows({"PRE-Q-10"})
  void whatIsSealedIsSeenByNobodyElse() {
    Scene play = flipped().plays("ben: play stumble");
    Scene pass = flipped().plays("ben: pass");

    assertThat(play.says()).isEmpty();
    assertThat(PrestigeView.of(play.state(), CID)).isEqualTo(PrestigeView.of(pass.state(), CID));
    assertThat(PrestigeView.of(play.state(), BEN)).isNotEqualTo(PrestigeView.of(pass.state(), BEN));
  }

  @Test
  @Shows({"PRE-Q-10"})
  void theWindowClosesWhenAllPass() {
    Scene scene = flipped().passes();

    assertThat(scene.kinds()).contains("hit");
    scene.asks("checked", CID, BEN, ANN);
  }

  @Test
  @Shows({"PRE-Q-10"})
  void whoHasAnsweredIsNotAskedAgainBeforeAllHave() {
    flipped().plays("ben: pass").refuses(new Pass(BEN), "PRE-Q-10");
  }

  @Test
  @Shows({"PRE-Q-10", "PRE-Q-13"})
  void modificationsApplyInTheOrderInWhichTheyWerePlayed() {
    Scene scene =
        flipped()
            .plays("ann: play rally", "ben: pass", "cid: pass")
            .passesUntil("flipped")
            .plays("ben: play stumble", "cid: pass")
            .passesUntil("checked");

    assertThat(scene.state().stack().get(0).value()).isEqualTo(20);
  }

  @Test
  @Shows({"PRE-Q-10"})
  void theWindowsOfARoundComeInOrder() {
    Scene scene =
        Scene.of(3)
            .faces("bull")
            .set(ANN, "attack-5")
            .set(CID, "attack-5")
            .hand(BEN, "feint")
            .turns();

    scene.asks("cards-set", BEN).passes().asks("flipped", BEN).passes().asks("checked", BEN);
    scene.passes().asks("before-flip", BEN).passes().asks("checked", BEN);
    scene.passes().asks("before-flip", BEN).passes().asks("flipped", BEN);
    scene.passes().asks("checked", BEN).passes();
    scene.plays("initiative 3 2 1").asks("initiative", BEN).passes();
    scene.asks("strike", BEN).passes().asks("struck", BEN).passes().nature("PRE-DRAW-01");
  }

  @Test
  @Shows({"PRE-Q-10"})
  void afterTheFirstInitiativeOfAnEncounterThereIsAWindowToo() {
    Scene.of(3)
        .faces("dummy")
        .hand(BEN, "quick-feet", "feint")
        .potions()
        .plays("initiative 3 2 1")
        .asks("initiative", BEN)
        .plays("ben: play quick-feet on seat-2")
        .asks("initiative", BEN)
        .passes()
        .asks("set", BEN);
  }

  @Test
  @Shows({"PRE-Q-10"})
  void aBluffAndAStandInOpenNoWindow() {
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .set(ANN, "trip")
            .set(BEN, "double-strike")
            .hand(CID, "rally")
            .turns()
            .asks("cards-set", CID)
            .passes();

    scene.asks("checked", CID).passes().asks("before-flip", CID).passes().asks("checked", CID);
  }

  @Test
  @Shows({"PRE-Q-10"})
  void anActionIsPlayedInTheWindowsThatItNames() {
    Scene scene =
        Scene.of(3).faces("dummy").set(ANN, "attack-20").hand(BEN, "rally", "trip").turns();

    assertThat(scene.asks("cards-set", BEN).offers(BEN)).containsExactly("pass", "play trip");
    scene.refuses(card(BEN, "rally"), "PRE-ACTION-03");
    scene.passes();
    assertThat(scene.offers(BEN)).containsExactlyInAnyOrder("pass", "play trip", "play rally");
  }

  @Test
  @Shows({"PRE-Q-10"})
  void beforeTheFirstInitiativeOfAnEncounterTheLastOneHeldCounts() {
    Scene scene = potionsOfAnnAndCid(1, 2, 3);

    assertThat(scene.says()).contains("seat 2 uses Healing Potion");
  }

  @Test
  @Shows({"PRE-Q-10"})
  void beforeTheVeryFirstInitiativeTheOrderOfSeatsCounts() {
    Scene scene = potionsOfAnnAndCid(0, 0, 0);

    assertThat(scene.says()).contains("seat 0 uses Lesser Healing Potion");
  }

  @Test
  @Shows({"PRE-Q-10"})
  void whoHoldsNoNumberRanksLast() {
    Scene scene = potionsOfAnnAndCid(4, 0, 0);

    assertThat(scene.says()).contains("seat 2 uses Healing Potion");
  }

  private static Scene potionsOfAnnAndCid(int... initiative) {
    return Scene.of(3)
        .faces("dummy")
        .initiative(initiative)
        .life(ANN, 10)
        .life(CID, 10)
        .items(ANN, "healing-potion")
        .items(CID, "lesser-healing-potion")
        .potions()
        .plays(
            "ann: use seat-2-healing-potion on seat-2",
            "cid: use seat-0-lesser-healing-potion on seat-0");
  }

  @Test
  @Shows({"PRE-Q-105"})
  void whatIsReallyInTheHandDoesNotMatterForWhoIsAsked() {
    Scene useless = Scene.of(3).faces("dummy").set(ANN, "attack-20").hand(BEN, "feint").turns();
    Scene useful = Scene.of(3).faces("dummy").set(ANN, "attack-20").hand(BEN, "trip").turns();

    useless.asks("cards-set", BEN);
    useful.asks("cards-set", BEN);
    assertThat(useless.offers(BEN)).containsExactly("pass");
  }

  @Test
  @Shows({"PRE-Q-105"})
  void anEmptyHandIsNotAsked() {
    Scene.of(3)
        .faces("dummy")
        .set(ANN, "attack-20")
        .hand(BEN, "feint")
        .turns()
        .asks("cards-set", BEN);
  }

  @Test
  @Shows({"PRE-Q-105"})
  void aFaceUpItemOpensTheWindowsInWhichItIsUsable() {
    Scene scene = Scene.of(3).faces("dummy").items(BEN, "alchemist-fire").set(BEN, "feint").turns();

    scene.asks("before-flip", BEN);
    assertThat(scene.state().clock().flipped()).isFalse();
  }

  @Test
  @Shows({"PRE-Q-105"})
  void aWindowInWhichNoCardOfTheListCanBePlayedDoesNotOpen() {
    Scene.of(3).faces("dummy").hand(BEN, "feint").potions().nature("PRE-BEGIN-07");
  }

  @Test
  @Shows({"PRE-Q-105"})
  void onlyTheRoleThatACardIsForIsAsked() {
    Scene.of(3)
        .faces("bull")
        .hand(ANN, "feint")
        .hand(BEN, "feint")
        .randomAttacks()
        .asks("strike", BEN);
  }

  @Test
  @Shows({"PRE-Q-102"})
  void thereIsNoMoveToShowACard() {
    Scene scene = flipped();

    assertThat(scene.offers(CID)).containsExactly("pass");
    assertThat(scene.offers(ANN)).containsExactly("pass", "play rally");
  }

  @Test
  @Shows({"PRE-Q-10", "PRE-Q-61"})
  void aWindowFollowsTheDrawOfInitiativeAtTheBeginningAndEveryOtherInAnEncounter() {
    Scene scene = Scene.of(3).faces("gong").hand(BEN, "quick-feet", "feint").potions();
    scene.plays("initiative 3 2 1").asks("initiative", BEN).plays("ben: pass");

    scene.nature("PRE-BEGIN-02").plays("initiative 1 2 3").asks("initiative", BEN);
    scene.plays("ben: play quick-feet on seat-0", "ben: pass").asks("set", BEN);
    assertThat(scene.sheet(BEN).initiative()).isEqualTo(1);
    assertThat(scene.sheet(CID).initiative()).isEqualTo(2);
  }

  /** The value of an Attack 40 on which Cid and Ben have played these, one after the other. */
  private static int valueAfter(String... plays) {
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .set(ANN, "attack-40")
            .hand(BEN, "stumble")
            .hand(CID, "rally", "rally", "feint")
            .turns();
    for (String play : plays) {
      scene.passesUntil("flipped").plays(play);
      if (scene.asked().equals("flipped")) {
        scene.passes();
      }
    }
    return scene.passesUntil("checked").state().stack().get(0).value();
  }

  @Test
  @Shows({"PRE-Q-108"})
  void atACappedFaceTheOrderOfTheModificationsMatters() {
    assertThat(valueAfter("cid: play rally", "cid: play rally", "ben: play stumble")).isEqualTo(40);
    assertThat(valueAfter("cid: play rally", "ben: play stumble", "cid: play rally")).isEqualTo(80);
  }

  @Test
  @Shows({"PRE-Q-108"})
  void flatChangesComeLast() {
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .set(ANN, "attack-20")
            .poison(ANN, 1)
            .hand(CID, "rally")
            .turns()
            .passesUntil("flipped")
            .plays("cid: play rally");

    assertThat(scene.kinds()).contains("hit");
    assertThat(scene.says()).contains("the attack of seat 2 does 30 damage");
  }

  @Test
  @Shows({"PRE-PRIO-01", "PRE-Q-10"})
  void whosePlayIsNotMadeHearsThatItGoesBackAndNobodyElseDoes() {
    Scene scene = flipped().plays("ann: play rally", "cid: pass", "ben: play stumble");

    assertThat(scene.secrets(BEN))
        .containsExactly("seat 2 comes first; the play of seat 1 goes back");
    assertThat(scene.secrets(CID)).isEmpty();
    assertThat(scene.secrets(ANN)).isEmpty();
  }

  @Test
  @Shows({"PRE-TURN-01", "PRE-Q-10"})
  void aWindowOfATurnSaysWhoseTurnItIs() {
    Scene scene = Scene.of(3).faces("dummy").initiative(2, 1, 3).hand(ANN, "edge-out");
    scene.set(BEN, "attack-5").turns();

    assertThat(scene.question())
        .isEqualTo("Play something before the first flip of the round, on the turn of seat 1?");
    assertThat(scene.passes().passesUntil("before-flip").question())
        .isEqualTo("Play something before a later flip, on the turn of seat 2?");
  }

  @Test
  @Shows({"PRE-ACTION-01", "PRE-EDGE-01", "PRE-TOUGH-01", "PRE-POTION-03", "PRE-COUNTER-01"})
  void whatIsPlayedIsAllowedByTheClausesOfItsOwn() {
    Scene set = Scene.of(3).faces("dummy").set(ANN, "attack-5").set(BEN, "feint");
    set.hand(CID, "edge-out", "not-so-tough-tougher-than-he-looks").turns();

    set.allows(
        new Play(CID, new Playable.Card(number("edge-out")), 0, new Target.Card(ANN, 0)),
        "PRE-EDGE-01");
    set.allows(card(CID, "not-so-tough-tougher-than-he-looks"), "PRE-TOUGH-01");
    assertThat(
            ((Verdict.Legal)
                    Table.of(set.cards(), set.state())
                        .judge(card(CID, "not-so-tough-tougher-than-he-looks")))
                .citations())
        .doesNotContain(Citation.of("PRE-EDGE-01"));

    Scene aid = Scene.of(3).faces("dummy").items(ANN, "healing-potion").life(BEN, 50).potions();
    int potion = aid.sheet(ANN).items().get(0).id();
    aid.allows(new Play(ANN, new Playable.Item(potion), 0, Target.player(BEN)), "PRE-POTION-03");

    Scene struck = Scene.of(3).faces("bull").hand(BEN, "counter-strike").randomAttacks();
    struck.passesUntil("struck").allows(card(BEN, "counter-strike"), "PRE-COUNTER-01");
  }
}
