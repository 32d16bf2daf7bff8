package org.lawspeaker.prestigerpg.faces;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.faces.Seeing.badges;
import static org.lawspeaker.prestigerpg.faces.Seeing.piece;
import static org.lawspeaker.prestigerpg.faces.Seeing.seated;
import static org.lawspeaker.prestigerpg.faces.Seeing.seen;
import static org.lawspeaker.prestigerpg.faces.Seeing.zone;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.show.Gauge;
import org.lawspeaker.engine.show.Piece;
import org.lawspeaker.engine.show.Zone;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.strike.Strikes;
import org.lawspeaker.prestigerpg.table.Moment;
import org.lawspeaker.prestigerpg.table.StrikeRule;
import org.lawspeaker.prestigerpg.windows.PlayWindow;
import org.lawspeaker.testkit.coverage.Shows;

/** What people see of positions. Ann is Talon; Ben is Orn and Cid Vasha or the other way round. */
class SceneTest {
  private static final Seat ANN = Scene.ANN;
  private static final Seat BEN = Scene.BEN;
  private static final Seat CID = Scene.CID;

  private static Scene flipped() {
    return Scene.of(3)
        .faces("bull")
        .initiative(2, 1, 3)
        .poison(BEN, 1)
        .riders(BEN, "focus-strength", "slip-behind")
        .set(BEN, "attack-20")
        .set(ANN, "attack-40")
        .hand(ANN, "rally", "attack-25")
        .hand(CID, "edge-out")
        .turns()
        .passesUntil("flipped");
  }

  @Test
  void anAttackShowsWhatItIsWorthNowWithRidersAndPoison() {
    Zone stack = zone(flipped(), CID, "stack");
    Piece attack = stack.pieces().get(0);

    // 20 and Focus Strength 20, both doubled by Slip Behind, less 10 for poison
    assertThat(badges(attack)).containsExactly("worth 70");
    assertThat(attack.owner()).contains(BEN);
    assertThat(attack.attached())
        .extracting(Piece::face)
        .containsExactly("focus-strength", "slip-behind");
  }

  @Test
  void whatAnAttackDoesIsItsValueOnceItIsChecked() {
    Scene scene = flipped().passesUntil("before-flip");

    assertThat(badges(zone(scene, CID, "stack").pieces().get(0))).containsExactly("did 70");
    assertThat(zone(scene, CID, "encounter").gauges())
        .contains(Gauge.of("damage on the stack", 70))
        .anyMatch(gauge -> gauge.label().equals("life left"));
    assertThat(seated(scene, BEN).gauges()).contains(Gauge.of("damage done this round", 70));
  }

  @Test
  void anAttackThatDoesNothingSaysSo() {
    Scene scene = Scene.of(3).faces("stone").initiative(2, 1, 3).set(BEN, "attack-10");
    scene.hand(CID, "rally").turns().passesUntil("flipped");

    assertThat(badges(zone(scene, CID, "stack").pieces().get(0)))
        .containsExactly("worth 10", "does 0");
  }

  @Test
  void theOwnHandShowsWhatEachAttackWouldBeWorth() {
    Scene scene = flipped();

    assertThat(badges(piece(scene, ANN, "hand-2-attack-25"))).containsExactly("worth 25");
    assertThat(badges(piece(scene, ANN, "hand-2-rally"))).isEmpty();
    assertThat(zone(scene, CID, "hand-2").pieces()).isEmpty();
    assertThat(zone(scene, CID, "hand-2").hidden()).isEqualTo(2);
  }

  @Test
  void setCardsOfOthersShowTheirBacksAndTheOwnItsWorth() {
    Scene scene = flipped();

    assertThat(piece(scene, CID, "set-2-1").face()).isEqualTo(FaceIds.CARD_BACK);
    assertThat(piece(scene, ANN, "set-2-1").face()).isEqualTo("attack-40");
    assertThat(badges(piece(scene, ANN, "set-2-1"))).containsExactly("worth 40");
    assertThat(piece(scene, Onlooker.ARBITER, "set-2-1").face()).isEqualTo("attack-40");
  }

  @Test
  void whoTakesATurnAndWhoSitsOutIsSaid() {
    Scene scene = Scene.of(3).faces("dummy").initiative(2, 1, 3).set(BEN, "attack-20");
    scene.sheet(CID, sheet -> sheet.withPace(sheet.pace().withSitsOut(true)));
    scene.sheet(ANN, sheet -> sheet.withPace(sheet.pace().withTripped(true)));
    scene.hand(ANN, "rally").turns().passesUntil("flipped");

    assertThat(seated(scene, BEN).states()).contains("takes a turn");
    assertThat(seated(scene, CID).states()).contains("sits out this round");
    assertThat(seated(scene, ANN).states()).contains("sits out the next round");
  }

  @Test
  void theDeadAreOutAndHaveNoLife() {
    Scene scene = Scene.of(4).faces("dummy").dead(BEN).hand(ANN, "rally").initiative(1, 0, 3, 2);
    scene.set(ANN, "attack-5").turns();

    assertThat(seated(scene, BEN).isOut()).isTrue();
    assertThat(seated(scene, BEN).states()).containsExactly("dead");
    assertThat(seated(scene, BEN).gauges()).noneMatch(gauge -> gauge.label().equals("life"));
  }

  @Test
  void aDeadPlayerWhoFightsIsNotOut() {
    Scene scene = Scene.ofReference(3).faces("emperor-lich").fallenBefore(BEN);
    scene.foe(foe -> foe.withPhase(1).withTokens(Pile.of(50)).withPlayers(Pile.of(BEN.index())));
    scene.hand(CID, "edge-out").set(ANN, "attack-5").turns();

    assertThat(seated(scene, BEN).isOut()).isFalse();
    assertThat(seated(scene, BEN).states()).containsExactly("dead, fights against the party");
    assertThat(piece(scene, ANN, "token-1").owner()).contains(BEN);
  }

  @Test
  void aCreatureThatIsKilledHasNoLife() {
    Scene scene = Scene.of(3).faces("weakling").set(CID, "attack-100");
    scene.items(ANN, "healing-potion").turns();
    while (!scene.asked().equals("end")) {
      scene.passes();
    }
    Zone encounter = zone(scene, CID, "encounter");

    assertThat(encounter.pieces().get(0).states()).contains("killed");
    assertThat(encounter.pieces().get(0).badges()).isEmpty();
    assertThat(encounter.gauges()).isEmpty();
  }

  @Test
  void livingTokensAreAttachedWithTheirLife() {
    Scene scene = Scene.of(3).faces("swarm").tokens(30, 0, 5).hand(CID, "rally");
    scene.initiative(1, 3, 2).set(ANN, "feint").turns();
    Zone encounter = zone(scene, CID, "encounter");

    assertThat(encounter.pieces().get(0).attached())
        .extracting(Piece::uid)
        .containsExactly("token-1", "token-3");
    assertThat(badges(piece(scene, CID, "token-3"))).containsExactly("life 5");
    assertThat(encounter.gauges()).containsExactly(Gauge.of("tokens left", 2, 3));
  }

  @Test
  void whomTheCreatureWouldAttackIsSaid() {
    Scene scene = Scene.ofReference(3).faces("gutter-ogre").initiative(2, 1, 3);
    scene.set(BEN, "attack-20").set(ANN, "attack-40").hand(CID, "edge-out");
    scene.turns().passesUntil("before-flip").passesUntil("flipped");
    scene.passesUntil("before-flip");

    assertThat(zone(scene, CID, "encounter").notes())
        .containsExactly(
            "As things stand, the Specific Attack on the player who did the most damage this round"
                + " hits Talon for 15.");
  }

  @Test
  @Shows("PRE-Q-39")
  void whoIsNamedInsteadIsSaidToBeAttacked() {
    Scene scene = Scene.ofReference(3).faces("gutter-ogre").initiative(1, 2, 3);
    scene.set(ANN, "i-think-he-called-you-ugly-too").set(BEN, "attack-5").hand(CID, "edge-out");
    scene.turns().passesUntil("name").plays("ann: player seat-0").passesUntil("before-flip");

    assertThat(zone(scene, ANN, "encounter").notes())
        .containsExactly(
            "As things stand, the Specific Attack on the player who did the most damage this round"
                + " hits Orn Hammerfist for 15.");
  }

  /** Initiative has been drawn, and Edaiyn may still use her ability before the attack. */
  private static Scene beforeRandomAttacks(Scene scene) {
    return scene
        .initiative(1, 3, 4, 2)
        .begins(PlayWindow.opening(Moment.INITIATIVE), new Strikes(StrikeRule.Timing.RANDOM, 0));
  }

  @Test
  void whatTheCreatureDoesInsteadOfAttackingIsSaid() {
    Scene scene = Scene.ofReference(4).faces("barrier-magus").foe(foe -> foe.withBarrier(false));

    assertThat(zone(beforeRandomAttacks(scene), ANN, "encounter").notes())
        .containsExactly(
            "As things stand, the barrier goes up instead of the Random Attack on the holder of"
                + " Initiative 1.");
  }

  @Test
  @Shows("PRE-Q-89")
  void whomTheSkeletonsWouldAttackIsSaid() {
    Scene scene = Scene.ofReference(4).faces("emperor-lich").tokens(30, 0, 30, 0);

    assertThat(zone(beforeRandomAttacks(scene), ANN, "encounter").notes())
        .contains(
            "As things stand, the Random Attack on all players whose Initiative is the number of a"
                + " token left hits Talon and Vasha the Red for 5.");
  }

  @Test
  void onlyThePresentPartOfAnEncounterIsInForce() {
    Scene scene = Scene.ofReference(3).faces("spore-mother").round(2).hand(ANN, "edge-out");
    scene.set(BEN, "attack-20").turns();

    assertThat(zone(scene, ANN, "in-force").notes())
        .containsExactly(
            "Spore Mother: the attacks of the creature, or of each of its tokens, do 1 more damage for"
                + " each round of the encounter.");
    assertThat(zone(scene, ANN, "encounter").notes())
        .containsExactly(
            "As things stand, the Specific Attack on all players hits Talon, Vasha"
                + " the Red and Orn Hammerfist for 4.");
  }

  @Test
  void whatIsInForceSaysForWhomAndUntilWhen() {
    Scene scene = Scene.ofReference(3).faces("ripper").items(BEN, "potion-of-strength");
    scene.items(CID, "crown-of-thorns").potions();
    scene.plays("ben: use seat-1-potion-of-strength");
    while (!scene.asked().equals("nature")) {
      scene.passes();
    }

    assertThat(zone(scene, ANN, "in-force").notes())
        .containsExactly(
            "Crown of Thorns of Orn Hammerfist: your attacks are worth 5 more.",
            "Potion of Strength of Vasha the Red: your attacks are doubled for 2 rounds.");
  }

  @Test
  void theTrackShowsTheStepOfTheRound() {
    Scene setting = Scene.of(3).faces("dummy").hand(CID, "attack-5", "rally").setting();

    assertThat(phase(setting)).isEqualTo("Set cards");
    assertThat(phase(flipped())).isEqualTo("Turns");
    assertThat(
            phase(Scene.of(3).faces("dummy").items(ANN, "healing-potion").life(ANN, 5).potions()))
        .isEqualTo("Reveal");
    assertThat(phase(Scene.of(3).faces("dummy").items(ANN, "healing-potion").ends()))
        .isEqualTo("End of the encounter");
  }

  private static String phase(Scene scene) {
    var track = seen(scene, CID).track().orElseThrow();
    return track.phases().get(track.now());
  }

  @Test
  void theTitleSaysWhereInTheGameItIs() {
    Scene bonus = Scene.of(3).faces("dummy").encounter(8).round(2).hand(ANN, "rally");
    bonus.set(CID, "attack-5").turns();

    assertThat(seen(bonus, ANN).title())
        .isEqualTo("Encounter 8 of 9, a Bonus Round: Dummy, round 2");
    assertThat(seen(Scene.game(3), ANN).title()).isEqualTo("Setup");
    assertThat(seen(Scene.game(3), ANN).track()).isEmpty();
  }

  @Test
  void aHandIsMeasuredAgainstItsLimit() {
    Scene scene = Scene.of(3).faces("dummy").items(BEN, "old-crown").hand(BEN, "feint", "rally");
    scene.set(CID, "attack-5").turns();

    assertThat(seated(scene, BEN).gauges()).contains(Gauge.of("hand", 2, 8));
    assertThat(seated(scene, ANN).gauges()).contains(Gauge.of("hand", 0, 7));
  }

  @Test
  void tokensOfAPlayerLieOnTheCharacter() {
    Scene scene = Scene.of(3).faces("dummy").poison(BEN, 2).bites(BEN, 1).turned(BEN);
    scene.hand(ANN, "rally").set(CID, "attack-5").turns();

    assertThat(zone(scene, ANN, "character-1").pieces().get(0).attached())
        .extracting(Piece::face)
        .containsExactly(FaceIds.POISON, FaceIds.POISON, FaceIds.VAMPYRE, FaceIds.BITE);
    assertThat(seated(scene, BEN).states()).contains("turned");
  }
}
