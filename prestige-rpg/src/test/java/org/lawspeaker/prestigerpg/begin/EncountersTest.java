package org.lawspeaker.prestigerpg.begin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.moves.PickOption;
import org.lawspeaker.prestigerpg.moves.Play;
import org.lawspeaker.prestigerpg.moves.Playable;
import org.lawspeaker.prestigerpg.state.Marks;
import org.lawspeaker.prestigerpg.state.Status;
import org.lawspeaker.prestigerpg.state.Target;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.Moment;
import org.lawspeaker.prestigerpg.view.PrestigeView;
import org.lawspeaker.prestigerpg.windows.PlayWindow;
import org.lawspeaker.testkit.coverage.Shows;

class EncountersTest {
  // ------------------------------------------------------------------ Hivemind

  @Test
  @Shows({"PRE-HIVEMIND-03", "PRE-Q-92"})
  void theSwarmIsTwoTokensMoreThanPlayersAndAttacksTogether() {
    Scene scene = Scene.ofReference(3).faces("hivemind").set(ANN, "attack-5").deck().turns();
    assertThat(scene.state().foe().tokens()).isEqualTo(Pile.of(40, 40, 40, 40, 40));
    scene.passesUntil("token").plays("ann: token 2").passesUntil("nature");
    assertThat(scene.sheet(ANN).life()).isEqualTo(75);
  }

  @Test
  @Shows({"PRE-HIVEMIND-01", "PRE-HIVEMIND-02", "PRE-Q-92"})
  void onlyTheTokenThatWasAttackedGoesForTheNamedPlayer() {
    Scene scene = Scene.ofReference(3).faces("hivemind").set(ANN, "i-think-he-called-you-ugly-too");
    scene.deck().turns().passesUntil("token").plays("ann: token 2", "ann: player seat-0");
    scene.passesUntil("nature");
    assertThat(scene.sheet(ANN).life()).isEqualTo(80);
    assertThat(scene.sheet(CID).life()).isEqualTo(95);
  }

  @Test
  @Shows({"PRE-HIVEMIND-01", "PRE-HIVEMIND-02"})
  void theTokenThatGoesForTheNamedPlayerHitsAsHardAsTheEventMakesIt() {
    Scene scene = Scene.ofReference(3).faces("hivemind").event("blood-calls-to-blood");
    scene.initiative(1, 3, 2).set(ANN, "i-think-he-called-you-ugly-too").deck().turns();
    scene.passesUntil("token").plays("ann: token 2", "ann: player seat-1").passesUntil("nature");
    assertThat(scene.sheet(ANN).life()).isEqualTo(60);
    assertThat(scene.sheet(BEN).life()).isEqualTo(90);
  }

  // ------------------------------------------------------------------ Thantigist

  @Test
  @Shows({"PRE-THANTIGIST-01", "PRE-THANTIGIST-02", "PRE-Q-93"})
  void whoDidMostAndWhoDidLeastDamageBecomeEachOthersCharacters() {
    Scene scene = Scene.ofReference(3).faces("thantigist").set(ANN, "attack-20");
    scene.hand(BEN, "feint").life(BEN, 60).prestige(BEN, 7).items(BEN, "evil-eye");
    scene.poison(BEN, 0).sheet(BEN, sheet -> sheet.withAbilityUsed(true));
    scene.sheet(CID, sheet -> sheet.withPace(sheet.pace().withDealt(5))).deck();
    scene.turns().passesUntil("nature").plays("initiative 1 3 2").passesUntil("nature");
    scene.plays("draw attack-20");
    assertThat(scene.sheet(ANN).character()).isEqualTo(scene.character("vasha-the-red"));
    assertThat(scene.sheet(ANN).prestige()).isEqualTo(7);
    assertThat(scene.sheet(ANN).life()).isEqualTo(60);
    assertThat(scene.sheet(ANN).items()).hasSize(1);
    assertThat(scene.sheet(ANN).abilityUsed()).isTrue();
    assertThat(scene.sheet(ANN).initiative()).isEqualTo(3);
    assertThat(scene.sheet(ANN).hand().size()).isEqualTo(1);
    assertThat(scene.sheet(BEN).character()).isEqualTo(scene.character("talon"));
    assertThat(scene.sheet(BEN).initiative()).isEqualTo(2);
  }

  @Test
  @Shows("PRE-Q-93")
  void nobodySwitchesWhenNobodyDidDamage() {
    Scene scene = Scene.ofReference(3).faces("thantigist").hand(BEN, "feint").deck();
    scene.randomAttacks().passesUntil("set");
    assertThat(scene.sheet(ANN).character()).isEqualTo(scene.character("talon"));
    assertThat(scene.sheet(BEN).character()).isEqualTo(scene.character("vasha-the-red"));
  }

  // ------------------------------------------------------------------ Ragnarok

  private static Scene ragnarok() {
    Scene scene = Scene.ofReference(4).dead(CID).dead(Scene.DAN).prestige(CID, 6).faces("ragnarok");
    return scene.begins(Flow.REVEALED, PlayWindow.opening(Moment.REVEAL));
  }

  @Test
  @Shows({"PRE-RAGNAROK-01", "PRE-Q-95"})
  void aMajorityBringsAllTheDeadBack() {
    Scene scene = ragnarok().asks("vote", ANN, BEN).plays("ann: choose yes", "ben: choose yes");
    assertThat(scene.sheet(CID).status()).isEqualTo(Status.ALIVE);
    assertThat(scene.sheet(Scene.DAN).status()).isEqualTo(Status.ALIVE);
    assertThat(scene.sheet(CID).life()).isEqualTo(50);
    assertThat(scene.sheet(CID).prestige()).isEqualTo(6);
    for (int i = 0; i < 7; i++) {
      scene.nature("PRE-Q-95").plays("draw attack-5").tells("draws", "PRE-Q-95");
    }
    for (int i = 0; i < 7; i++) {
      scene.plays("draw attack-20");
    }
    assertThat(scene.sheet(CID).hand().size()).isEqualTo(7);
    assertThat(scene.sheet(Scene.DAN).hand().size()).isEqualTo(7);
  }

  @Test
  @Shows({"PRE-RAGNAROK-02", "PRE-Q-95"})
  void aTieMeansNo() {
    Scene scene = ragnarok().plays("ann: choose yes", "ben: choose no");
    assertThat(scene.sheet(CID).status()).isEqualTo(Status.DEAD);
    assertThat(scene.sheet(Scene.DAN).status()).isEqualTo(Status.DEAD);
  }

  @Test
  @Shows({"PRE-Q-10", "PRE-Q-73", "PRE-Q-95"})
  void whoDiesByTheEventHasNoVoteAndCanBeBroughtBack() {
    Scene scene = Scene.ofReference(4).dead(CID).life(BEN, 10).initiative(3, 1, 0, 2).encounter(4);
    scene.begins(Flow.NEXT_ENCOUNTER).plays("reveal ragnarok", "event something-is-behind-us");
    scene.asks("vote", ANN, Scene.DAN).plays("ann: choose yes", "dan: choose yes");

    assertThat(scene.sheet(BEN).status()).isEqualTo(Status.ALIVE);
  }

  @Test
  @Shows("PRE-Q-95")
  void withoutDeadThereIsNoVote() {
    Scene scene = Scene.ofReference(4).faces("ragnarok").items(ANN, "healing-potion");
    scene.life(ANN, 50).begins(Flow.REVEALED, PlayWindow.opening(Moment.REVEAL));
    assertThat(scene.asked()).isEqualTo("reveal");
  }

  // ------------------------------------------------------------------ Barrier Magus

  private static Scene magus() {
    return Scene.ofReference(3).faces("barrier-magus").creature(100);
  }

  @Test
  @Shows("PRE-Q-96")
  void whileTheBarrierIsUpAttacksDoNothing() {
    Scene scene = magus().set(ANN, "attack-25").deck().turns().passesUntil("nature");
    assertThat(scene.state().foe().life()).isEqualTo(100);
    assertThat(scene.state().foe().barrier()).isTrue();
  }

  @Test
  @Shows({"PRE-MAGUS-01", "PRE-MAGUS-02", "PRE-Q-96", "PRE-Q-104"})
  void anAttackOfThirtyKnocksItDownAndItsBacklashCannotBeCountered() {
    Scene scene = magus().set(ANN, "attack-30").hand(ANN, "counter-strike").hand(BEN, "trip");
    scene.deck().turns().passesUntil("flipped").passes();
    assertThat(scene.kinds()).containsSubsequence("barrier", "hurt").doesNotContain("strike");
    assertThat(scene.asked()).as("the window after the backlash").isEqualTo("before-flip");
    int counter = scene.numberOf("counter-strike");
    scene.refuses(
        new Play(ANN, Playable.Card.of(counter), 0, Target.nothing()),
        "PRE-ACTION-03",
        "PRE-MAGUS-02",
        "PRE-Q-35");
    assertThat(scene.state().foe().barrier()).isFalse();
    assertThat(scene.sheet(ANN).life()).isEqualTo(90);
    assertThat(scene.state().foe().life()).isEqualTo(100);
  }

  @Test
  @Shows("PRE-MAGUS-03")
  void withItsBarrierUpItAttacks() {
    Scene scene = magus().hand(BEN, "feint").deck().randomAttacks().passesUntil("set");
    assertThat(scene.sheet(ANN).life()).isEqualTo(80);
  }

  @Test
  @Shows("PRE-MAGUS-04")
  void withItsBarrierDownItRaisesItInstead() {
    Scene scene = magus().foe(foe -> foe.withBarrier(false)).hand(BEN, "feint").deck();
    scene.randomAttacks().passesUntil("set");
    assertThat(scene.sheet(ANN).life()).isEqualTo(100);
    assertThat(scene.state().foe().barrier()).isTrue();
  }

  @Test
  @Shows("PRE-MAGUS-04")
  void whoseBarrierFallsWhileItAttacksDoesNotRaiseItInTheSameRound() {
    Scene scene = magus().initiative(2, 1, 3).hand(ANN, "attack-30").hand(CID, "feint").deck();
    scene.randomAttacks().plays("ann: ability", "ann: card attack-30");
    scene.passesUntil("set");

    assertThat(scene.sheet(ANN).life()).isEqualTo(80);
    assertThat(scene.state().foe().barrier()).isFalse();
  }

  @Test
  @Shows("PRE-MAGUS-04")
  void itRaisesTheBarrierWhenItWouldHaveAttackedBeforeAnybodyDraws() {
    Scene scene = magus().foe(foe -> foe.withBarrier(false)).randomAttacks();

    assertThat(scene.kinds()).contains("barrier").doesNotContain("strike");
  }

  @Test
  @Shows("PRE-Q-89")
  void theLichIsTheOnlyEncounterThatComesLast() {
    assertThat(Scene.REFERENCE.pack().encounters().stream().filter(card -> card.last()))
        .singleElement()
        .matches(card -> card.name().equals("Emperor Lich"));
  }

  @Test
  @Shows("PRE-Q-95")
  void onlyTheLivingVoteAndEachOnce() {
    Scene scene = ragnarok().plays("ann: choose yes");

    scene.refuses(new PickOption(ANN, "no"), "PRE-Q-95");
    scene.refuses(new PickOption(CID, "yes"), "PRE-DEATH-01");
    scene.refuses(new PickOption(BEN, "perhaps"), "PRE-Q-95");
  }

  @Test
  @Shows("PRE-Q-95")
  void aVoteIsSecretUntilAllHaveVoted() {
    Scene yes = ragnarok().plays("ann: choose yes");
    Scene no = ragnarok().plays("ann: choose no");

    assertThat(PrestigeView.of(yes.state(), BEN)).isEqualTo(PrestigeView.of(no.state(), BEN));
    assertThat(PrestigeView.of(yes.state(), ANN)).isNotEqualTo(PrestigeView.of(no.state(), ANN));
  }

  @Test
  @Shows({"PRE-Q-95", "PRE-Q-49"})
  void whoComesBackHasNoItemsPoisonOrInitiative() {
    Scene scene = Scene.ofReference(3).items(CID, "alchemist-fire").poison(CID, 2).dead(CID);
    scene.sheet(CID, sheet -> sheet.withInitiative(3)).initiative(1, 2);
    scene.faces("ragnarok").begins(Flow.REVEALED, PlayWindow.opening(Moment.REVEAL));
    scene.plays("ann: choose yes", "ben: choose yes").tells("revived", "PRE-Q-95");

    assertThat(scene.says()).contains("seat 0 comes back to life");
    assertThat(scene.sheet(CID).items()).isEmpty();
    assertThat(scene.sheet(CID).marks()).isEqualTo(Marks.NONE);
    assertThat(scene.sheet(CID).initiative()).isZero();
    assertThat(scene.counts(scene.state().piles().discards(), "alchemist-fire")).isEqualTo(1);
    assertThat(scene.state().clock().fallen()).isEqualTo(Pile.empty());
  }

  @Test
  @Shows({"PRE-Q-96", "PRE-DEATH-01"})
  void theBacklashOfTheBarrierMayKill() {
    Scene scene = magus().set(ANN, "attack-30").life(ANN, 10).hand(BEN, "feint").deck().turns();
    scene.passesUntil("checked");

    assertThat(scene.sheet(ANN).isAlive()).isFalse();
  }

  @Test
  @Shows({"PRE-MAGUS-01", "PRE-Q-96"})
  void whatSparesDamageOfCreaturesDoesNotSpareTheBacklash() {
    Scene scene = magus().items(ANN, "bracers-of-stone").set(ANN, "attack-30").deck().turns();
    scene.passesUntil("nature");

    assertThat(scene.sheet(ANN).life()).isEqualTo(90);
  }

  @Test
  @Shows("PRE-Q-96")
  void whileTheBarrierIsDownAttacksHurtAndTheirPlayersAreSafe() {
    Scene scene = magus().foe(foe -> foe.withBarrier(false)).set(ANN, "attack-30").deck().turns();
    scene.passesUntil("nature");

    assertThat(scene.state().foe().life()).isEqualTo(70);
    assertThat(scene.sheet(ANN).life()).isEqualTo(100);
  }

  @Test
  @Shows("PRE-Q-95")
  void whoHasComeBackIsNotAmongThoseWhoDiedBeforeThisEncounter() {
    Scene scene = ragnarok().clock(clock -> clock.withFallenBefore(2)).begins(Flow.REVEALED);
    scene.plays("ann: choose yes", "ben: choose yes");

    assertThat(scene.state().clock().fallen()).isEqualTo(Pile.empty());
    assertThat(scene.state().clock().fallenBefore()).isZero();
  }
}
