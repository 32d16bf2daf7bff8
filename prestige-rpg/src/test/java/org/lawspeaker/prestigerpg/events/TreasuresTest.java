package org.lawspeaker.prestigerpg.events;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.effects.Program;
import org.lawspeaker.prestigerpg.initiative.SwitchSeats;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.terms.Holder;
import org.lawspeaker.testkit.coverage.Shows;

/** Treasures, which are carried out at the end of an encounter, and the chest. */
class TreasuresTest {
  @Test
  @Shows("PRE-EVENT-09")
  void aTreasureWaitsForTheEndOfTheEncounter() {
    Scene scene = Scene.ofReference(3).faces("ripper").event("spoils-to-the-bold");
    scene.sheet(ANN, sheet -> sheet.withPace(sheet.pace().withDealt(20))).ends().passes();
    scene.nature("PRE-RELIC-02");
  }

  @Test
  void aChestThatNoEventOpensIsDiscardedWithTheEncounter() {
    Scene scene = Scene.ofReference(3).faces("ripper");
    int card = scene.numberOf("attack-20");
    scene.foe(foe -> foe.withChest(Pile.of(card))).ends().passes();

    assertThat(scene.state().piles().discards().count(card)).isEqualTo(1);
    assertThat(scene.state().foe().chest().isEmpty()).isTrue();
  }

  /** Ben, with most Prestige, is asked whether he pays 20 life for a Relic. */
  private static Scene grave(int life) {
    Scene scene = Scene.ofReference(3).faces("ripper").event("a-grave-with-your-name");
    scene.initiative(1, 3, 2);
    scene.prestige(BEN, 5).prestige(CID, 3).life(BEN, life).ends();
    return scene.asks("choice", BEN).plays("ben: choose 1");
  }

  @Test
  void whoeverChoosesToSufferForARelicGainsIt() {
    Scene scene = grave(21).nature("PRE-RELIC-02").plays("relic evil-eye");
    assertThat(scene.sheet(BEN).life()).isEqualTo(1);
    assertThat(scene.sheet(BEN).items()).hasSize(1);
  }

  @Test
  void nobodyElseGainsTheRelicOfWhoeverDiesForIt() {
    Scene scene = grave(20);
    assertThat(scene.kinds()).contains("died");
    assertThat(scene.outcomes()).isNotEmpty().allMatch(drawn -> drawn.startsWith("draw "));
  }

  /** Ben has claimed so many cards of a chest, Ann one, and Ben and Cid have switched seats. */
  private static Scene switched(int claims, Seat last) {
    Scene scene = Scene.ofReference(3).faces("thantigist").initiative(1, 2, 3).deck();
    scene.event("bring-the-chest-we-ll-solve-the-riddle-later");
    scene.sheet(BEN, sheet -> sheet.withMarks(sheet.marks().withClaims(claims)));
    scene.sheet(ANN, sheet -> sheet.withMarks(sheet.marks().withClaims(1)));
    scene.foe(foe -> foe.withClaimers(Pile.of(last.index())));
    SwitchSeats one = new SwitchSeats(new Holder(2), new Holder(3));
    return scene.begins(new Program(Source.encounter(0, BEN), ImmutableList.of(one)));
  }

  @Test
  @Shows("PRE-Q-93")
  void claimsOfAChestStayWithTheCharacterWhenSeatsAreSwitched() {
    Scene scene = switched(2, ANN);
    assertThat(scene.sheet(CID).marks().claims()).isEqualTo(2);
    assertThat(scene.sheet(BEN).marks().claims()).isZero();

    scene.passes().plays("relic evil-eye");
    assertThat(scene.sheet(CID).items()).hasSize(1);
  }

  @Test
  @Shows("PRE-Q-93")
  void theLastClaimOfAChestIsTheCharactersAfterASwitch() {
    Scene scene = switched(1, BEN).passes().plays("relic evil-eye");
    assertThat(scene.sheet(CID).items()).hasSize(1);
  }

  /** A chest that Ann and Ben have claimed one card of each. */
  private static Scene claimed() {
    Scene scene = Scene.ofReference(3).faces("ripper");
    scene.event("bring-the-chest-we-ll-solve-the-riddle-later");
    scene.sheet(ANN, sheet -> sheet.withMarks(sheet.marks().withClaims(1)));
    return scene.sheet(BEN, sheet -> sheet.withMarks(sheet.marks().withClaims(1)));
  }

  @Test
  @Shows("PRE-Q-87")
  void ofTheLivingTheLastToClaimTakesItIfALaterOneHasDied() {
    Scene scene =
        claimed().dead(CID).foe(foe -> foe.withClaimers(Scene.seats(ANN, BEN, CID))).ends();

    assertThat(scene.passes().plays("relic evil-eye").sheet(BEN).items()).hasSize(1);
  }

  @Test
  @Shows("PRE-Q-87")
  void whoClaimsAgainIsTheLastToClaim() {
    Scene scene = claimed().set(ANN, "attack-20");
    Pile chest = Pile.of(scene.numberOf("attack-20"));
    scene.foe(foe -> foe.withClaimers(Scene.seats(ANN, BEN)).withChest(chest)).turns();

    assertThat(scene.state().foe().claimers()).isEqualTo(Scene.seats(BEN, ANN));
  }
}
