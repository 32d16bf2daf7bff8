package org.lawspeaker.prestigerpg.attack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.DAN;
import static org.lawspeaker.prestigerpg.Scene.count;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.SceneGame;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.testkit.coverage.Shows;

/** Tactical Maneuvers and Enhanced Attacks. */
class ManeuversTest {
  @ParameterizedTest
  @ValueSource(strings = {"feint", "focus-strength", "slip-behind"})
  @Shows("PRE-TACTICAL-01")
  void aManeuverNeitherHitsNorInflictsDamage(String maneuver) {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, maneuver).hand(BEN, "rally").turns();
    scene.passesUntil("flipped").passes();

    assertThat(scene.kinds()).doesNotContain("hit");
    assertThat(scene.sheet(ANN).pace().hit()).isFalse();
    assertThat(scene.sheet(ANN).pace().dealt()).isZero();
    assertThat(scene.passesUntil("nature").state().foe().life()).isEqualTo(100);
  }

  @Test
  @Shows("PRE-FEINT-01")
  void noCardMakesFeintInflictDamage() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "feint").hand(BEN, "rally", "shove").turns();
    scene.passesUntil("flipped").plays("ben: play rally", "ben: play shove");

    assertThat(scene.state().foe().life()).isEqualTo(100);
    assertThat(scene.sheet(ANN).pace().hit()).isFalse();
  }

  @Test
  @Shows("PRE-FEINT-01")
  void noEffectInForceMakesFeintInflictDamage() {
    Scene scene = Scene.of(3).faces("dummy").items(ANN, "potion-of-strength").hand(ANN, "feint");
    scene.potions().plays("ann: use seat-2-potion-of-strength", "initiative 3 2 1");
    scene.passesUntil("set").plays("ann: set feint");

    assertThat(scene.nature("PRE-INIT-01").state().foe().life()).isEqualTo(100);
  }

  @Test
  @Shows("PRE-FEINT-01")
  void feintLiesInTheStackUntilItIsDiscarded() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "feint").hand(BEN, "rally").turns();
    scene.passesUntil("flipped").passes();
    assertThat(scene.state().stack()).hasSize(1);

    scene.passesUntil("nature");
    assertThat(count(scene.state().piles().discards(), "feint")).isEqualTo(1);
  }

  @Test
  @Shows({"PRE-ENHANCED-01", "PRE-Q-43"})
  void anEnhancedAttackAffectsTheNextTwoAttacksOfOthers() {
    Scene scene = Scene.of(4).faces("dummy").set(ANN, "crowd").set(BEN, "attack-20");
    scene.set(DAN, "attack-40").set(CID, "attack-10").turns();

    assertThat(scene.state().foe().life()).isEqualTo(120 - 20 - 10 - 20 - 10);
  }

  @Test
  @Shows("PRE-Q-43")
  void itDoesNotReachAttacksAlreadyPlayed() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "attack-20").set(BEN, "crowd");
    scene.set(CID, "attack-40").turns();

    assertThat(scene.state().foe().life()).isEqualTo(100 - 20 - 20 - 20);
  }

  @Test
  @Shows("PRE-Q-43")
  void itEndsWithTheRound() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "crowd").hand(BEN, "attack-20").turns();
    scene.passesUntil("nature").plays("initiative 3 2 1").passes();
    scene.plays("draw attack-5", "draw attack-5", "draw attack-5").asks("set", ANN, BEN, CID);
    scene.plays("ann: set attack-5", "ben: set attack-20", "cid: set attack-5");
    scene.passesUntil("nature");

    assertThat(scene.state().foe().life()).isEqualTo(100 - 20 - 5 - 20 - 5);
  }

  @Test
  @Shows("PRE-ENHANCED-01")
  void anEnhancedAttackMayTurnTheCreatureOnANamedPlayer() {
    Scene scene = Scene.of(3).faces("bully").set(ANN, "i-think-he-called-you-ugly-too").turns();
    scene.asks("name", ANN).plays("ann: player seat-0");

    assertThat(scene.sheet(CID).life()).isEqualTo(80);
    assertThat(scene.sheet(ANN).life()).isEqualTo(100);
  }

  @Test
  @Shows({"PRE-Q-13", "PRE-Q-21"})
  void aManeuverIsCheckedTooAndToldWithoutAValue() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "feint").hand(BEN, "trip").turns();
    scene.passesUntil("flipped").tells("played", "PRE-TURN-04");
    assertThat(scene.says()).contains("seat 2 plays Feint");
    assertThat(scene.state().stack().get(0).checked()).isFalse();

    scene.passesUntil("checked");
    assertThat(scene.state().stack().get(0).checked()).isTrue();
  }

  @Test
  @Shows({"PRE-TURN-03", "PRE-END-08"})
  void whatACardDoesWhenItIsRevealedIsDoneBeforeAnybodyReacts() {
    Cards drawing =
        SceneGame.altered(
            "{name: Feint, copies: 4, face: maneuver,",
            "{name: Feint, copies: 4, face: {maneuver: [{draw-cards: {cards: 1}}]},");
    Scene scene = Scene.with(drawing, 3).faces("dummy").set(ANN, "feint").hand(BEN, "rally");
    scene.hand(
        ANN, "attack-5", "attack-5", "attack-5", "attack-5", "attack-5", "attack-10", "trip");
    scene.turns().passesUntil("nature").nature("PRE-TURN-03").plays("draw attack-20");

    scene.asks("hand-limit", ANN).plays("ann: card trip").asks("flipped", ANN, BEN);
  }

  @Test
  @Shows("PRE-TURN-03")
  void anAttackMayDoSomethingWhenItIsRevealedToo() {
    Cards drawing =
        SceneGame.altered(
            "{name: Crowd, copies: 2, face: {attack: {values: [40, 20, 10, 0],",
            "{name: Crowd, copies: 2, face: {attack: {values: [40, 20, 10, 0],"
                + " reveals: [{gain-prestige: {prestige: -1}}],");
    Scene scene = Scene.with(drawing, 3).faces("dummy").set(ANN, "crowd").hand(BEN, "rally");

    assertThat(scene.turns().passesUntil("flipped").sheet(ANN).prestige()).isEqualTo(-1);
  }
}
