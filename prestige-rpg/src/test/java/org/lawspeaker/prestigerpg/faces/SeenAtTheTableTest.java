package org.lawspeaker.prestigerpg.faces;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.faces.Seeing.badges;
import static org.lawspeaker.prestigerpg.faces.Seeing.piece;
import static org.lawspeaker.prestigerpg.faces.Seeing.seated;
import static org.lawspeaker.prestigerpg.faces.Seeing.seen;
import static org.lawspeaker.prestigerpg.faces.Seeing.zone;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.show.Gauge;
import org.lawspeaker.engine.show.Piece;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.effects.Cause;
import org.lawspeaker.prestigerpg.hand.DiscardChosen;
import org.lawspeaker.prestigerpg.hand.EndDiscards;
import org.lawspeaker.prestigerpg.state.Status;
import org.lawspeaker.prestigerpg.strike.Strikes;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.StrikeRule;

/**
 * What is seen of rarer things on the table. With the cards of the scenes Ann is Talon, Ben Orn,
 * Cid Vasha, with those of the reference pack Ben Vasha and Cid Orn.
 */
class SeenAtTheTableTest {
  private static Scene asked(Scene scene, String window) {
    return scene.asked().equals(window) ? scene : scene.passesUntil(window);
  }

  /** Ben may play a card before the first turn. */
  private static Scene turns(Scene scene) {
    return scene.hand(BEN, "edge-out").set(ANN, "attack-20").turns();
  }

  @Test
  void whoHasWonAndWhoHasLostIsSaid() {
    Scene scene = Scene.of(3).faces("dummy").encounter(9).prestige(BEN, 5).ends();

    assertThat(seated(scene, BEN).states()).contains("has won");
    assertThat(seated(scene, ANN).states()).contains("has lost");
  }

  @Test
  void onlyWhoIsAttackedIsSaidToBe() {
    Scene scene = Scene.of(3, "deeper-and-darker=yes").faces("bull").initiative(1, 2, 3);
    asked(scene.randomAttacks(), "strike");

    assertThat(scene.state().strike().hits()).hasSize(1);
    Seat victim = scene.state().strike().hits().get(0).seat();
    int damage = scene.state().strike().hits().get(0).damage();
    for (Seat seat : new Seat[] {CID, BEN, ANN}) {
      assertThat(seated(scene, seat).states().contains("attacked for " + damage))
          .isEqualTo(seat.equals(victim));
    }
  }

  @Test
  void anAbilityIsReadyUntilItIsUsed() {
    Scene scene = Scene.of(3, "deeper-and-darker=yes").faces("dummy").initiative(1, 2, 3);
    turns(scene.sheet(ANN, sheet -> sheet.withAbilityUsed(true)));

    assertThat(seated(scene, ANN).states()).contains("ability used");
    assertThat(seated(scene, BEN).states()).contains("ability ready");
  }

  @Test
  void damageDoneAndReceivedAndClaimsAreCounted() {
    Scene scene = Scene.ofReference(3).faces("ripper").initiative(1, 2, 3);
    scene.sheet(CID, sheet -> sheet.withPace(sheet.pace().withDealt(20).withSuffered(15)));
    turns(scene.sheet(CID, sheet -> sheet.withMarks(sheet.marks().withClaims(2))));

    assertThat(seated(scene, CID).gauges())
        .contains(
            Gauge.of("damage done this round", 20),
            Gauge.of("damage received this round", 15),
            Gauge.of("chest cards", 2));
  }

  @Test
  void whoHasBecomeACreatureIsCalledOne() {
    Scene scene = Scene.ofReference(3).faces("ripper").initiative(1, 2, 3);
    turns(scene.sheet(CID, sheet -> sheet.withStatus(Status.CREATURE)));

    assertThat(seated(scene, CID).states()).contains("has become a creature");
  }

  @Test
  void theLifeOfACreatureIsMeasuredByThoseWhoStarted() {
    Scene scene = turns(Scene.of(4).faces("dummy").initiative(1, 3, 4, 2).dead(CID));

    assertThat(zone(scene, BEN, "encounter").gauges()).contains(Gauge.of("life", 120, 120));
  }

  @Test
  void anEncounterThatNobodyKilledIsOver() {
    Scene scene = Scene.of(3).faces("dummy").hand(BEN, "feint");
    scene.foe(foe -> foe.withOver(true)).begins(EndDiscards.of());

    assertThat(zone(scene, CID, "encounter").pieces().get(0).states()).containsExactly("over");
  }

  @Test
  void theBarrierIsSeenUpOrDown() {
    Scene up = Scene.ofReference(3).faces("barrier-magus").foe(foe -> foe.withBarrier(true));
    Scene down = Scene.ofReference(3).faces("barrier-magus").foe(foe -> foe.withBarrier(false));

    assertThat(zone(turns(up), CID, "encounter").pieces().get(0).states()).contains("barrier up");
    assertThat(zone(turns(down), CID, "encounter").pieces().get(0).states())
        .contains("barrier down");
  }

  @Test
  void thePartOfAnEncounterIsCountedFromOne() {
    Scene scene = Scene.ofReference(4).faces("emperor-lich").tokens(30, 0, 30, 0);

    assertThat(zone(turns(scene), CID, "encounter").notes()).contains("Part 1 of 3.");
  }

  @Test
  void whatTheStackLeavesOfATokenIsShown() {
    Scene scene = Scene.of(3).faces("swarm").tokens(30, 15, 5).initiative(1, 2, 3);
    scene.set(ANN, "attack-20").hand(BEN, "rally").set(CID, "attack-5");
    asked(scene.turns(), "token").plays("ann: token 1");
    asked(asked(scene, "flipped"), "before-flip");

    assertThat(badges(piece(scene, BEN, "token-1"))).containsExactly("life 30", "life left 10");
  }

  @Test
  void theQuestForAllLiesOpenAndThoseOfOthersDoNot() {
    int first = 0;
    Scene scene = Scene.ofReference(3).faces("ripper").initiative(1, 2, 3);
    scene.clock(clock -> clock.withQuest(first)).sheet(CID, sheet -> sheet.withQuest(1));
    turns(scene);

    assertThat(zone(scene, BEN, "quest").pieces()).hasSize(1);
    assertThat(piece(scene, BEN, "quest-0").face()).isEqualTo(FaceIds.QUEST_BACK);
    assertThat(piece(scene, CID, "quest-0").face()).isNotEqualTo(FaceIds.QUEST_BACK);
  }

  @Test
  void aUsedItemIsNotTippedAndATippedOneNotUsed() {
    Scene scene = Scene.ofReference(3).faces("ripper").initiative(1, 2, 3);
    scene.items(CID, "healing-potion", "crown-of-thorns");
    scene.sheet(
        CID,
        sheet ->
            sheet.withItems(
                ImmutableList.of(
                    sheet.items().get(0).withTipped(true), sheet.items().get(1).withUsed(true))));

    assertThat(zone(turns(scene), BEN, "items-0").pieces())
        .extracting(Piece::states)
        .containsExactly(ImmutableList.of("tipped"), ImmutableList.of("used"));
  }

  @Test
  void theEventDeckCountsOnlyWhatIsLeft() {
    Scene scene = Scene.ofReference(3).faces("ripper").initiative(1, 2, 3);
    int left = scene.state().piles().events().size();
    int past = scene.cards().names().findEvent("t-is-the-fog-of-war").orElseThrow();
    turns(
        scene.piles(
            piles -> piles.withEvents(piles.events().without(past)).withPastEvents(Bag.of(past))));

    assertThat(zone(scene, CID, "events").hidden()).isEqualTo(left - 1);
    assertThat(zone(scene, CID, "past-events").pieces()).hasSize(1);
  }

  @Test
  void whatIsRemovedFromPlayLiesOpen() {
    Scene scene = Scene.of(3).faces("dummy").initiative(1, 2, 3);
    int potion = scene.numberOf("healing-potion");
    turns(scene.piles(piles -> piles.withRemoved(Bag.of(potion))));

    assertThat(zone(scene, CID, "removed").pieces())
        .extracting(Piece::face)
        .containsExactly("healing-potion");
  }

  @Test
  void theNinthEncounterIsNoTieBreakAndThoseOfAStoryAreNotCounted() {
    Scene ninth = turns(Scene.of(3).faces("dummy").encounter(9).initiative(1, 2, 3));
    Scene tenth = turns(Scene.of(3).faces("dummy").encounter(10).initiative(1, 2, 3));
    Scene story =
        Scene.with(
            Scene.REFERENCE,
            3,
            "tombs-and-tomes=yes",
            "relics-and-ruin=yes",
            "module=the-well-of-saint-orsola");
    turns(story.faces("ripper").encounter(2).initiative(1, 2, 3));

    assertThat(seen(ninth, CID).title()).startsWith("Encounter 9 of 9");
    assertThat(seen(tenth, CID).title()).startsWith("Encounter 10 (tie-break)");
    assertThat(seen(story, CID).title()).startsWith("Encounter 2: Ripper");
  }

  @Test
  void ofEqualCardsOnlyThoseChosenAreToBeDiscarded() {
    Scene scene = Scene.of(3).faces("dummy").hand(BEN, "attack-5", "attack-5", "feint");
    scene.begins(EndDiscards.of()).plays("ben: card attack-5");

    assertThat(piece(scene, BEN, "hand-1-attack-5").states()).containsExactly("to be discarded");
    assertThat(piece(scene, BEN, "hand-1-attack-5#2").states()).isEmpty();
  }

  @Test
  void onlyCheckedAttacksHaveDoneDamage() {
    Scene scene = Scene.of(3).faces("dummy").initiative(2, 1, 3).set(BEN, "attack-20");
    scene.hand(ANN, "rally").turns().passesUntil("flipped");

    assertThat(zone(scene, CID, "stack").gauges()).containsExactly(Gauge.of("damage done", 0));
  }

  @Test
  void whoseCardNamesAPlayerIsSaid() {
    Scene scene = Scene.of(3).faces("dummy").initiative(1, 3, 2).hand(BEN, "rally");
    asked(scene.set(ANN, "i-think-he-called-you-ugly-too").turns(), "name");
    scene.plays("ann: player seat-0");

    assertThat(zone(scene, BEN, "stack").pieces().get(0).states()).contains("names Vasha the Red");
  }

  @Test
  void aSpecialAttackIsProtectedUntilItIsChecked() {
    Scene scene = Scene.of(3).faces("dummy").initiative(1, 3, 2).hand(BEN, "rally", "edge-out");
    asked(scene.set(ANN, "ambush-of-talon").set(CID, "attack-5").turns(), "special");
    scene.plays("ann: choose special");
    Piece fresh = zone(scene, BEN, "stack").pieces().get(0);
    asked(scene, "before-flip");

    assertThat(fresh.states()).containsExactly("Special Attack", "protected");
    assertThat(zone(scene, BEN, "stack").pieces().get(0).states())
        .containsExactly("Special Attack");
  }

  @Test
  void inTheFogItsPlayerAloneSeesWhatReallyLiesThere() {
    Scene scene = Scene.ofReference(3).faces("ripper").event("t-is-the-fog-of-war");
    scene.initiative(1, 3, 2).set(ANN, "attack-5").turns().passesUntil("announce");
    scene.plays("ann: choose ambush-of-talon-special");

    assertThat(piece(scene, BEN, underWay(scene)).states())
        .containsExactly("face down", "announced as Ambush of Talon as a Special Attack");
    scene.plays("ben: choose believe", "cid: choose believe");
    assertThat(zone(scene, ANN, "stack").pieces().get(0).states())
        .contains("face down", "really Attack 5");
    assertThat(zone(scene, BEN, "stack").pieces().get(0).states())
        .contains("face down")
        .doesNotContain("really Attack 5");
  }

  @Test
  void whatATippedItemGaveIsInForceNoMore() {
    Scene scene = Scene.ofReference(3).faces("ripper").initiative(1, 2, 3);
    turns(scene.items(CID, "crown-of-thorns"));

    assertThat(zone(scene, BEN, "in-force").notes()).hasSize(1);
    scene.sheet(
        CID, sheet -> sheet.withItems(ImmutableList.of(sheet.items().get(0).withTipped(true))));
    assertThat(seen(turns(scene), BEN).zone("in-force")).isEmpty();
  }

  private static String step(PrestigeFrame... left) {
    Scene scene = Scene.of(3).faces("dummy").initiative(1, 2, 3).hand(ANN, "feint", "rally");
    PrestigeFrame[] steps = new PrestigeFrame[left.length + 1];
    steps[0] = new DiscardChosen(ANN, 1, Cause.ACTION);
    System.arraycopy(left, 0, steps, 1, left.length);
    var track = seen(scene.begins(steps), CID).track().orElseThrow();
    return track.phases().get(track.now());
  }

  @Test
  void theStepsAfterTheTurnsAreToldApart() {
    Strikes random = new Strikes(StrikeRule.Timing.RANDOM, 0);

    assertThat(step(Flow.DISCARD, random, Flow.ROUND_END, Flow.NEXT_ROUND))
        .isEqualTo("Specific attacks");
    assertThat(step(random, Flow.ROUND_END, Flow.NEXT_ROUND)).isEqualTo("Random attacks");
    assertThat(step(Flow.ROUND_END, Flow.NEXT_ROUND)).isEqualTo("Draw");
    assertThat(step(Flow.NEXT_ROUND)).isEqualTo("End of the round");
  }

  @Test
  void nobodyKnowsARandomAttackBeforeItsInitiativeIsDrawn() {
    Scene scene = turns(Scene.ofReference(3).faces("ripper").initiative(1, 2, 3));

    assertThat(zone(scene, CID, "encounter").notes()).isEmpty();
  }

  private static String underWay(Scene scene) {
    return zone(scene, BEN, "under-way").pieces().get(0).uid();
  }
}
